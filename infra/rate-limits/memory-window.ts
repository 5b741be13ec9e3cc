import type { Window } from '#infra/rate-limits/limits.ts'

/** How much of a window somebody has used, and in how many ms it ends. */
export type Used = { used: number; endsInMs: number }

/** Counts in this process, for at most `mostKeys`: past that the oldest are forgotten, whoever they are. */
export function createMemoryWindow({ seconds }: Pick<Window, 'seconds'>, mostKeys = 10_000) {
  // In order of their end, for all of them last equally long.
  const counts = new Map<string, { used: number; endsAt: number }>()

  function forget(now: number): void {
    for (const [key, { endsAt }] of counts) {
      if (endsAt > now && counts.size < mostKeys) return
      counts.delete(key)
    }
  }

  return {
    take(key: string, points = 1): Used {
      const now = Date.now()
      let count = counts.get(key)
      if (!count || count.endsAt <= now) {
        counts.delete(key)
        forget(now)
        count = { used: 0, endsAt: now + seconds * 1_000 }
        counts.set(key, count)
      }
      count.used += points
      return { used: count.used, endsInMs: count.endsAt - now }
    },
    giveBack(key: string, points = 1): void {
      const count = counts.get(key)
      if (count) count.used = Math.max(0, count.used - points)
    },
    size: () => counts.size,
  }
}
