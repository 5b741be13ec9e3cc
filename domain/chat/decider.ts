import type { ChatCommand, RateReply, RetractMessage, SendMessage } from '#domain/chat/commands.ts'
import {
  type Conversation,
  evolve,
  isStopAsked,
  type ReplyState,
  replyStateOf,
  unstarted,
} from '#domain/chat/conversation.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import type { Decider } from '#domain/decider.ts'
import { Rejection } from '#domain/rejection.ts'

function decide(command: ChatCommand, conversation: Conversation): ChatEvent[] {
  if (command.type === 'StartSession')
    return conversation.isStarted ? [] : [{ ...command, type: 'SessionStarted' }]
  if (!conversation.isStarted) throw new Rejection('session-unknown')
  if (conversation.isDeleted) return afterItsEnd(command)

  switch (command.type) {
    case 'SendMessage':
      return sendMessage(command, conversation)
    case 'AskToStop':
      if (knownReplyState(conversation, command.data.messageId) !== 'pending')
        throw new Rejection('chat-reply-settled')
      return isStopAsked(conversation) ? [] : [{ ...command, type: 'StopAsked' }]
    case 'WriteReply':
      // A reply that comes after all was given up is better than none.
      return ['pending', 'failed'].includes(knownReplyState(conversation, command.data.messageId))
        ? [{ ...command, type: 'ReplyWritten' }]
        : []
    case 'FailReply':
      return knownReplyState(conversation, command.data.messageId) === 'pending'
        ? [{ ...command, type: 'ReplyFailed' }]
        : []
    case 'RateReply':
      return rateReply(command, conversation)
    case 'RetractMessage':
      return retractMessage(command, conversation)
    case 'DeleteSession': {
      const { sessionId } = command.data
      return [{ type: 'SessionDeleted', at: command.at, data: { sessionId, askedBy: 'person' } }]
    }
  }
}

/** A reply that was being written comes too late, and so does a second deletion; a person finds nothing any more. */
function afterItsEnd({ type }: ChatCommand): [] {
  if (type === 'WriteReply' || type === 'FailReply' || type === 'DeleteSession') return []
  throw new Rejection('session-unknown')
}

// A new message is never refused, also while a reply is being written: the person may be in danger.
function sendMessage({ at, data, personal }: SendMessage, conversation: Conversation): ChatEvent[] {
  const { sessionId, messageId } = data
  switch (replyStateOf(conversation, messageId)) {
    case null:
      return [
        { type: 'MessageSent', at, data: { ...data, isFirst: conversation.turns.length === 0 }, personal },
      ]
    case 'failed':
      return [{ type: 'ReplyAskedAgain', at, data: { sessionId, messageId } }]
    default:
      return []
  }
}

function rateReply(command: RateReply, { turns }: Conversation): ChatEvent[] {
  const replies = turns.map(({ reply }) => reply).filter((reply) => reply.state === 'written')
  const reply = replies.find(({ replyId }) => replyId === command.data.replyId)
  if (!reply) throw new Rejection('chat-message-unknown')
  if (reply.isRated) throw new Rejection('chat-rating-repeated')
  return [{ ...command, type: 'ReplyRated' }]
}

function retractMessage(
  { at, data: { sessionId, id } }: RetractMessage,
  { turns }: Conversation,
): ChatEvent[] {
  const turn = turns.findLast(
    ({ messageId, reply }) => messageId === id || (reply.state === 'written' && reply.replyId === id),
  )
  if (!turn) throw new Rejection('chat-message-unknown')
  const { messageId, reply } = turn
  if (reply.state === 'retracted') return []
  const replyId = reply.state === 'written' ? reply.replyId : null
  return [{ type: 'MessageRetracted', at, data: { sessionId, messageId, replyId, askedBy: 'person' } }]
}

function knownReplyState(conversation: Conversation, messageId: string): ReplyState {
  const state = replyStateOf(conversation, messageId)
  if (!state) throw new Rejection('chat-message-unknown')
  return state
}

/** The rules of one conversation (one stream a session). */
export const chat: Decider<Conversation, ChatCommand, ChatEvent> = { initialState: unstarted, evolve, decide }
