import { throws } from 'node:assert/strict'
import { expect, test } from 'vitest'
import {
  awaitsReply,
  createCheck,
  endedBy,
  type PortableEvent,
  type PortableFact,
  placeOf,
  portableTypes,
  takesBack,
  toldOf,
  withIdsHere,
} from '#domain/data/export-file.ts'
import {
  entryRetracted,
  entryWritten,
  exerciseCompleted,
  messageRetracted,
  messageSent,
  moodCorrected,
  moodLogged,
  moodRetracted,
  reflectionRequested,
  reflectionWritten,
  replyWritten,
  sessionDeleted,
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

test('a deletion ends its thing, a deleted message its reply too', () => {
  expect(endedBy(sessionDeleted)).toEqual(['session'])
  expect(endedBy(messageRetracted('first', 'first-reply'))).toEqual(['first', 'first-reply'])
  expect(endedBy(messageRetracted('first', null))).toEqual(['first'])
  expect(endedBy(moodRetracted('mood'))).toEqual(['mood'])
  expect(endedBy(moodCorrected())).toEqual([])
})

test('an event tells of its thing and its part; where a mood came up is no part of it', () => {
  expect(toldOf(replyWritten())).toEqual(['session', 'first', 'first-reply'])
  expect(toldOf(moodLogged({ sessionId: 'session' }))).toEqual(['mood'])
  expect(toldOf(reflectionWritten())).toEqual(['entry'])
})

test('what was set right or deleted takes words back, and a whole thing takes all of them', () => {
  expect(takesBack(moodCorrected())).toEqual({ field: 'moodId', isWholeStream: false })
  expect(takesBack(entryRetracted())).toEqual({ field: 'entryId', isWholeStream: true })
  expect(takesBack(moodLogged())).toBeNull()
})

test('what was allowed, and the account, stay where they were', () => {
  expect(portableTypes).not.toContain('ConsentGiven')
  expect(portableTypes).not.toContain('AccountOpened')
})
