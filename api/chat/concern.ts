import type { Conversation } from '#domain/chat/conversation.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { messageConcern } from '#domain/chat/message-concern.ts'
import type { Fact } from '#domain/event.ts'
import { sessionTierAt } from '#domain/safety/session-tier.ts'
import { type Concern, highestTier, isCrisis, type Tier } from '#domain/safety/tier.ts'

/** What the page is told of the verdict on a message, and of how concerned the session keeps Leeward. */
export type Concerned = { crisisDetected?: true; tier: Tier; concerns: Concern[] }

/** Null when there is nothing to be concerned about. */
export function concernOf(about: Fact<ChatEvent>[], { concern }: Conversation): Concerned | null {
  const said = messageConcern(about)
  if (!said) return null
  const { tier, concerns } = said
  const ofSession = sessionTierAt(concern, said.at)
  if (said.isCorrected) return ofSession === 'none' ? null : { tier: ofSession, concerns: [] }
  const highest = highestTier(tier, ofSession)
  return highest === 'none'
    ? null
    : { ...(isCrisis(tier) && { crisisDetected: true }), tier: highest, concerns }
}
