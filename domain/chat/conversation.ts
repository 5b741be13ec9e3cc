import type { ChatEvent, GuidePlace, MessageSent, ReplyWritten } from '#domain/chat/events.ts'
import { guideWithHelp } from '#domain/chat/guide/in-crisis.ts'
import type { NoticeTimes } from '#domain/chat/notices.ts'
import { evolveTurn, type Turn } from '#domain/chat/turn.ts'
import type { Fact } from '#domain/event.ts'
import { isAbout } from '#domain/item.ts'
import type { Asked, Sign } from '#domain/safety/asks/due-question.ts'
import { decides } from '#domain/safety/asks/question-of.ts'
import type { Layer } from '#domain/safety/screener.ts'
import {
  endsWithHelp,
  hear,
  lower,
  type SessionConcern,
  sessionTierAt,
  unconcerned,
} from '#domain/safety/session-tier.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'

/**
 * How many of the latest messages are remembered. When a person takes back so many in a row, none is left, and what a
 * still earlier message never got is owed again: see `replyStateOf`.
 */
export const turnsRemembered = 32

/** A conversation as the rules remember it: ids and tiers, no words. */
export type Conversation = {
  isStarted: boolean
  isDeleted: boolean
  hasMessages: boolean
  /** The latest messages that were not taken back, the latest last. */
  recentTurns: readonly Turn[]
  concern: SessionConcern
  /** Where the guide stood when it last spoke. */
  guide: GuidePlace | null
  /** Where it stood before it spoke of a crisis. */
  guideBeforeCrisis: GuidePlace | null
  /** What has to be asked: of the latest message that is unclear. */
  unclear: Sign | null
  /** The ids of the titles of its own that stand, the latest last. */
  titles: readonly string[]
  /** What was asked about safety: each question once, its latest. */
  asked: readonly Asked[]
} & NoticeTimes

/** Only the latest message gets a reply: what an earlier one still lacked is `superseded` by it. */
export type ReplyState = Turn['reply']['state'] | 'superseded'

export const unstarted: Conversation = {
  isStarted: false,
  isDeleted: false,
  hasMessages: false,
  recentTurns: [],
  concern: unconcerned,
  guide: null,
  guideBeforeCrisis: null,
  unclear: null,
  titles: [],
  asked: [],
  noticedAt: null,
  saidAt: null,
}

/** The latest message that was not taken back. */
export const latestTurn = ({ recentTurns }: Conversation): Turn | null => recentTurns.at(-1) ?? null

/**
 * Null for a message that is not of this conversation. With none remembered that still stands, a message that does came
 * before them all: rather a reply too many than one that never comes.
 */
export function replyStateOf(conversation: Conversation, turn: Turn | null): ReplyState | null {
  if (!turn) return null
  const isSettled = turn.reply.state === 'written' || turn.reply.state === 'retracted'
  const latest = latestTurn(conversation)
  const isLatest = latest === null || turn.messageId === latest.messageId
  return isSettled || isLatest ? turn.reply.state : 'superseded'
}

/** The message that is waiting for its reply, as far as it is remembered, or null. */
export function pendingMessageId(conversation: Conversation): string | null {
  const latest = latestTurn(conversation)
  return latest?.reply.state === 'pending' ? latest.messageId : null
}

/** True while the reply to this message is being written and the person has asked to stop it. */
export const isStopAsked = (conversation: Conversation, turn: Turn | null): boolean =>
  replyStateOf(conversation, turn) === 'pending' && turn?.reply.state === 'pending' && turn.reply.isStopAsked

export function evolve(conversation: Conversation, fact: Fact<ChatEvent>): Conversation {
  const { type, at, data } = fact
  switch (type) {
    case 'SessionStarted':
      return { ...conversation, isStarted: true }
    case 'SessionDeleted':
      return { ...conversation, isDeleted: true }
    case 'SessionTitled': {
      const { replaces, versionId } = data
      return {
        ...conversation,
        titles: [...conversation.titles.filter((id) => !replaces.includes(id)), versionId],
      }
    }
    case 'MessageSent':
      return {
        ...withTurn(conversation, fact),
        hasMessages: true,
        ...answeredOrHeard(conversation, data, at),
        unclear: unclearAfter(conversation, data, at),
        ...(!data.isImported && { saidAt: at }),
        ...(data.notices && { noticedAt: at }),
      }
    case 'ConcernRaised':
      return {
        ...conversation,
        concern: heard(conversation, data, at),
        unclear: unclearAfter(conversation, data, at),
      }
    case 'ConcernCorrected':
      return corrected(conversation, { at, isHelpHere: data.isHelpHere ?? false })
    case 'ReplyWritten':
      return { ...withTurn(conversation, fact), ...replied(conversation, fact) }
    case 'ReplyAskedAgain':
    case 'StopAsked':
    case 'ReplyChecked':
    case 'ReplyFailed':
    case 'ReplyRated':
      return withTurn(conversation, fact)
    case 'MessageRetracted': {
      const { unclear } = conversation
      return {
        ...withTurn(conversation, fact),
        unclear: unclear?.messageId === data.messageId ? null : unclear,
      }
    }
  }
}

const heard = ({ concern }: Conversation, said: { tier: Tier; concerns: Concern[] }, at: string) =>
  hear(concern, {
    tier: said.tier,
    at,
    ...(endsWithHelp(said.tier, said.concerns) && { endsWithHelp: true }),
  })

/** What was not meant is left, and the talk goes on where it was. */
function corrected(
  conversation: Conversation,
  { at, isHelpHere }: { at: string; isHelpHere: boolean },
): Conversation {
  const concern = lower(conversation.concern, at, isHelpHere)
  const { guide, guideBeforeCrisis } = conversation
  const left = { ...conversation, concern, unclear: null }
  if (isHelpHere) return { ...left, guide: guideWithHelp(guide) }
  return { ...left, guide: guide?.need === 'crisis' ? guideBeforeCrisis : guide }
}

type Said = Pick<
  MessageSent['data'],
  'messageId' | 'tier' | 'concerns' | 'ask' | 'answered' | 'screenedBy'
> & {
  layer?: Layer
}

/** A plain answer that there is no danger lowers what led to the question, and nothing else. */
function answeredOrHeard(conversation: Conversation, said: Said, at: string): Pick<Conversation, 'concern'> {
  const { asked, concern } = conversation
  const { answered } = said
  const isClear = answered?.answer === 'no-danger' && said.tier === 'none'
  const sign = isClear ? asked.find(({ question }) => question === answered.question) : undefined
  const isDecided = sign && sessionTierAt(concern, at) === 'care' && decides(sign.question, sign.concerns)
  return { concern: isDecided ? lower(concern, at, false) : heard(conversation, said, at) }
}

/** An answer is not asked about again, and a crisis has words of its own. */
function unclearAfter({ unclear }: Conversation, said: Said, at: string): Sign | null {
  const { messageId, tier, concerns, ask, answered } = said
  if (answered || isCrisis(tier)) return null
  return ask
    ? { messageId, question: ask, at, tier, concerns, ...(isHint(said) && { isHint: true }) }
    : unclear
}

const isHint = ({ layer, screenedBy = [] }: Said): boolean =>
  layer === 'learned' || screenedBy.some((verdict) => verdict.layer === 'floor' && verdict.tier === 'none')

function askedAfter({ asked, unclear }: Conversation, { at, data }: Fact<ReplyWritten>): readonly Asked[] {
  const { messageId, question } = data
  if (!question) return asked
  const isOfSign = unclear?.question === question
  const latest = isOfSign ? unclear : { messageId, question, at, tier: 'none' as const, concerns: [] }
  const before = asked.find((other) => other.question === question)
  const isSameDay = before && before.at.slice(0, 10) === at.slice(0, 10)
  const times = isSameDay ? (before.times ?? 1) + 1 : 1
  return [...asked.filter((other) => other.question !== question), { ...latest, at, times }]
}

function replied(conversation: Conversation, fact: Fact<ReplyWritten>) {
  const { author, isImported, guide, question } = fact.data
  const { guide: before, guideBeforeCrisis, unclear } = conversation
  const known = {
    asked: askedAfter(conversation, fact),
    unclear: unclear?.question === question ? null : unclear,
  }
  // A prepared safety reply in between does not lose the guide's thread; a reply from elsewhere is none of its own.
  if (author !== 'guide' || isImported) return known
  const isEntering = guide?.need === 'crisis' && before?.need !== 'crisis'
  return {
    ...known,
    guide: goneOn(before, guide),
    guideBeforeCrisis: isEntering ? before : guideBeforeCrisis,
  }
}

/** More than anybody is told in a day of talking: what was said still earlier may come again. */
const mostSaid = 600

/** A reply tells what it said itself; the conversation remembers all of it. */
function goneOn(before: GuidePlace | null, guide: GuidePlace | null): GuidePlace | null {
  const said = [...(before?.said ?? []), ...(guide?.said ?? [])].slice(-mostSaid)
  return guide && said.length > 0 ? { ...guide, said } : guide
}

function withTurn(conversation: Conversation, fact: Fact<ChatEvent>): Conversation {
  const { recentTurns } = conversation
  const isOf = ({ messageId, reply }: Turn) =>
    isAbout(fact, messageId) || (reply.state === 'written' && isAbout(fact, reply.replyId))
  const turns: (Turn | null)[] =
    fact.type === 'MessageSent'
      ? [...recentTurns, evolveTurn(null, fact)].slice(-turnsRemembered)
      : recentTurns.map((turn) => (isOf(turn) ? evolveTurn(turn, fact) : turn))
  return {
    ...conversation,
    recentTurns: turns.filter((turn) => turn !== null).filter(({ reply }) => reply.state !== 'retracted'),
  }
}
