import type { ChatEvent } from '#domain/chat/events.ts'
import { messageConcern } from '#domain/chat/message-concern.ts'
import { isAbout } from '#domain/item.ts'
import type { Turn } from '#domain/safety/screener.ts'
import type { EventStore, Recorded, StreamName } from '#infra/store/event-store.ts'

const turnsRead = 6
/** Six turns, with what was rated, raised or stopped in between. */
export const eventsRead = 16

/** The last few turns of a conversation, as far as their words still stand: an answer is read against its question. */
export async function turnsBefore(store: EventStore, name: StreamName, messageId: string): Promise<Turn[]> {
  const events = await store.recall<ChatEvent>(name, eventsRead)
  // The same message may come twice.
  const sent = events.findIndex(({ type, data }) => type === 'MessageSent' && data.messageId === messageId)
  const before = events.slice(0, sent < 0 ? events.length : sent)
  return turnsOf(before)
}

/** The same of the last events before a message. */
export const turnsOf = (before: Recorded<ChatEvent>[]): Turn[] =>
  before.flatMap((event) => turnOf(event, before)).slice(-turnsRead)

function turnOf(event: Recorded<ChatEvent>, events: Recorded<ChatEvent>[]): Turn[] {
  if (event.type !== 'MessageSent' && event.type !== 'ReplyWritten') return []
  if (event.data.isImported || !event.personal) return []
  const { text } = event.personal
  if (event.type === 'MessageSent') {
    const concerns =
      messageConcern(events.filter((one) => isAbout(one, event.data.messageId)))?.concerns ?? []
    return [{ role: 'person', text, ...(concerns.length > 0 && { concerns }) }]
  }
  const { question } = event.data
  return [{ role: 'companion', text, ...(question && { question }) }]
}
