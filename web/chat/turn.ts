import type { ChatStreamEvent, Message } from '#contract/chat.ts'
import type { NoticeKind } from '#domain/chat/notices.ts'
import type { Turn as Said } from '#domain/safety/screener.ts'
import { highestTier, type Concern, type Tier } from '#domain/safety/tier.ts'

/** The event that ends a reply. */
export type Done = Extract<ChatStreamEvent, { done: true }>

/** What a person said and the reply to it, as far as it has come. */
export type Turn = {
  messageId: string
  text: string
  /** ISO instant. */
  sentAt: string
  reply: string
  phase: 'sending' | 'writing' | 'failed'
  /** Why it failed, when that can be said. */
  reason: string | null
  tier: Tier
  concerns: Concern[]
  notices: readonly NoticeKind[]
}

export const newTurn = (
  messageId: string,
  text: string,
  sentAt: string,
  tier: Tier = 'none',
  concerns: Concern[] = [],
): Turn => ({
  messageId,
  text,
  sentAt,
  reply: '',
  phase: 'sending',
  reason: null,
  tier,
  concerns,
  notices: [],
})

/** The turn after one more event of its stream. */
export function withEvent(turn: Turn, event: ChatStreamEvent): Turn {
  if ('error' in event) return turn
  // The tier is that of the whole session; it is about these words only when they raised a concern themselves.
  const isOwn = event.crisisDetected === true || (event.concerns?.length ?? 0) > 0
  const concerned: Turn = isOwn
    ? {
        ...turn,
        tier: highestTier(turn.tier, event.tier ?? 'crisis'),
        concerns: event.concerns ?? turn.concerns,
      }
    : turn
  if (!('chunk' in event)) return concerned
  const { notices = turn.notices } = event
  const reply = event.replaces ? event.chunk : turn.reply + event.chunk
  return { ...concerned, notices, reply, phase: reply === '' ? turn.phase : 'writing' }
}

/** The two messages that a finished turn adds to the conversation. */
export const finishedMessages = (turn: Turn, done: Done, at: string): Message[] => [
  {
    id: turn.messageId,
    role: 'user',
    content: turn.text,
    timestamp: turn.sentAt,
    reply: 'written',
    tier: turn.tier,
    ...(turn.concerns.length > 0 && { concerns: turn.concerns }),
    ...(turn.notices.length > 0 && { notices: [...turn.notices] }),
  },
  {
    id: done.messageId,
    role: 'assistant',
    content: turn.reply,
    timestamp: at,
    rating: null,
    ...(done.choices && { choices: done.choices }),
    ...(done.suggestedExercise && { suggestedExerciseId: done.suggestedExercise.id }),
  },
]

/** The last thing a person said, when its reply is still to come (or failed) after a reload. */
export function openTurn(messages: Message[]): Turn | null {
  const last = messages.findLast(({ role }) => role === 'user')
  if (!last || (last.reply !== 'pending' && last.reply !== 'failed')) return null
  const turn: Turn = {
    ...newTurn(last.id, last.content, last.timestamp, last.tier, last.concerns),
    notices: last.notices ?? [],
  }
  return last.reply === 'failed' ? { ...turn, phase: 'failed' } : turn
}

/** The talk as the layers of screening read it. */
export const talkOf = (messages: Message[]): Said[] =>
  messages.map(({ role, content, concerns = [] }) => ({
    role: role === 'user' ? 'person' : 'companion',
    text: content,
    concerns,
  }))
