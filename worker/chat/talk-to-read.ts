import type { ChatEvent, MessageSent } from '#domain/chat/events.ts'
import { messageConcern } from '#domain/chat/message-concern.ts'
import { isAbout } from '#domain/item.ts'
import { mostMessagesRead, type Reading } from '#domain/memory/events.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { recentTurns } from '#infra/companion/companion-prompt.ts'
import type { Exchange } from '#infra/companion/memory-writer.ts'
import { tokensIn } from '#infra/companion/tokens-in.ts'
import type { Recorded } from '#infra/store/event-store.ts'

/** A message, and the reply to it. What may not be read has none. */
type Told = { messageId: string; exchange: Exchange | null }

/** What is to be read: up to which message, and what of it may be. */
export type ToRead = { through: string; messageIds: string[]; exchanges: Exchange[] }

/** So many messages are read at once for lines. */
const linesAfter = 4
/** Of what is read at once. */
const mostTokens = 4_000

/** Messages that stand and were answered, in order. What is about danger, came in from elsewhere or may not be told is not read. */
function toldIn(events: Recorded<ChatEvent>[], mayBeRead: (message: MessageSent) => boolean): Told[] {
  return events.flatMap((event) => {
    if (event.type !== 'MessageSent' || !event.personal) return []
    const { messageId } = event.data
    const about = events.filter((one) => isAbout(one, messageId))
    const reply = about.findLast((one) => one.type === 'ReplyWritten')
    if (reply?.type !== 'ReplyWritten' || !reply.personal) return []
    const isRead =
      !event.data.isImported &&
      !reply.data.isImported &&
      mayBeRead(event) &&
      !isCrisis(messageConcern(about)?.tier ?? 'none')
    const exchange = isRead ? { said: event.personal.text, reply: reply.personal.text } : null
    return [{ messageId, exchange }]
  })
}

function blockOf(told: Told[]): ToRead | null {
  const last = told.at(-1)
  if (!last) return null
  const exchanges: Exchange[] = []
  const messageIds: string[] = []
  let tokens = 0
  for (const { messageId, exchange } of told.slice(-mostMessagesRead).toReversed()) {
    if (!exchange) continue
    tokens += tokensIn(exchange.said) + tokensIn(exchange.reply)
    if (tokens > mostTokens && exchanges.length > 0) break
    exchanges.unshift(exchange)
    messageIds.unshift(messageId)
  }
  return { through: last.messageId, messageIds, exchanges }
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
export function talkToRead(
  events: Recorded<ChatEvent>[],
  since: string | null,
  of: Reading,
  mayBeRead: (message: MessageSent) => boolean,
): ToRead | null {
  const told = toldIn(events, mayBeRead)
  // Where it is too long ago to be among the events, all of these came after it.
  const read = told.findIndex(({ messageId }) => messageId === since) + 1
  if (of === 'lines') {
    const block = told.slice(read)
    return block.length >= linesAfter ? blockOf(block) : null
  }
  const kept = stillTold(told)
  const left = told.length - kept
  return read < left ? blockOf(told.slice(read, left + Math.floor(kept / 2))) : null
}
