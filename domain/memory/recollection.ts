import type { Fact } from '#domain/event.ts'
import type { Felt, Memory } from '#domain/memory/events.ts'
import type { RememberedNeed, ReturningTheme } from '#domain/memory/remembered-needs.ts'
import type { OwnRule } from '#domain/memory/rules.ts'

/** What the guide is given of other conversations. */
export type Recollection = {
  /** Exercises of which it was said how they were, those that helped most first. */
  felt: readonly { exerciseId: string; need: RememberedNeed | null; helped: number; last: Felt }[]
  /** In how many conversations before this one a fear came up. */
  themes: Readonly<Partial<Record<ReturningTheme, number>>>
  longestDelayMinutes: number | null
  rules: readonly OwnRule[]
  /** Exercises that surely helped, by the numbers pressed before and after them, those that did most first. */
  helpful?: readonly string[]
  /** The person was told once that it is remembered what helps. */
  isTold: boolean
}

/** What stands, seen from a conversation: what came up in that one is no memory yet, but rules hold at once. */
export function recollectionOf(memories: readonly Fact<Memory>[], sessionId: string | null): Recollection {
  const inOrder = memories.toSorted((one, other) => one.at.localeCompare(other.at))
  const earlier = inOrder.filter(({ data }) => data.sessionId !== sessionId)
  const exercises = earlier.flatMap(({ type, data }) => (type === 'ExerciseFelt' ? [data] : []))
  const met = earlier.flatMap(({ type, data }) => (type === 'ThemeMet' ? [data] : []))
  const delays = earlier.flatMap(({ type, data }) => (type === 'UrgeDelayed' ? [data.minutes] : []))
  const felt = [...Map.groupBy(exercises, ({ exerciseId, need }) => `${exerciseId} ${need}`).values()].map(
    (some) => ({
      exerciseId: some[0]!.exerciseId,
      need: some[0]!.need,
      helped: some.reduce((sum, one) => sum + worth[one.felt], 0),
      last: some.at(-1)!.felt,
    }),
  )
  return {
    felt: felt.toSorted((one, other) => other.helped - one.helped),
    themes: Object.fromEntries(
      [...Map.groupBy(met, ({ theme }) => theme)].map(([theme, some]) => [
        theme,
        new Set(some.map((one) => one.sessionId)).size,
      ]),
    ),
    longestDelayMinutes: delays.length > 0 ? Math.max(...delays) : null,
    rules: inOrder.flatMap(({ type, data }) =>
      type === 'RuleGiven' ? [{ rule: data.rule, about: data.about }] : [],
    ),
    isTold: inOrder.some(({ type }) => type === 'ExerciseFelt'),
  }
}

const worth: Readonly<Record<Felt, number>> = { better: 1, same: 0, worse: -1 }
