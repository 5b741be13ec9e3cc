import type { Conversation } from '#domain/chat/conversation.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { sessionTierAt } from '#domain/safety/session-tier.ts'
import type { Recorded } from '#infra/event-store.ts'
import type { Prompt, Turn } from '#infra/companion.ts'

/** What the companion is told of a conversation: what was said and not erased since, and how concerned Leeward is. */
export function promptOf(events: Recorded<ChatEvent>[], conversation: Conversation, at: string): Prompt {
  const sent = events.findLast((event) => event.type === 'MessageSent')
  return {
    turns: events.flatMap(turnOf),
    tier: sessionTierAt(conversation.concern, at),
    concerns: sent?.data.concerns ?? [],
    guide: conversation.guide,
  }
}

function turnOf(event: Recorded<ChatEvent>): Turn[] {
  if (event.type !== 'MessageSent' && event.type !== 'ReplyWritten') return []
  const text = event.personal?.text
  return text ? [{ role: event.type === 'MessageSent' ? 'user' : 'assistant', text }] : []
}
