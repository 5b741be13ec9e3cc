import { type Allowed, allowedTo, consents } from '#domain/account/consents.ts'
import type { ModelPurpose } from '#domain/account/purposes.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { ageGroupOfPerson } from '#infra/use-cases/age-group-of-person.ts'

type Place = { store: EventStore; recipient: string | null }

/**
 * Which words of the chat, or of the journal, may go to the model's provider: only with the person's consent to just that,
 * and to the very recipient that would get them, and of nobody who is younger than the terms ask for, whose consent is none.
 */
export async function allowedToModel(
  { store, recipient }: Place,
  subjectId: string,
  purpose: ModelPurpose,
): Promise<Allowed | null> {
  const [{ state }, ageGroup] = await Promise.all([
    loadState(store, streamName('consents', { subjectId, id: subjectId }), consents),
    ageGroupOfPerson(store, subjectId),
  ])
  return ageGroup === 'under-age' ? null : allowedTo(state, purpose, recipient)
}

export const mayGoToModel = async (
  place: Place,
  subjectId: string,
  purpose: ModelPurpose,
): Promise<boolean> => (await allowedToModel(place, subjectId, purpose)) !== null
