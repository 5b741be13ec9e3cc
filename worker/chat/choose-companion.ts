import { consents, consentState } from '#domain/account/consents.ts'
import type { Companion } from '#infra/companion/companion.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { Deps } from '#worker/deps.ts'

/**
 * Who may reply to this person now. Words go to a model only with the person's consent to the very recipient that
 * would get them; without it the guide replies.
 */
export async function chooseCompanion(
  { store, companion, guide, recipient }: Pick<Deps, 'store' | 'companion' | 'guide' | 'recipient'>,
  subjectId: string,
): Promise<Companion> {
  if (companion.author === 'guide') return companion
  const { state } = await loadState(store, streamName('consents', { subjectId, id: subjectId }), consents)
  return consentState(state, 'model', recipient) === 'given' ? companion : guide
}
