import type { Conversation } from '#domain/chat/conversation.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import type { Fact } from '#domain/event.ts'
import { sessionTierAt } from '#domain/safety/session-tier.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'

/** What the page is told of the floor's verdict on a message, and of how concerned the session keeps Leeward. */
export type Concerned = { crisisDetected?: true; tier: Tier; concerns: Concern[] }

/** Null when there is nothing to be concerned about. */
export function concernOf(about: Fact<ChatEvent>[], { concern }: Conversation): Concerned | null {
  const sent = about.find(({ type }) => type === 'MessageSent')
  if (sent?.type !== 'MessageSent') return null
  const tier = sessionTierAt(concern, sent.at)
  if (tier === 'none') return null
  return { ...(isCrisis(sent.data.tier) && { crisisDetected: true }), tier, concerns: sent.data.concerns }
}
