import type { Deps } from '#api/deps.ts'
import { Refused } from '#api/middleware/errors.ts'
import { type Asked, serve } from '#api/serve.ts'
import { type ConsentLedger, getConsents, putConsent } from '#contract/consents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Consents, consents, consentState } from '#domain/account/consents.ts'
import { isWithoutRecipient, purposes, wordingOf } from '#domain/account/purposes.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'

const handleConsent = commandHandler('consents', consents)

const ledgerOf = (
  given: Consents,
  { recipient, moderation }: Pick<Deps, 'recipient' | 'moderation'>,
): ConsentLedger => ({
  recipient,
  isChecked: moderation !== null,
  consents: purposes.map((purpose) => ({
    purpose,
    state: consentState(given, purpose, isWithoutRecipient(purpose) ? null : recipient),
    recipient: given[purpose]?.recipient ?? null,
    at: given[purpose]?.at ?? null,
  })),
})

async function consentsOf({ caller, deps }: Pick<Asked<Endpoint>, 'caller' | 'deps'>): Promise<Consents> {
  const { subjectId } = caller
  if (!subjectId) return {}
  return (await loadState(deps.store, streamName('consents', { subjectId, id: subjectId }), consents)).state
}

export const consentRoutes = [
  serve(getConsents, async (asked) => ledgerOf(await consentsOf(asked), asked.deps)),

  serve(
    putConsent,
    async ({ input: { purpose, isGiven, recipient: shown, earlierOf }, caller, deps, wrote }) => {
      const { recipient } = deps
      if (!isWithoutRecipient(purpose) && isGiven && shown && shown !== recipient)
        throw new Refused('consent-recipient-changed')
      const subjectId = caller.ownerOrVisitor()
      const { state, position } = await handleConsent(
        deps.store,
        { subjectId, id: subjectId },
        isGiven
          ? {
              type: 'GiveConsent',
              at: caller.at,
              data: {
                purpose,
                recipient: isWithoutRecipient(purpose) ? null : recipient,
                ...(wordingOf[purpose] !== undefined && { wording: wordingOf[purpose] }),
                ...(purpose === 'model-chat' && earlierOf ? { earlierOf } : {}),
              },
            }
          : { type: 'WithdrawConsent', at: caller.at, data: { purpose } },
        caller.context,
      )
      wrote(position)
      return ledgerOf(state, deps)
    },
  ),
]
