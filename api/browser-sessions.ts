import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import { browserLabel } from '#api/account/browser-label.ts'
import type { Sql } from '#infra/sql.ts'

/** A browser that is not seen for so long is signed out, or a visitor no more. */
const idleMs = 14 * 86_400_000
/** Signed in for so long, a person signs in again. */
export const absoluteDays = 60

/** What a browser's cookie stands for. */
export type BrowserSession = {
  /** Whose data this browser reads and writes: a visitor's, or an account's. */
  subjectId?: string
  /** Set while somebody is signed in, and then the same. */
  accountId?: string
  /** When that was, or when the provider says that it was: an ISO instant. */
  signedInAt?: string
  /** Since when somebody is to sign in anew at a provider, until its answer: an ISO instant. */
  anewSince?: string
  /** Where the person was before signing in: a path of ours. */
  cameFrom?: string
  /** What was asked of a provider, until its answer. */
  grant?: { provider?: string; state?: string; nonce?: string; code_verifier?: string }
  /** The random id in the cookie. */
  readonly externalKey: string
  /** Goes on under a new id; the old one is worth nothing any more. */
  regenerate: () => Promise<void>
}

export const browserSessionOf = (ctx: Context): BrowserSession => ctx['session'] as BrowserSession

export const hashOfBrowser = (id: string) => createHash('sha256').update(id).digest()

const idleEnd = () => new Date(Date.now() + idleMs)

// koa-session always gives it; its type does not say so.
type Asked = { ctx?: Context }

/** The store behind koa-session: what a cookie stands for stays on the server, under the hash of its id. */
export const browserSessions = (sql: Sql) => ({
  async get(id: string, _maxAge: unknown, { ctx }: Asked): Promise<object | undefined> {
    const hash = hashOfBrowser(id)
    const [row] = await sql<{ data: object; isStale: boolean }[]>`
      select data, seen_at < now() - interval '1 minute' as "isStale" from browser_sessions
      where id_hash = ${hash} and expires_at > now()
        and (subject_id is null or created_at > now() - make_interval(days => ${absoluteDays}))`
    if (!row) return undefined
    ctx!.state['browserId'] = id
    if (row.isStale)
      await sql`
        update browser_sessions set seen_at = now(), expires_at = ${idleEnd()}
        where id_hash = ${hash}`
    return row.data
  },

  async set(id: string, data: object, _maxAge: unknown, { ctx }: Asked): Promise<void> {
    const subjectId = (data as BrowserSession).accountId ?? null
    const label = subjectId === null ? null : browserLabel(ctx!.get('User-Agent'))
    const row = { data: sql.json(data as never), subject_id: subjectId, label, expires_at: idleEnd() }
    // One that was known may have been ended meanwhile, from elsewhere: it does not come back.
    if (ctx!.state['browserId'] === id)
      await sql`update browser_sessions set ${sql(row)} where id_hash = ${hashOfBrowser(id)}`
    else
      await sql`
        insert into browser_sessions ${sql({ ...row, id_hash: hashOfBrowser(id) })}
        on conflict (id_hash) do update set data = excluded.data, subject_id = excluded.subject_id, label = excluded.label, expires_at = excluded.expires_at`
  },

  async destroy(id: string): Promise<void> {
    await sql`delete from browser_sessions where id_hash = ${hashOfBrowser(id)}`
  },
})
