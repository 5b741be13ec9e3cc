import type { AnyEvent } from '#domain/event.ts'
import {
  entryEdited,
  entryWritten,
  exerciseCompleted,
  messageSent,
  moodLogged,
  replyWritten,
  sessionStarted,
} from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import type { EventStore, StreamName } from '#infra/store/event-store.ts'

const context = { timeZone: 'UTC' }
const batch = 1_000

type Whose = { subjectId: string; id: string }

/** A stream of so many events, as a person makes them who stays for years. */
export const longStreams = {
  mood: (length: number): AnyEvent[] => Array.from({ length }, () => moodLogged({ moodId: newId() })),
  exercises: (length: number): AnyEvent[] =>
    Array.from({ length }, () => exerciseCompleted({ completionId: newId() })),
  session: (length: number, sessionId: string): AnyEvent[] =>
    Array.from({ length: Math.ceil(length / 2) }, (_, index) => {
      const messageId = newId()
      const sent = messageSent({ sessionId, messageId, isFirst: index === 0 })
      const reply = replyWritten({ sessionId, messageId, replyId: newId() })
      return [index === 0 ? { ...sessionStarted, data: { sessionId } } : reply, sent]
    }).flat(),
  journal: (length: number, entryId: string): AnyEvent[] =>
    Array.from({ length }, (_, index) => {
      if (index === 0) return entryWritten({ entryId })
      const edited = entryEdited({ entryId })
      // An edit takes the words with it that were there before.
      return index === length - 1 ? edited : { type: edited.type, at: edited.at, data: edited.data }
    }),
}

export type LongStream = keyof typeof longStreams

export async function appendLongStream(store: EventStore, kind: LongStream, length: number): Promise<Whose> {
  const subjectId = newSubjectId()
  const id = kind === 'mood' || kind === 'exercises' ? subjectId : newId()
  const name: StreamName = { subjectId, streamId: `${kind}-${id}` }
  const events = longStreams[kind](length, id)
  for (let from = 0; from < events.length; from += batch)
    await store.append(name, 'any', events.slice(from, from + batch), context)
  return { subjectId, id }
}
