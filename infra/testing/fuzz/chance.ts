/** Numbers that look random and are the same for the same seed (mulberry32, public domain). */
export type Chance = {
  /** In [0, 1). */
  next: () => number
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** True so many times in a hundred. */
  percent: (share: number) => boolean
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    percent: (share) => next() * 100 < share,
  }
}
