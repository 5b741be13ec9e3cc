import { expect, test } from 'vitest'
import { endedBy, idsAbout, placeOf, portableTypes, takesBack } from '#domain/portability/portable-event.ts'
import {
  entryRetracted,
  exerciseCompleted,
  messageRetracted,
  messageSent,
  moodCorrected,
  moodLogged,
  moodRetracted,
  reflectionWritten,
  replyWritten,
  sessionDeleted,
} from '#domain/testing/events.ts'

test('a conversation has a stream of its own, other things one of their kind', () => {
  expect(placeOf(messageSent())).toEqual({ kind: 'session', id: 'session' })
  expect(placeOf(moodLogged({ sessionId: 'session' }))).toEqual({ kind: 'mood', id: null })
  expect(placeOf(reflectionWritten())).toEqual({ kind: 'journal', id: 'entry' })
  expect(placeOf(exerciseCompleted())).toEqual({ kind: 'exercises', id: null })
})

test('a deletion ends its thing, a deleted message its reply too', () => {
  expect(endedBy(sessionDeleted)).toEqual(['session'])
  expect(endedBy(messageRetracted('first', 'first-reply'))).toEqual(['first', 'first-reply'])
  expect(endedBy(messageRetracted('first', null))).toEqual(['first'])
  expect(endedBy(moodRetracted('mood'))).toEqual(['mood'])
  expect(endedBy(moodCorrected())).toEqual([])
})

test('an event is about its thing and its part; where a mood came up is no part of it', () => {
  expect(idsAbout(replyWritten())).toEqual(['session', 'first', 'first-reply'])
  expect(idsAbout(moodLogged({ sessionId: 'session' }))).toEqual(['mood'])
  expect(idsAbout(reflectionWritten())).toEqual(['entry'])
})

test('what was set right or deleted takes words back, and a whole thing takes all of them', () => {
  expect(takesBack(moodCorrected())).toEqual({ field: 'moodId', ids: ['mood'], isWholeStream: false })
  expect(takesBack(entryRetracted())).toEqual({ field: 'entryId', ids: ['entry'], isWholeStream: true })
  expect(takesBack(moodLogged())).toBeNull()
})

test('what was allowed, and the account, stay where they were', () => {
  expect(portableTypes).not.toContain('ConsentGiven')
  expect(portableTypes).not.toContain('AccountOpened')
})
