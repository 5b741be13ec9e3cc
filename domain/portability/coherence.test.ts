import { expect, test } from 'vitest'
import { createCoherenceCheck } from '#domain/portability/coherence.ts'
import type { PortableEvent } from '#domain/portability/portable-event.ts'
import {
  entryWritten,
  exerciseCompleted,
  messageSent,
  moodCorrected,
  moodLogged,
  reflectionRequested,
  reflectionWritten,
  replyWritten,
  sessionStarted,
} from '#domain/testing/events.ts'

const isCoherent = (...events: PortableEvent[]): boolean =>
  events.map((event) => ({ ...event, id: 'event' })).every(createCoherenceCheck())

const reflections = (count: number) =>
  Array.from({ length: count }, (_, nth) => reflectionWritten({ reflectionId: `reflection-${nth}` }))

test.each<[string, PortableEvent[]]>([
  ['talks in a conversation that never began', [messageSent()]],
  ['begins a conversation twice', [sessionStarted, sessionStarted]],
  ['reflects on an entry that was never written', [reflectionRequested()]],
  ['corrects a mood that was never logged', [moodCorrected()]],
  ['reflects on an entry more often than anybody asks', [entryWritten(), ...reflections(501)]],
])('a document that %s does not hold together', (_, events) => expect(isCoherent(...events)).toBe(false))

test('things that are called like parts of a language are things', () => {
  const mood = moodLogged({ moodId: '__proto__' })
  expect(isCoherent(moodLogged({ moodId: 'constructor' }), mood)).toBe(true)
  expect(isCoherent(mood, mood)).toBe(false)
})

test('a document that holds together is fine', () =>
  expect(
    isCoherent(
      sessionStarted,
      messageSent(),
      moodLogged(),
      replyWritten(),
      moodCorrected(),
      exerciseCompleted(),
      entryWritten(),
      ...reflections(500),
    ),
  ).toBe(true))
