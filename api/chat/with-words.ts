import type { HeardMessage, Message } from '#contract/chat.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { messageConcern } from '#domain/chat/message-concern.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { ListedMessage } from '#projections/chat/messages.ts'

/** What was heard in messages; their words stay where they are. */
export const heardIn = async (
  store: EventStore,
  subjectId: string,
  listed: ListedMessage[],
): Promise<HeardMessage[]> =>
  (await withWords(store, subjectId, listed)).map(
    ({ id, timestamp, tier, concerns, isCorrected, isRaised }) => ({
      id,
      timestamp,
      ...(tier && { tier }),
      ...(concerns && { concerns }),
      ...(isCorrected !== undefined && { isCorrected }),
      ...(isRaised && { isRaised }),
    }),
  )

/** Gives listed messages their words back. */
export async function withWords(
  store: EventStore,
  subjectId: string,
  listed: ListedMessage[],
): Promise<Message[]> {
  const events = await store.recallAt<ChatEvent>(
    subjectId,
    listed.flatMap(({ position, raisedAt }) => (raisedAt === null ? position : [position, raisedAt])),
  )
  return listed.map(
    ({ id, position, role, sentAt, reply, tier, raisedAt, isCorrected, rating, isStopped }) => {
      const event = events.get(position)
      const message = { id, role, timestamp: sentAt, content: wordsOf(event)?.text ?? '' }
      if (event?.type === 'MessageSent') {
        const raised = raisedAt === null ? undefined : events.get(raisedAt)
        const facts = [event, ...(raised ? [raised] : [])]
        const concerns = messageConcern(facts)?.concerns ?? []
        return {
          ...message,
          ...(reply && { reply }),
          ...(tier && { tier }),
          ...(concerns.length > 0 && { concerns }),
          ...(isCorrected && { isCorrected }),
          ...(raised && { isRaised: true }),
          ...(event.data.notices && { notices: event.data.notices }),
        }
      }
      if (event?.type !== 'ReplyWritten') return message
      // What comes with a reply of Leeward's own, to choose from and to do, does not come with one from elsewhere.
      if (event.data.isImported)
        return { ...message, rating, isImported: true, ...(isStopped && { isStopped }) }
      const { suggestedExerciseId, author, model, promptVersion, turnsTold, isMemoryTold, memoryTold } =
        event.data
      const isModels = author === 'model'
      const choices = event.personal?.choices ?? []
      return {
        ...message,
        rating,
        by: isModels ? ('model' as const) : ('guide' as const),
        ...(isModels && model !== null && { model }),
        ...(isModels && promptVersion !== undefined && { promptVersion }),
        ...(isModels && turnsTold !== undefined && { turnsTold }),
        ...(isModels && isMemoryTold && { isMemoryTold }),
        ...(isModels && memoryTold && { wordsTold: memoryTold.length }),
        ...(choices.length > 0 && { choices }),
        ...(suggestedExerciseId !== null && { suggestedExerciseId }),
        ...(isStopped && { isStopped }),
      }
    },
  )
}

const wordsOf = (event: ChatEvent | undefined): { text: string } | undefined =>
  event?.type === 'MessageSent' || event?.type === 'ReplyWritten' ? event.personal : undefined
