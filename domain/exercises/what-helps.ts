import type { Fact } from '#domain/event.ts'
import type { ExerciseEvent } from '#domain/exercises/events.ts'
import { rememberedNeeds, type RememberedNeed } from '#domain/memory/remembered-needs.ts'
import { tQuantile } from '#domain/patterns/student.ts'

/** One time that an exercise was done. `before` and `after` are null where it was not said. */
export type Use = {
  exerciseId: string
  before: number | null
  after: number | null
  day: string
  /** What the guide had heard just before, if any of it. */
  need?: string | null
}

/** By how many points it was easier afterwards: the mean, and where it may well lie. */
export type Relief = { mean: number; low: number; high: number }

export type Helped = {
  exerciseId: string
  uses: number
  rated: number
  /** Null where it was said too seldom. */
  change: Relief | null
  lastDay: string
}

/** Under that nothing is said. */
export const fewestRated = 5

/** A whole number hides up to half a point each way, before and after. */
const roundingVariance = 2 / 12
/** The 95 % interval of Student's t. Null for too few. That all were the same does not make it certain. */
export function reliefOf(changes: readonly number[]): Relief | null {
  const count = changes.length
  if (count < fewestRated) return null
  const mean = changes.reduce((sum, change) => sum + change, 0) / count
  const variance = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / (count - 1)
  const half = tQuantile(count - 1) * Math.sqrt(Math.max(variance, roundingVariance) / count)
  return { mean, low: mean - half, high: mean + half }
}

/** What can be said of it. */
export type Verdict = 'helps' | 'same' | 'harder' | 'unknown'

export function verdictOf({ change }: Pick<Helped, 'change'>): Verdict {
  if (!change) return 'unknown'
  if (change.low > 0) return 'helps'
  return change.high < 0 ? 'harder' : 'same'
}

const order: Readonly<Record<Verdict, number>> = { helps: 0, same: 1, unknown: 2, harder: 3 }

/** Each exercise that somebody has done, those that surely helped most first; of the rest those that were done most. */
export function whatHelps(uses: readonly Use[]): Helped[] {
  const helped = [...Map.groupBy(uses, ({ exerciseId }) => exerciseId)].map(([exerciseId, some]) => {
    const changes = some.flatMap(({ before, after }) =>
      before === null || after === null ? [] : [before - after],
    )
    return {
      exerciseId,
      uses: some.length,
      rated: changes.length,
      change: reliefOf(changes),
      lastDay: some.map(({ day }) => day).reduce((latest, day) => (day > latest ? day : latest)),
    }
  })
  return helped.toSorted(
    (one, other) =>
      order[verdictOf(one)] - order[verdictOf(other)] ||
      (other.change?.low ?? 0) - (one.change?.low ?? 0) ||
      other.uses - one.uses,
  )
}

/** With what somebody came, and what helped with it. */
export type HelpedWith = { need: RememberedNeed; exercises: Helped[] }

/** By what somebody came with, as far as it may be remembered; what came most often first. */
export function whatHelpsWith(uses: readonly Use[]): HelpedWith[] {
  const byNeed = Map.groupBy(uses, ({ need }) => rememberedNeeds.find((known) => known === need) ?? null)
  return [...byNeed]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .flatMap(([need, some]) => (need === null ? [] : [{ need, exercises: whatHelps(some) }]))
}

/** The times that stand, as the facts tell them. */
export function usesIn(facts: readonly Fact<ExerciseEvent>[]): Use[] {
  const uses = new Map<string, Use>()
  for (const { type, data } of facts) {
    const use = uses.get(data.completionId)
    if (type === 'ExerciseCompleted')
      uses.set(data.completionId, { exerciseId: data.exerciseId, before: null, after: null, day: data.day })
    else if (type === 'ExerciseRetracted') uses.delete(data.completionId)
    else if (use) uses.set(data.completionId, { ...use, before: data.before, after: data.after })
  }
  return [...uses.values()]
}

/** The ids of what surely helped, those that did most first. */
export const helpfulIn = (uses: readonly Use[]): string[] =>
  whatHelps(uses)
    .filter((helped) => verdictOf(helped) === 'helps')
    .map(({ exerciseId }) => exerciseId)
