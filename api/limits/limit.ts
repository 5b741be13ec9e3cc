import type { Context } from 'koa'
import { browserSessionOf } from '#api/browser-sessions.ts'
import type { Deps } from '#api/deps.ts'
import { Refused } from '#api/middleware/errors.ts'
import { networksOf } from '#api/network.ts'
import type { LimitName } from '#infra/rate-limits/limits.ts'
import type { Allowance, Counted } from '#infra/rate-limits/rate-limits.ts'

export type Counting = Pick<Deps, 'keyring' | 'rateLimits'>

/** Who asks, as limits are counted. */
export function countedOf(ctx: Context, { keyring }: Counting, address?: string): Counted {
  const key = (whose: string) => keyring.digest('rate limit', whose).toString('base64url')
  const { subjectId, accountId } = browserSessionOf(ctx)
  const person = subjectId && key(subjectId)
  const { network, site } = networksOf(ctx.ip)
  return {
    network: key(network),
    ...(site !== undefined && { site: key(`site ${site}`) }),
    ...(person && { person, [accountId ? 'account' : 'visitor']: person }),
    ...(address !== undefined && { address: key(address) }),
  }
}

/** Counts one more for whoever asks, by person and by network, and says in the answer what is left. */
export async function count(
  ctx: Context,
  deps: Counting,
  name: LimitName,
  address?: string,
): Promise<Allowance | null> {
  const allowance = await deps.rateLimits.take(name, countedOf(ctx, deps, address))
  if (allowance)
    ctx.set({
      'RateLimit-Limit': String(allowance.limit),
      'RateLimit-Remaining': String(allowance.remaining),
      'RateLimit-Reset': String(allowance.resetSeconds),
    })
  return allowance
}

/** Refuses whoever asks too often, and says when to come back. */
export async function limit(ctx: Context, deps: Deps, name: LimitName, address?: string): Promise<void> {
  const allowance = await count(ctx, deps, name, address)
  const code = name === 'session' ? 'session-limited' : 'rate-limited'
  if (allowance?.isOver) throw new Refused(code, { retryAfterSeconds: allowance.resetSeconds })
}

/** What was counted for whoever asks is not counted after all. */
export const giveBack = (ctx: Context, deps: Counting, name: LimitName, address?: string): Promise<void> =>
  deps.rateLimits.giveBack(name, countedOf(ctx, deps, address))
