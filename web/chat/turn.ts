import type { ChatStreamEvent, Message } from '#contract/chat.ts'
import type { NoticeKind } from '#domain/chat/notices.ts'
import type { Turn as Said } from '#domain/safety/screener.ts'
import { highestTier, type Concern, type Tier } from '#domain/safety/tier.ts'

/** The event that ends a reply. */
export type Done = Extract<ChatStreamEvent, { done: true }>

/**
 * How far it is: waiting for a network, on its way to the server, there, taken up again by a page that comes back to it,
 * being answered, told to stop, or to be tried again.
 */
export type Phase = 'waiting' | 'sending' | 'sent' | 'resumed' | 'streaming' | 'stopped' | 'failed'

/** What a person said, until its reply is whole. */
export type Turn = {
  messageId: string
  text: string
  /** ISO instant. */
  sentAt: string
  phase: Phase
  /** The server has the words; else they exist only in this page. */
  isSaved: boolean
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
  phase: 'sending',
  isSaved: false,
  reason: null,
  tier,
  concerns,
  notices: [],
})

/** The turn after one more event of its stream: the same one when no more than the reply has grown. */
export function withEvent(turn: Turn, event: ChatStreamEvent): Turn {
  if ('error' in event) return turn
  const next = { ...turn, ...raisedBy(turn, event) }
  if ('chunk' in event) {
    if (event.notices) next.notices = event.notices
    if (event.chunk !== '' && turn.phase !== 'stopped') next.phase = 'streaming'
  }
  const isSame = (Object.keys(next) as (keyof Turn)[]).every((name) => next[name] === turn[name])
  return isSame ? turn : next
}

/** The tier is that of the whole session; it is about these words only when they raised a concern themselves. */
function raisedBy(
  turn: Turn,
  event: Exclude<ChatStreamEvent, { error: string }>,
): Pick<Turn, 'tier' | 'concerns'> {
  const isOwn = event.crisisDetected === true || (event.concerns?.length ?? 0) > 0
  if (!isOwn) return turn
  return {
    tier: highestTier(turn.tier, event.tier ?? 'crisis'),
    concerns: event.concerns ?? turn.concerns,
  }
}

/** The two messages that a finished turn adds to the conversation. */
export const finishedMessages = (turn: Turn, reply: string, done: Done, at: string): Message[] => [
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
    content: reply,
    timestamp: at,
    rating: null,
    ...(done.choices && { choices: done.choices }),
    ...(done.suggestedExercise && { suggestedExerciseId: done.suggestedExercise.id }),
  },
]

/** The last thing a person said, when its reply is still to come, or failed. */
export function openTurn(messages: Message[]): Turn | null {
  const last = messages.findLast(({ role }) => role === 'user')
  if (!last || (last.reply !== 'pending' && last.reply !== 'failed')) return null
  return {
    ...newTurn(last.id, last.content, last.timestamp, last.tier, last.concerns),
    notices: last.notices ?? [],
    isSaved: true,
    phase: last.reply === 'failed' ? 'failed' : 'resumed',
  }
}

/** Whether the list has all that will come of a message: its reply, or something newer that is answered instead. */
export function isSettled(messages: Message[], messageId: string): boolean {
  const place = messages.findIndex(({ id }) => id === messageId)
  if (place < 0) return false
  return messages[place]!.reply === 'written' || messages.slice(place + 1).some(({ role }) => role === 'user')
}

/** The talk as the layers of screening read it. */
export const talkOf = (messages: Message[]): Said[] =>
  messages.map(({ role, content, concerns = [] }) => ({
    role: role === 'user' ? 'person' : 'companion',
    text: content,
    concerns,
  }))
