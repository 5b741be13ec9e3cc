import type { Conversation } from '#domain/chat/conversation.ts'
import type { ChatEvent, ConcernRaised, MessageSent, ReplyWritten } from '#domain/chat/events.ts'
import { dueQuestion } from '#domain/safety/asks/due-question.ts'
import { questionOf } from '#domain/safety/asks/question-of.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { unknownCountry } from '#domain/safety/help/lines-for.ts'
import { talkTierAt } from '#domain/safety/session-tier.ts'
import { type Concern, type Tier, tiers } from '#domain/safety/tier.ts'
import type { Prompt, Turn } from '#infra/companion/companion.ts'
import type { Recorded } from '#infra/store/event-store.ts'

const dayMs = 86_400_000

/** What the companion is told of a conversation: what was said and not erased since, and how concerned Leeward is. */
export const promptOf = (
  events: Recorded<ChatEvent>[],
  conversation: Conversation,
  at: string,
  helpLines: readonly HelpLine[],
  mayBeTold: (message: MessageSent) => boolean = () => true,
): Prompt => {
  const tier = talkTierAt(conversation.concern, at)
  const concerns = recentConcerns(events, at)
  const latest = events.findLast(isMessage)
  const told = events.filter(isTold(events, mayBeTold))
  return {
    turns: events.flatMap(turnOf),
    ...(told.length < events.length && {
      told: { turns: told.flatMap(turnOf), concerns: recentConcerns(told, at), guide: null },
    }),
    tier,
    heardTier: latestTier(events),
    concerns,
    country: latest?.data.country ?? unknownCountry,
    helpLines,
    guide: conversation.guide,
    ask: dueQuestion(conversation.unclear, conversation.asked, { tier, concerns, at }),
    isHint: conversation.unclear?.isHint ?? false,
    answered: latest?.data.answered ?? null,
    isCorrected: conversation.concern.some(({ isCorrected }) => isCorrected === true),
    today: at.slice(0, 10),
  }
}

const isSaid = (event: Recorded<ChatEvent>): event is Recorded<MessageSent | ReplyWritten> =>
  event.type === 'MessageSent' || event.type === 'ReplyWritten'

/** A reply gives back what it answers, and what was noticed is noticed in words: they go where the message goes. */
function isTold(events: Recorded<ChatEvent>[], mayBeTold: (message: MessageSent) => boolean) {
  const told = new Set(
    events
      .filter(isMessage)
      .filter(mayBeTold)
      .map(({ data }) => data.messageId),
  )
  return (event: Recorded<ChatEvent>) =>
    !(isSaid(event) || event.type === 'ConcernRaised') || told.has(event.data.messageId)
}

const isMessage = (event: Recorded<ChatEvent>): event is Recorded<MessageSent> => event.type === 'MessageSent'

function turnOf(event: Recorded<ChatEvent>): Turn[] {
  if (!isSaid(event)) return []
  // What a document says that Leeward said is nothing that it has to stand by.
  if (event.type === 'ReplyWritten' && event.data.isImported) return []
  const text = event.personal?.text
  return text ? [{ role: event.type === 'MessageSent' ? 'user' : 'assistant', text }] : []
}

/** Of the latest message alone, with what was found in it later. */
function latestTier(events: Recorded<ChatEvent>[]): Tier {
  const messageId = events.findLast(isMessage)?.data.messageId
  const about = events.filter(isConcerned).filter(({ data }) => data.messageId === messageId)
  const found = about.map(({ data }) => tiers.indexOf(data.tier))
  return tiers[Math.max(0, ...found)]!
}

const isConcerned = (event: Recorded<ChatEvent>): event is Recorded<MessageSent | ConcernRaised> =>
  event.type === 'MessageSent' || event.type === 'ConcernRaised'

/**
 * Of the last day, the latest first: a later cheerful message does not make them forgotten. What was not meant so, or was
 * asked about and is not there, is not come back to.
 */
function recentConcerns(events: Recorded<ChatEvent>[], at: string): Concern[] {
  const corrected = events.findLastIndex(({ type, data }) => type === 'ConcernCorrected' && !data.isHelpHere)
  const recent = events
    .slice(corrected + 1)
    .filter(isConcerned)
    .filter((event) => Date.parse(at) - Date.parse(event.at) < dayMs)
  return recent.reduce<Concern[]>((open, { data }) => {
    const denied = 'answered' in data && data.answered?.answer === 'no-danger' ? data.answered.question : null
    const left = open.filter((concern) => denied === null || questionOf(concern) !== denied)
    return [...new Set([...data.concerns, ...left])]
  }, [])
}
