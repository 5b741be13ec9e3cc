import type { ChatEvent, MessageSent } from '#domain/chat/events.ts'
import { messageConcern } from '#domain/chat/message-concern.ts'
import { isAbout } from '#domain/item.ts'
import { mostMessagesRead, type Reading } from '#domain/memory/events.ts'
import { type SessionConcern, sessionTierAt } from '#domain/safety/session-tier.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Exchange } from '#infra/companion/memory-writer.ts'
import { recentTurns } from '#infra/companion/recent-turns.ts'
import { tokensIn } from '#infra/companion/tokens-in.ts'
import type { Recorded } from '#infra/store/event-store.ts'

/** A message, where among the events it is, and the reply to it. What may not be read has none. */
type Told = { messageId: string; index: number; exchange: Exchange | null }

/** What is to be read: up to which message, and what of it may be. */
export type ToRead = { through: string; messageIds: string[]; exchanges: Exchange[] }

export type Asked = {
  of: Reading
  /** Where the last reading ended. */
  since: string | null
  /** What was said up to then is not read: it may hold what was forgotten. */
  forgottenAt: string | null
  /** What the conversation remembers of a crisis, which may be longer ago than the events. */
  concern: SessionConcern
  mayBeRead: (message: MessageSent) => boolean
}

/** So many messages are read at once for lines. */
const linesAfter = 4
/** Of what is read at once. */
const mostTokens = 4_000
const dayMs = 24 * 60 * 60 * 1000

/** Whether a message was sent around a crisis: as long as it lasts, corrected or not, and on the day that led to it. */
function aroundCrisis(events: Recorded<ChatEvent>[], concern: SessionConcern): (at: string) => boolean {
  const heard = events.flatMap(({ type, at, data }) => {
    if (type !== 'MessageSent') return []
    const found = messageConcern(events.filter((one) => isAbout(one, data.messageId)))
    return found ? [{ tier: found.tier, at }] : []
  })
  const crises = [...heard, ...concern].filter(({ tier }) => isCrisis(tier))
  return (at) =>
    crises.some(
      ({ tier, at: crisisAt }) =>
        Date.parse(crisisAt) - Date.parse(at) <= dayMs &&
        isCrisis(sessionTierAt([{ tier, at: crisisAt }], at)),
    )
}

/**
 * Messages that stand and were answered, in order. What was said around a crisis or before something was forgotten, came in
 * from elsewhere or may not be told is not read.
 */
function toldIn(
  events: Recorded<ChatEvent>[],
  { of, forgottenAt, concern, mayBeRead }: Omit<Asked, 'since'>,
): Told[] {
  const isAroundCrisis = aroundCrisis(events, concern)
  return events.flatMap((event, index) => {
    if (event.type !== 'MessageSent' || !event.personal) return []
    const { messageId } = event.data
    const about = events.filter((one) => isAbout(one, messageId))
    const reply = about.findLast((one) => one.type === 'ReplyWritten')
    if (reply?.type !== 'ReplyWritten' || !reply.personal) return []
    const isRead =
      !event.data.isImported &&
      !reply.data.isImported &&
      (forgottenAt === null || event.at > forgottenAt) &&
      mayBeRead(event) &&
      !isAroundCrisis(event.at)
    // A reply that was written from lines may repeat them.
    const isFromMemory = of === 'lines' && reply.data.memoryTold !== undefined
    const exchange = { said: event.personal.text, reply: isFromMemory ? '' : reply.personal.text }
    return [{ messageId, index, exchange: isRead ? exchange : null }]
  })
}

/** From the first on, as much as is read at once: what is left is for the next time. */
function blockOf(told: Told[]): ToRead | null {
  const exchanges: Exchange[] = []
  const messageIds: string[] = []
  let through: string | null = null
  let tokens = 0
  for (const { messageId, exchange } of told) {
    if (exchange) {
      tokens += tokensIn(exchange.said) + tokensIn(exchange.reply)
      if (exchanges.length === mostMessagesRead || (tokens > mostTokens && exchanges.length > 0)) break
      exchanges.push(exchange)
      messageIds.push(messageId)
    }
    through = messageId
  }
  return through === null ? null : { through, messageIds, exchanges }
}

/** How many of the latest messages a model is still told. */
function stillTold(told: Told[]): number {
  const turns = told.flatMap(({ exchange }) =>
    exchange
      ? [
          { role: 'user' as const, text: exchange.said },
          { role: 'assistant' as const, text: exchange.reply },
        ]
      : [],
  )
  return recentTurns(turns).filter(({ role }) => role === 'user').length
}

/**
 * What of a conversation is to be read now, after `since`; null where that can wait. Lines are looked for every few messages.
 * A summary is due once turns leave what a model is told, and goes on to the middle of that, so that it is not due again
 * with the next.
 */
export function talkToRead(events: Recorded<ChatEvent>[], asked: Asked): ToRead | null {
  const told = toldIn(events, asked)
  // Also where that message was taken back. Where it is too long ago to be among the events, all of these came after it.
  const last = events.findIndex(({ type, data }) => type === 'MessageSent' && data.messageId === asked.since)
  const read = told.filter(({ index }) => index <= last).length
  if (asked.of === 'lines') {
    const block = told.slice(read)
    return block.length >= linesAfter ? blockOf(block) : null
  }
  const kept = stillTold(told)
  const left = told.length - kept
  return read < left ? blockOf(told.slice(read, left + Math.floor(kept / 2))) : null
}
