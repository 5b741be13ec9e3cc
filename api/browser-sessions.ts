import { createHash } from 'node:crypto'
import type { Sql } from '#infra/sql.ts'

const hashed = (id: string) => createHash('sha256').update(id).digest()

/** The store behind koa-session: what a cookie stands for stays on the server, under the hash of its id. */
export const browserSessions = (sql: Sql) => ({
  async get(id: string): Promise<object | undefined> {
    const [row] = await sql<{ data: object }[]>`
      select data from browser_sessions where id_hash = ${hashed(id)} and expires_at > now()`
    return row?.data
  },
  async set(id: string, data: object, maxAgeMs: number): Promise<void> {
    const expiresAt = new Date(Date.now() + maxAgeMs)
    await sql`
      insert into browser_sessions (id_hash, data, expires_at) values (${hashed(id)}, ${sql.json(data as never)}, ${expiresAt})
      on conflict (id_hash) do update set data = excluded.data, expires_at = excluded.expires_at`
  },
  async destroy(id: string): Promise<void> {
    await sql`delete from browser_sessions where id_hash = ${hashed(id)}`
  },
})
