import { consents, consentState } from '#domain/account/consents.ts'
import type { ModelPurpose } from '#domain/account/purposes.ts'
import type { Companion } from '#infra/companion/companion.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { Deps } from '#worker/deps.ts'

/**
 * Who may reply to this person now. Words of the chat, or of the journal, go to a model only with the person's consent
 * to just that, and to the very recipient that would get them; without it the guide replies.
 */
export async function chooseCompanion(
  { store, companion, guide, recipient }: Pick<Deps, 'store' | 'companion' | 'guide' | 'recipient'>,
  subjectId: string,
  purpose: ModelPurpose,
): Promise<Companion> {
  if (companion.author === 'guide') return companion
  const { state } = await loadState(store, streamName('consents', { subjectId, id: subjectId }), consents)
  return consentState(state, purpose, recipient) === 'given' ? companion : guide
}
