import type { AgeGroup } from '#domain/account/age/age-group.ts'
import { age } from '#domain/account/age/decider.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'

/** What somebody said last of their age; null where they said nothing. */
export async function ageGroupOfPerson(store: EventStore, subjectId: string): Promise<AgeGroup | null> {
  const { state } = await loadState(store, streamName('age', { subjectId, id: subjectId }), age)
  return state?.group ?? null
}
