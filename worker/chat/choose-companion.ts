import { consents, consentState } from '#domain/account/consents.ts'
import type { ModelPurpose } from '#domain/account/purposes.ts'
import type { Companion } from '#infra/companion/companion.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import { ageGroupOfPerson } from '#infra/use-cases/age-group-of-person.ts'
import type { Deps } from '#worker/deps.ts'

/**
 * Who may reply to this person now. Words of the chat, or of the journal, go to a model only with the person's consent
 * to just that, and to the very recipient that would get them, and of nobody who is younger than the terms ask for, whose
 * consent is none; else the guide replies.
 */
export async function chooseCompanion(
  { store, companion, guide, recipient }: Pick<Deps, 'store' | 'companion' | 'guide' | 'recipient'>,
  subjectId: string,
  purpose: ModelPurpose,
): Promise<Companion> {
  if (companion.author === 'guide') return companion
  const [{ state }, ageGroup] = await Promise.all([
    loadState(store, streamName('consents', { subjectId, id: subjectId }), consents),
    ageGroupOfPerson(store, subjectId),
  ])
  return consentState(state, purpose, recipient) === 'given' && ageGroup !== 'under-age' ? companion : guide
}
