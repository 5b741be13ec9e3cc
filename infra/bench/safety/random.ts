/** Numbers from 0 to 1 that look drawn and are the same every time. */
export type Random = (() => number) & { shuffle: (items: unknown[]) => void }

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const draw = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  return Object.assign(draw, {
    shuffle(items: unknown[]): void {
      for (let at = items.length - 1; at > 0; at--) {
        const other = Math.floor(draw() * (at + 1))
        ;[items[at], items[other]] = [items[other], items[at]]
      }
    },
  })
}
