import { throws } from 'node:assert/strict'
import { expect, test } from 'vitest'
import {
  awaitsReply,
  createCheck,
  type PortableEvent,
  type PortableFact,
  placeOf,
  portableTypes,
  withIdsHere,
} from '#domain/data/export-file.ts'
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

const fact = (event: PortableEvent): PortableFact => ({ ...event, id: 'event' })
const idHere = (id: string) => `here ${id}`

test('a fact of elsewhere is about things of other ids here, with the same words', () => {
  expect(withIdsHere(fact(replyWritten()), () => false, idHere)).toEqual({
    ...replyWritten(),
    data: {
      ...replyWritten().data,
      sessionId: 'here session',
      messageId: 'here first',
      replyId: 'here first-reply',
    },
  })
})

test('what was made here keeps its id, and so does all that was said in it', () => {
  const isOwn = (id: string) => id === 'session'
  expect(withIdsHere(fact(replyWritten()), isOwn, idHere)).toEqual(replyWritten())
  const mood = moodLogged({ sessionId: 'session' })
  expect(withIdsHere(fact(mood), isOwn, idHere).data).toMatchObject({
    moodId: 'here mood',
    sessionId: 'session',
  })
})

test('a conversation has a stream of its own, other things one of their kind', () => {
  expect(placeOf(messageSent())).toEqual({ kind: 'session', id: 'session' })
  expect(placeOf(moodLogged({ sessionId: 'session' }))).toEqual({ kind: 'mood', id: null })
  expect(placeOf(reflectionWritten())).toEqual({ kind: 'journal', id: 'entry' })
  expect(placeOf(exerciseCompleted())).toEqual({ kind: 'exercises', id: null })
})

test('a reflection goes with its entry', () => {
  expect(withIdsHere(fact(reflectionWritten()), (id) => id === 'entry', idHere)).toEqual(reflectionWritten())
  expect(withIdsHere(fact(reflectionWritten()), () => false, idHere).data).toMatchObject({
    entryId: 'here entry',
    reflectionId: 'here reflection',
  })
  expect([entryWritten(), reflectionRequested(), reflectionWritten()].map(fact).map(awaitsReply)).toEqual([
    false,
    true,
    false,
  ])
})

test('a message and its reply belong together', () =>
  expect([sessionStarted, messageSent(), replyWritten()].map(fact).map(awaitsReply)).toEqual([
    false,
    true,
    false,
  ]))

test.each<[string, PortableEvent[]]>([
  ['talks in a conversation that never began', [messageSent()]],
  ['begins a conversation twice', [sessionStarted, sessionStarted]],
  ['reflects on an entry that was never written', [reflectionRequested()]],
  ['corrects a mood that was never logged', [moodCorrected()]],
])('a document that %s is refused', (_, events) => {
  const check = createCheck()
  throws(() => events.map(fact).forEach(check), { code: 'import-incomplete' })
})

test('a document that holds together is fine', () =>
  [sessionStarted, messageSent(), moodLogged(), replyWritten(), moodCorrected(), exerciseCompleted()]
    .map(fact)
    .forEach(createCheck()))

test('what was allowed, and the account, stay where they were', () => {
  expect(portableTypes).not.toContain('ConsentGiven')
  expect(portableTypes).not.toContain('AccountOpened')
})
