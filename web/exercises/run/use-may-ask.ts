import { useQuery } from '@tanstack/react-query'
import { type HeardMessage, listConcerns } from '#contract/chat.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { concern, useConcern } from '#web/chat/concern-store.ts'
import { queryOf } from '#web/http/query-client.ts'
import { storedSession } from '#web/sessions/stored-session.ts'

const dayMs = 86_400_000

/**
 * Whether somebody may be asked for a number: never in a crisis, of this page or of the last day's talk. While that is
 * not known nothing is asked.
 */
export function useMayAsk(): boolean {
  useConcern()
  const sessionId = storedSession()
  const heard = useQuery({ ...queryOf(listConcerns, { id: sessionId ?? '' }), enabled: sessionId !== null })
  if (concern.wasCrisisShown()) return false
  if (sessionId === null || heard.isError) return true
  return heard.data !== undefined && !heard.data.some(wasCrisisOfLate)
}

const wasCrisisOfLate = ({ tier = 'none', isCorrected, timestamp }: HeardMessage): boolean =>
  isCrisis(tier) && !isCorrected && Date.now() - Date.parse(timestamp) < dayMs
