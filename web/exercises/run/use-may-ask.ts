import type { HeardMessage } from '#contract/chat.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { concern, useConcern } from '#web/chat/concern-store.ts'
import { useConcernsOfTalk } from '#web/exercises/concerns-of-talk.ts'

const dayMs = 86_400_000

/**
 * Whether somebody may be asked for a number: never in a crisis, of this page or of the last day's talk. While that is
 * not known nothing is asked.
 */
export function useMayAsk(): boolean {
  useConcern()
  const { isThere, heard, isError } = useConcernsOfTalk()
  if (concern.wasCrisisShown()) return false
  if (!isThere || isError) return true
  return heard !== undefined && !heard.some(wasCrisisOfLate)
}

const wasCrisisOfLate = ({ tier = 'none', isCorrected, timestamp }: HeardMessage): boolean =>
  isCrisis(tier) && !isCorrected && Date.now() - Date.parse(timestamp) < dayMs
