import type { Context } from 'koa'
import { type Counting, countedOf } from '#api/limits/limit.ts'
import { Refused } from '#api/middleware/errors.ts'
import type { Allowance } from '#infra/rate-limits/rate-limits.ts'

/** A row and its indexes weigh something too, however little is in it. */
const eventBytes = 1_000
const partBytes = 1_000_000

const kilobytesOf = (bytes: number): number => Math.ceil(bytes / 1_000)

/** How long the body was, unpacked. */
export const bodyBytes = (ctx: Context): number => Buffer.byteLength(ctx.request.rawBody ?? '')

/** Counts what is to be kept for whoever sends it, by person and by network; past the limit it is not counted. */
export const takeVolume = (ctx: Context, deps: Counting, bytes: number): Promise<Allowance | null> =>
  // At least two kilobytes: of several points all are counted or none.
  deps.rateLimits.take('volume', countedOf(ctx, deps), Math.max(2, kilobytesOf(bytes + eventBytes)))

/** Refuses whoever has sent as much as is kept in a day, and says when to come back. */
export async function limitVolume(ctx: Context, deps: Counting, bytes: number): Promise<void> {
  const allowance = await takeVolume(ctx, deps, bytes)
  if (allowance?.isOver) throw new Refused('volume-spent', { retryAfterSeconds: allowance.resetSeconds })
}

/** Counts what comes in parts, while it comes. */
export function countVolume(ctx: Context, deps: Counting) {
  let [waiting, taken] = [0, 0]

  async function settle(): Promise<void> {
    const points = Math.max(2, kilobytesOf(waiting))
    waiting = 0
    const allowance = await deps.rateLimits.take('volume', countedOf(ctx, deps), points)
    if (allowance?.isOver) throw new Refused('volume-spent', { retryAfterSeconds: allowance.resetSeconds })
    taken += points
  }

  return {
    /** Throws `Refused`. */
    add: async (bytes: number): Promise<void> => {
      waiting += bytes
      if (waiting >= partBytes) await settle()
    },
    /** Counts what was not counted yet. */
    settle,
    giveBack: async (): Promise<void> => {
      if (taken > 0) await deps.rateLimits.giveBack('volume', countedOf(ctx, deps), taken)
    },
  }
}
