import type { Fact } from '#domain/event.ts'
import { plan } from '#domain/plan/decider.ts'
import type { PlanEvent, PlanWords, PlanWritten } from '#domain/plan/events.ts'
import { emptyPlan, planParts } from '#domain/plan/parts.ts'

/** What stands after these events, in order. Where several versions do, what each says of a part stands one under the other. */
export function shownPlan(events: readonly PlanWritten[]): {
  versions: string[]
  words: PlanWords
  writtenAt: string | null
} {
  const versions = [...([...events] as Fact<PlanEvent>[]).reduce(plan.evolve, plan.initialState)]
  const standing = events.filter(({ data }) => versions.includes(data.versionId))
  const words = { ...emptyPlan }
  for (const part of planParts) {
    const said = standing.map(({ personal }) => personal?.[part] ?? '').filter((text) => text !== '')
    words[part] = [...new Set(said)].join('\n')
  }
  return { versions, words, writtenAt: standing.at(-1)?.at ?? null }
}
