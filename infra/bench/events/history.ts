import type { AnyEvent } from '#domain/event.ts'
import { dayAt } from '#domain/testing/days.ts'
import {
  exerciseCompleted,
  messageSent,
  moodLogged,
  replyRated,
  replyWritten,
  sessionStarted,
} from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import type { EventStore } from '#infra/store/event-store.ts'

const eventsEach = 120

/** Twenty days of one person: six events each. Appended in three streams. */
async function liveThrough(store: EventStore): Promise<void> {
  const [subjectId, sessionId] = [newSubjectId(), newId()]
  const chat: AnyEvent[] = []
  const moods: AnyEvent[] = []
  const exercises: AnyEvent[] = []
  for (let offset = 0; offset < eventsEach / 6; offset++) {
    const [day, messageId, replyId] = [dayAt(offset), newId(), newId()]
    chat.push(
      offset === 0
        ? { ...sessionStarted, data: { sessionId } }
        : { ...replyRated(replyId), data: { sessionId, replyId, rating: 1 } },
      messageSent({ sessionId, messageId, day, isFirst: offset === 0 }),
      replyWritten({ sessionId, messageId, replyId }),
    )
    moods.push(moodLogged({ moodId: newId(), day, sessionId }), moodLogged({ moodId: newId(), day }))
    exercises.push(exerciseCompleted({ completionId: newId(), day, sessionId }))
  }
  const context = { timeZone: 'Europe/Berlin' }
  await store.append({ subjectId, streamId: `session-${sessionId}` }, 'none', chat, context)
  await store.append({ subjectId, streamId: `mood-${subjectId}` }, 'none', moods, context)
  await store.append({ subjectId, streamId: `exercises-${subjectId}` }, 'none', exercises, context)
}

/** Gives how many events there are then. */
export async function fillLog(store: EventStore, people: number): Promise<number> {
  let left = people
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left-- > 0) await liveThrough(store)
    }),
  )
  return people * eventsEach
}
