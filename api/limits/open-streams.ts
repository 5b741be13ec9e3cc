import type { Context } from 'koa'
import { browserSessionOf } from '#api/browser-sessions.ts'
import { Refused } from '#api/middleware/errors.ts'
import { networksOf } from '#api/network.ts'
import { networksOfSite } from '#infra/rate-limits/limits.ts'

/** A person has few tabs; a family or a ward sits behind one address. */
const most = { person: 8, network: 60 }
/** A page that lost its place asks again by itself. */
const retryAfterSeconds = 5

/** How many streams that only listen are open in this process, for whom. */
export function createOpenStreams(factor: number) {
  const open = new Map<string, number>()

  return {
    /** Takes a place until the answer is closed; refuses where there is none. */
    take(ctx: Context): void {
      // Closed already: nothing would give the place back.
      if (ctx.res.destroyed) return
      const { subjectId } = browserSessionOf(ctx)
      const { network, site } = networksOf(ctx.ip)
      const places = [
        { key: `network ${network}`, limit: most.network * factor },
        ...(site === undefined
          ? []
          : [{ key: `site ${site}`, limit: most.network * networksOfSite * factor }]),
        ...(subjectId ? [{ key: `person ${subjectId}`, limit: most.person * factor }] : []),
      ]
      if (places.some(({ key, limit }) => (open.get(key) ?? 0) >= limit))
        throw new Refused('rate-limited', { retryAfterSeconds })
      for (const { key } of places) open.set(key, (open.get(key) ?? 0) + 1)
      ctx.res.once('close', () => {
        for (const { key } of places) {
          const left = open.get(key)! - 1
          if (left > 0) open.set(key, left)
          else open.delete(key)
        }
      })
    },
    size: () => open.size,
  }
}

export type OpenStreams = ReturnType<typeof createOpenStreams>
