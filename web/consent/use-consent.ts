import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getConsents, putConsent } from '#contract/consents.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { WordsPurpose } from '#domain/account/purposes.ts'
import { useCompanion } from '#web/account/account-queries.ts'
import * as words from '#web/consent/words.en.ts'
import { call } from '#web/http/call.ts'
import { queryKeyOf, queryOf } from '#web/http/query-client.ts'
import { showError } from '#web/ui/toasts.ts'

/** Whether this person's words of the chat, or of the journal, may go to the model, and to whom they would go. */
export function useConsent(purpose: WordsPurpose) {
  const client = useQueryClient()
  const hasModel = useCompanion() === 'model'
  const ledger = useQuery({ ...queryOf(getConsents, {}), enabled: hasModel }).data
  const stateIn = (known?: ReplyOf<typeof getConsents>) =>
    known?.consents.find((consent) => consent.purpose === purpose)?.state
  const state = stateIn(ledger)
  const isOpen = (of = state): boolean => of === 'unasked' || of === 'other-recipient'
  const answer = useMutation({
    mutationFn: ({ isGiven, earlierOf }: { isGiven: boolean; earlierOf?: string | null }) =>
      call(putConsent, { purpose, isGiven, recipient: ledger?.recipient ?? null, earlierOf }),
    onSuccess: (answered) => client.setQueryData(queryKeyOf(getConsents, {}), answered),
    onError: () => {
      showError(words.notSaved, words.answerNotSaved)
      void client.invalidateQueries({ queryKey: queryKeyOf(getConsents, {}) })
    },
  })
  return {
    /** Null while there is nothing to ask. */
    recipient: isOpen() ? (ledger?.recipient ?? null) : null,
    /** Whether the person is to be asked, once that is known. */
    mustAsk: async (): Promise<boolean> =>
      hasModel &&
      (await client.ensureQueryData(queryOf(getConsents, {})).then(
        (known) => isOpen(stateIn(known)),
        () => false,
      )),
    isChecked: ledger?.isChecked ?? false,
    /** Whose words are offered: a model's, unless the person has declined them. */
    writer: hasModel && state !== 'declined' ? ('model' as const) : ('guide' as const),
    isSaving: answer.isPending,
    /** `earlierOf`: the conversation of which the words from before go along. */
    answer: (isGiven: boolean, earlierOf: string | null = null, onSaved?: () => void) =>
      answer.mutate({ isGiven, earlierOf }, onSaved && { onSuccess: onSaved }),
  }
}
