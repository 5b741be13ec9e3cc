import { useQuery } from '@tanstack/react-query'
import { getConsents } from '#contract/consents.ts'
import { useCompanion } from '#web/account/account-queries.ts'
import { queryOf } from '#web/http/query-client.ts'

/** Who writes the next reply; null while that is not known. A model does only where the person has agreed to it. */
export function useWhoReplies(): 'model' | 'guide' | null {
  const companion = useCompanion()
  const { data: ledger, isError } = useQuery({ ...queryOf(getConsents, {}), enabled: companion === 'model' })
  if (companion === 'guide') return 'guide'
  if (companion === undefined || (!ledger && !isError)) return null
  const isGiven = ledger?.consents.some(({ purpose, state }) => purpose === 'model-chat' && state === 'given')
  return isGiven ? 'model' : 'guide'
}
