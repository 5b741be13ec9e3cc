import { consents, consentState } from '#domain/account/consents.ts'
import type { ExerciseEvent } from '#domain/exercises/events.ts'
import { helpfulIn, usesIn } from '#domain/exercises/what-helps.ts'
import { memory } from '#domain/memory/decider.ts'
import { type Recollection, recollectionOf } from '#domain/memory/recollection.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'

/** What was done long before that says little of today. */
const eventsRead = 500

/** True unless a person switched it off. */
export async function isRemembering(store: EventStore, subjectId: string): Promise<boolean> {
  const { state } = await loadState(store, streamName('consents', { subjectId, id: subjectId }), consents)
  return consentState(state, 'remembering', null) !== 'declined'
}

/** What the guide may use in a conversation of what it remembers; null where the person switched that off. */
export async function recollectionOfPerson(
  store: EventStore,
  subjectId: string,
  sessionId: string,
): Promise<Recollection | null> {
  const [isOn, { state }, done] = await Promise.all([
    isRemembering(store, subjectId),
    loadState(store, streamName('memory', { subjectId, id: subjectId }), memory),
    store.recall<ExerciseEvent>(streamName('exercises', { subjectId, id: subjectId }), eventsRead),
  ])
  return isOn ? { ...recollectionOf(state.standing, sessionId), helpful: helpfulIn(usesIn(done)) } : null
}
