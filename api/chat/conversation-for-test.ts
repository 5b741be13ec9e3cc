import type { ChatStreamEvent, Message } from '#contract/chat.ts'
import { newId } from '#infra/ids.ts'
import type { Visitor } from '#infra/testing/visitor.ts'

export const words = Array.from({ length: 40 }, (_, index) => `word${index}.`).join(' ')

/** What the page would show of these events. */
export const textOf = (events: ChatStreamEvent[]): string =>
  events.reduce(
    (text, event) => ('chunk' in event ? (event.replaces ? event.chunk : text + event.chunk) : text),
    '',
  )

/** Starts a conversation in which the model may reply, or not, with one message to send, or send again. */
export async function begin(who: Visitor, { withModel = true }: { withModel?: boolean } = {}) {
  const { sessionId } = (await who.post<{ sessionId: string }>('/api/session/new')).body
  if (withModel) await who.put('/api/consents', { purpose: 'model', isGiven: true })
  const messageId = newId()
  const send = (message = 'Hello') =>
    who.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message, messageId })
  const listed = async () => (await who.get<Message[]>(`/api/messages/${sessionId}`)).body
  return { sessionId, messageId, send, listed }
}

/** Reads a stream until so many pieces of the reply are there; it can be read on. */
export async function goOn(
  stream: AsyncGenerator<ChatStreamEvent>,
  pieces: number,
): Promise<ChatStreamEvent[]> {
  const seen: ChatStreamEvent[] = []
  while (seen.filter((one) => 'chunk' in one && one.chunk).length < pieces) {
    const { value, done } = await stream.next()
    if (done) break
    seen.push(value)
  }
  return seen
}
