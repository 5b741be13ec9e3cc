import { wantFreshSignIn } from '#api/account/fresh-sign-in.ts'
import { browserSessionOf, hashOfBrowser } from '#api/browser-sessions.ts'
import { Refused } from '#api/middleware/errors.ts'
import { serve } from '#api/serve.ts'
import { listBrowsers, signBrowserOut } from '#contract/account.ts'

/** So many are told, the others once some of these are signed out. */
const mostBrowsers = 100

export const browserRoutes = [
  serve(listBrowsers, async ({ caller, deps, ctx }) => {
    const current = hashOfBrowser(browserSessionOf(ctx).externalKey)
    return deps.sql<{ id: string; label: string; createdAt: string; seenAt: string; isCurrent: boolean }[]>`
      select session_id as id, coalesce(label, 'A browser') as label, created_at as "createdAt",
        seen_at as "seenAt", id_hash = ${current} as "isCurrent"
      from browser_sessions where subject_id = ${caller.account()} and expires_at > now()
      order by id_hash = ${current} desc, seen_at desc limit ${mostBrowsers}`
  }),

  serve(signBrowserOut, async ({ input: { id }, caller, deps, ctx }) => {
    const current = hashOfBrowser(browserSessionOf(ctx).externalKey)
    const isCurrent =
      await deps.sql`select from browser_sessions where session_id = ${id} and id_hash = ${current}`
    if (isCurrent.length === 0) wantFreshSignIn(ctx, deps)
    const [gone] = await deps.sql<{ idHash: Buffer }[]>`
      delete from browser_sessions where session_id = ${id} and subject_id = ${caller.account('browser-unknown')}
      returning id_hash as "idHash"`
    if (!gone) throw new Refused('browser-unknown')
    if (gone.idHash.equals(current)) ctx['session'] = null
    return { ok: true as const }
  }),
]
