import type { Context } from 'koa'
import { browserSessionOf } from '#api/browser-sessions.ts'
import type { Deps } from '#api/deps.ts'
import { Refused } from '#api/middleware/errors.ts'

const freshMs = 15 * 60_000

/**
 * Refuses what would harm most in the wrong hands where signing in is longer ago than 15 minutes: somebody may have
 * found the browser open. Whoever has no account could not sign in again.
 */
export function wantFreshSignIn(ctx: Context, { clock }: Pick<Deps, 'clock'>): void {
  const { accountId, signedInAt } = browserSessionOf(ctx)
  if (!accountId) return
  const age = clock().getTime() - Date.parse(signedInAt ?? '')
  if (!(age >= 0 && age <= freshMs)) throw new Refused('sign-in-stale')
}
