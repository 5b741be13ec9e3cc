/** Too many are waiting for a place already; or `isOwn`: the same person or network has all that one may have. */
export class AsideBusy extends Error {
  readonly isOwn: boolean

  constructor(isOwn = false) {
    super(isOwn ? 'One has as much running as one may.' : 'Too many are waiting for a thread.')
    this.name = 'AsideBusy'
    this.isOwn = isOwn
  }
}

/** A name that places count for; `most` where it may have more of them, or fewer, than `each`. */
export type Claimant = { name: string; most?: number }

export type PlaceLimits = {
  count: number
  /** How many may wait beyond those. */
  waiting: number
  /** How many of them one may have, waiting or not. */
  each: number
}

/**
 * Places, given in the order in which they were asked for; `take` gives what leaves the place again. `whose` are the
 * names that it counts for. Throws `AsideBusy`.
 */
export function createPlaces({ count, waiting, each }: PlaceLimits) {
  const queue: (() => void)[] = []
  const held = new Map<string, number>()
  let free = count
  const hold = (whose: readonly Claimant[], more: 1 | -1) => {
    for (const { name } of whose) {
      const now = (held.get(name) ?? 0) + more
      if (now === 0) held.delete(name)
      else held.set(name, now)
    }
  }
  return {
    async take(whose: readonly Claimant[]): Promise<() => void> {
      if (whose.some(({ name, most = each }) => (held.get(name) ?? 0) >= most)) throw new AsideBusy(true)
      if (free === 0 && queue.length >= waiting) throw new AsideBusy()
      hold(whose, 1)
      if (free > 0) free--
      else await new Promise<void>((resolve) => queue.push(resolve))
      return () => {
        hold(whose, -1)
        const next = queue.shift()
        if (next) next()
        else free++
      }
    },
  }
}
