import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getConsents, putConsent } from '#contract/consents.ts'
import * as words from '#web/consent/words.en.ts'
import { call } from '#web/http/call.ts'
import { queryKeyOf, queryOf } from '#web/http/query-client.ts'
import { showError } from '#web/ui/toasts.ts'

/** Whether this person lets Leeward keep what they do. */
export function useRetention() {
  const client = useQueryClient()
  const ledger = useQuery(queryOf(getConsents, {})).data
  const state = ledger?.consents.find(({ purpose }) => purpose === 'keeping')?.state
  const allow = useMutation({
    mutationFn: () => call(putConsent, { purpose: 'keeping', isGiven: true }),
    onSuccess: (answered) => {
      client.setQueryData(queryKeyOf(getConsents, {}), answered)
      void client.invalidateQueries({ queryKey: ['session'] })
    },
    onError: () => showError(words.notSaved, words.answerNotSaved),
  })
  return { isDeclined: state === 'declined', isSaving: allow.isPending, allow: () => allow.mutate() }
}
