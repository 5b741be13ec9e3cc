import type { ChatEvent, GuidePlace } from '#domain/chat/events.ts'
import type { Fact } from '#domain/event.ts'
import { hear, type SessionConcern, unconcerned } from '#domain/safety/session-tier.ts'

type Reply =
  | { state: 'pending'; isStopAsked: boolean }
  | { state: 'written'; replyId: string; isRated: boolean }
  | { state: 'failed' }
  /** The person took message and reply back; a reply that is still being written comes too late. */
  | { state: 'retracted' }

/** One message of the person, and how its reply stands. */
export type Turn = { messageId: string; reply: Reply }

/** A conversation as the rules remember it: ids and tiers, no words. */
export type Conversation = {
  isStarted: boolean
  isDeleted: boolean
  turns: readonly Turn[]
  concern: SessionConcern
  /** Where the guide stood when it last spoke. */
  guide: GuidePlace | null
}

/** Only the latest message gets a reply: what an earlier one still lacked is `superseded` by it. */
export type ReplyState = Reply['state'] | 'superseded'

export const unstarted: Conversation = {
  isStarted: false,
  isDeleted: false,
  turns: [],
  concern: unconcerned,
  guide: null,
}

/** The latest message that stands. */
export const latestTurn = ({ turns }: Conversation): Turn | null =>
  turns.findLast(({ reply }) => reply.state !== 'retracted') ?? null

/** Null when the message is not of this conversation. */
export function replyStateOf(conversation: Conversation, messageId: string): ReplyState | null {
  const turn = conversation.turns.findLast((candidate) => candidate.messageId === messageId)
  if (!turn) return null
  const isSettled = turn.reply.state === 'written' || turn.reply.state === 'retracted'
  return isSettled || turn === latestTurn(conversation) ? turn.reply.state : 'superseded'
}

/** The message that is waiting for its reply, or null. */
export function pendingMessageId(conversation: Conversation): string | null {
  const latest = latestTurn(conversation)
  return latest?.reply.state === 'pending' ? latest.messageId : null
}

/** True while the latest reply is being written and the person has asked to stop it. */
export function isStopAsked(conversation: Conversation): boolean {
  const reply = latestTurn(conversation)?.reply
  return reply?.state === 'pending' && reply.isStopAsked
}

export function evolve(conversation: Conversation, { type, at, data }: Fact<ChatEvent>): Conversation {
  const { turns } = conversation
  switch (type) {
    case 'SessionStarted':
      return { ...conversation, isStarted: true }
    case 'MessageSent':
      return {
        ...conversation,
        turns: [...turns, { messageId: data.messageId, reply: { state: 'pending', isStopAsked: false } }],
        concern: hear(conversation.concern, { tier: data.tier, at }),
      }
    case 'ReplyAskedAgain':
      return { ...conversation, turns: withReply(turns, data, { state: 'pending', isStopAsked: false }) }
    case 'StopAsked':
      return { ...conversation, turns: withReply(turns, data, { state: 'pending', isStopAsked: true }) }
    case 'ReplyWritten':
      return {
        ...conversation,
        turns: withReply(turns, data, { state: 'written', replyId: data.replyId, isRated: false }),
        // A prepared safety reply in between does not lose the guide's thread.
        guide: data.author === 'guide' ? data.guide : conversation.guide,
      }
    case 'ReplyFailed':
      return { ...conversation, turns: withReply(turns, data, { state: 'failed' }) }
    case 'ReplyRated':
      return { ...conversation, turns: withRating(turns, data.replyId) }
    case 'MessageRetracted':
      return { ...conversation, turns: withReply(turns, data, { state: 'retracted' }) }
    case 'SessionDeleted':
      return { ...conversation, isDeleted: true }
  }
}

function withReply(
  turns: readonly Turn[],
  { messageId }: { messageId: string },
  reply: Reply,
): readonly Turn[] {
  const index = turns.findLastIndex((turn) => turn.messageId === messageId)
  return index < 0 ? turns : turns.with(index, { messageId, reply })
}

function withRating(turns: readonly Turn[], replyId: string): readonly Turn[] {
  const index = turns.findLastIndex(({ reply }) => reply.state === 'written' && reply.replyId === replyId)
  const turn = turns[index]
  if (turn?.reply.state !== 'written') return turns
  return turns.with(index, { ...turn, reply: { ...turn.reply, isRated: true } })
}
