/** What a process or the database holds after a round. */
export type Size = Record<string, number>

const roundsCompared = 3
/** Rubbish that is not collected yet goes up and down by so much; a few connections open and close. */
const share = 1.15
const few = 10

/**
 * What grew over the last rounds, by name: the least of the last three is above the most of the three before them by
 * more than it goes up and down.
 */
export function grownIn(rounds: readonly Size[]): string[] {
  const last = rounds.slice(-roundsCompared)
  const before = rounds.slice(-2 * roundsCompared, -roundsCompared)
  if (before.length < roundsCompared) return []
  const of = (some: readonly Size[], name: string) => some.map((size) => size[name] ?? 0)
  return Object.keys(last[0]!).filter((name) => {
    const most = Math.max(...of(before, name))
    return Math.min(...of(last, name)) > Math.max(most * share, most + few)
  })
}
