import type {
  ChatCommand,
  CorrectConcern,
  RaiseConcern,
  RateReply,
  RetractMessage,
  SendMessage,
  TitleSession,
  WriteReply,
} from '#domain/chat/commands.ts'
import {
  type Conversation,
  evolve,
  isStopAsked,
  type ReplyState,
  replyStateOf,
  unstarted,
} from '#domain/chat/conversation.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { messageConcern } from '#domain/chat/message-concern.ts'
import { dueNotice, type NoticeKind } from '#domain/chat/notices.ts'
import { type Turn, turnOf } from '#domain/chat/turn.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import { Rejection } from '#domain/rejection.ts'
import { flowPlaceOf, waitsForHelp } from '#domain/safety/flow/follow-flow.ts'
import { needsHelpFirst, sessionTierAt } from '#domain/safety/session-tier.ts'
import { isAtLeast } from '#domain/safety/tier.ts'
import { mostTitlesReplaced } from '#domain/sessions/events.ts'

function decide(command: ChatCommand, conversation: Conversation, about: Fact<ChatEvent>[]): ChatEvent[] {
  if (command.type === 'StartSession')
    return conversation.isStarted ? [] : [{ ...command, type: 'SessionStarted' }]
  if (!conversation.isStarted) throw new Rejection('session-unknown')
  if (conversation.isDeleted) return afterItsEnd(command)
  const turn = turnOf(about)

  switch (command.type) {
    case 'SendMessage':
      return sendMessage(command, conversation, turn)
    case 'RaiseConcern':
      return raiseConcern(command, turn, about)
    case 'CorrectConcern':
      return correctConcern(command, conversation, turn, about)
    case 'AskToStop':
      if (knownReplyState(conversation, turn) !== 'pending') throw new Rejection('chat-reply-settled')
      return isStopAsked(conversation, turn) ? [] : [{ ...command, type: 'StopAsked' }]
    case 'WriteReply':
      // A reply that comes after all was given up is better than none.
      return ['pending', 'failed'].includes(knownReplyState(conversation, turn)) ? writeReply(command) : []
    case 'FailReply':
      return knownReplyState(conversation, turn) === 'pending' ? [{ ...command, type: 'ReplyFailed' }] : []
    case 'RateReply':
      return rateReply(command, turn)
    case 'RetractMessage':
      return retractMessage(command, turn)
    case 'TitleSession':
      return titleSession(command, conversation)
    case 'DeleteSession': {
      const { sessionId } = command.data
      return [{ type: 'SessionDeleted', at: command.at, data: { sessionId, askedBy: 'person' } }]
    }
  }
}

/** A reply that was being written comes too late, and so does a second deletion; a person finds nothing any more. */
function afterItsEnd({ type }: ChatCommand): [] {
  if (['WriteReply', 'FailReply', 'RaiseConcern', 'DeleteSession'].includes(type)) return []
  throw new Rejection('session-unknown')
}

// A new message is never refused, also while a reply is being written: the person may be in danger.
function sendMessage(
  { at, data: { cadence, ...data }, personal, eases }: SendMessage,
  conversation: Conversation,
  turn: Turn | null,
): ChatEvent[] {
  const { sessionId, messageId, isOverLimit } = data
  switch (replyStateOf(conversation, turn)) {
    case null:
      return [
        {
          type: 'MessageSent',
          at,
          data: {
            ...data,
            isFirst: !conversation.hasMessages,
            ...noticed(data.notices, cadence && dueNotice(conversation, { ...cadence, at, cadence })),
          },
          personal,
        },
        ...(data.tier === 'none' ? eased({ at, data, eases }, conversation) : []),
      ]
    case 'failed':
      return [
        { type: 'ReplyAskedAgain', at, data: { sessionId, messageId, ...(isOverLimit && { isOverLimit }) } },
      ]
    default:
      return []
  }
}

/** What is asked for by name is said by that name alone; the first words of a conversation are told apart. */
function noticed(
  asked: readonly NoticeKind[] = [],
  due: NoticeKind | null = null,
): { notices?: NoticeKind[] } {
  const isSaid = asked.length > 0 && due !== 'start'
  const notices = due === null || isSaid ? [...asked] : [due, ...asked]
  return notices.length > 0 ? { notices } : {}
}

/** One fact with the message itself: nothing comes between the two, and nothing between them and the reply. */
function eased(
  { at, data: { sessionId, messageId }, eases }: Pick<SendMessage, 'at' | 'data' | 'eases'>,
  { concern, guide }: Conversation,
): ChatEvent[] {
  const isHelpHere = eases === 'help-here'
  const place = guide?.need === 'crisis' ? flowPlaceOf(guide.step) : null
  // A call that is waited for is not taken back by a word either.
  const needsHelp = needsHelpFirst(concern, at) || (place !== null && waitsForHelp(place))
  const mayBeLowered = sessionTierAt(concern, at) !== 'none' && needsHelp === isHelpHere
  if (!eases || !mayBeLowered) return []
  const by = 'words' as const
  const data = { sessionId, messageId, by, ...(isHelpHere && { isHelpHere }) }
  return [{ type: 'ConcernCorrected', at, data }]
}

function raiseConcern(command: RaiseConcern, turn: Turn | null, about: Fact<ChatEvent>[]): ChatEvent[] {
  const known = messageConcern(about)
  if (!turn || !known) throw new Rejection('chat-message-unknown')
  const isKnown = isAtLeast(known.tier, command.data.tier)
  return isKnown || turn.reply.state === 'retracted' ? [] : [{ ...command, type: 'ConcernRaised' }]
}

/** The reply itself comes last: whoever follows it is told where it stands in the log. */
function writeReply({ check, ...command }: WriteReply): ChatEvent[] {
  const written: ChatEvent = { ...command, type: 'ReplyWritten' }
  if (!check) return [written]
  const { sessionId, messageId, replyId } = command.data
  const data = { sessionId, messageId, replyId, outcome: check.outcome, breaches: [...check.breaches] }
  return [{ type: 'ReplyChecked', at: command.at, data }, written]
}

/** Once for each message. It is never held against what comes later. */
function correctConcern(
  command: CorrectConcern,
  { concern }: Conversation,
  turn: Turn | null,
  about: Fact<ChatEvent>[],
): ChatEvent[] {
  const known = messageConcern(about)
  if (!turn || !known) throw new Rejection('chat-message-unknown')
  const tier = sessionTierAt(concern, command.at)
  if (known.isCorrected || tier === 'none') return []
  if (needsHelpFirst(concern, command.at) && !command.data.isHelpHere)
    throw new Rejection('chat-help-needed-first')
  // Whoever meant a lesser message otherwise has not taken back the graver one.
  if (command.data.by !== 'words' && !isAtLeast(known.tier, tier)) return []
  return [{ ...command, type: 'ConcernCorrected' }]
}

function rateReply(command: RateReply, turn: Turn | null): ChatEvent[] {
  if (turn?.reply.state !== 'written' || turn.reply.replyId !== command.data.replyId)
    throw new Rejection('chat-message-unknown')
  if (turn.reply.isRated) throw new Rejection('chat-rating-repeated')
  return [{ ...command, type: 'ReplyRated' }]
}

function retractMessage({ at, data: { sessionId } }: RetractMessage, turn: Turn | null): ChatEvent[] {
  if (!turn) throw new Rejection('chat-message-unknown')
  const { messageId, reply } = turn
  if (reply.state === 'retracted') return []
  const replyId = reply.state === 'written' ? reply.replyId : null
  return [{ type: 'MessageRetracted', at, data: { sessionId, messageId, replyId, askedBy: 'person' } }]
}

/** The latest title stands, whoever gave the one before: nothing is lost by it that cannot be said again. */
function titleSession(command: TitleSession, { titles }: Conversation): ChatEvent[] {
  // It came again, because the answer to the first was lost.
  if (titles.includes(command.data.versionId)) return []
  return [
    {
      ...command,
      type: 'SessionTitled',
      data: { ...command.data, replaces: titles.slice(-mostTitlesReplaced) },
    },
  ]
}

function knownReplyState(conversation: Conversation, turn: Turn | null): ReplyState {
  const state = replyStateOf(conversation, turn)
  if (!state) throw new Rejection('chat-message-unknown')
  return state
}

/** The id that a command names: of a message, of its reply, or of either. */
function itemOf(command: ChatCommand): string | null {
  switch (command.type) {
    case 'SendMessage':
    case 'RaiseConcern':
    case 'CorrectConcern':
    case 'AskToStop':
    case 'WriteReply':
    case 'FailReply':
      return command.data.messageId
    case 'RateReply':
      return command.data.replyId
    case 'RetractMessage':
      return command.data.id
    case 'StartSession':
    case 'TitleSession':
    case 'DeleteSession':
      return null
  }
}

/** The rules of one conversation (one stream a session). */
export const chat: Decider<Conversation, ChatCommand, ChatEvent> = {
  initialState: unstarted,
  evolve,
  stateVersion: 6,
  itemOf,
  decide,
}
