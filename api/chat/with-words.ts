import type { Message } from '#contract/chat.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import type { EventStore } from '#infra/event-store.ts'
import type { ListedMessage } from '#projections/chat/messages.ts'

/** Gives listed messages their words back. */
export async function withWords(store: EventStore, subjectId: string, listed: ListedMessage[]): Promise<Message[]> {
  const events = await store.recallAt<ChatEvent>(subjectId, listed.map(({ position }) => position))
  return listed.map(({ id, position, role, sentAt, reply, tier, rating, isStopped }) => {
    const event = events.get(position)
    const message = { id, role, timestamp: sentAt }
    if (event?.type === 'MessageSent')
      return { ...message, content: event.personal?.text ?? '', ...(reply && { reply }), ...(tier && { tier }) }
    const words = event?.type === 'ReplyWritten' ? event.personal : undefined
    return {
      ...message,
      content: words?.text ?? '',
      rating,
      ...(words?.choices.length && { choices: words.choices }),
      ...(isStopped && { isStopped }),
    }
  })
}
