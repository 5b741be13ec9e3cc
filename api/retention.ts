import type { Caller } from '#api/caller.ts'
import type { Deps } from '#api/deps.ts'
import { Refused } from '#api/middleware/errors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { consents, consentState } from '#domain/account/consents.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'

/** Whether a call would keep something new of somebody who has said that nothing is to be kept. */
export async function isRetentionRefused(
  { keeps }: Pick<Endpoint, 'keeps'>,
  { subjectId }: Caller,
  { store }: Deps,
): Promise<boolean> {
  if (!keeps || !subjectId) return false
  const { state } = await loadState(store, streamName('consents', { subjectId, id: subjectId }), consents)
  return consentState(state, 'keeping', null) === 'declined'
}

/**
 * Whoever has said that nothing is to be kept is not taken at their word halfway: a call that would keep something new
 * is refused. Reading, correcting, deleting and taking along go on, and so does help.
 */
export async function refuseWithoutRetention(
  endpoint: Pick<Endpoint, 'keeps'>,
  caller: Caller,
  deps: Deps,
): Promise<void> {
  if (await isRetentionRefused(endpoint, caller, deps)) throw new Refused('consent-keeping-needed')
}
