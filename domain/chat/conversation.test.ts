import { expect, test } from 'vitest'
import {
  type Conversation,
  evolve,
  isStopAsked,
  latestTurn,
  pendingMessageId,
  replyStateOf,
  turnsRemembered,
  unstarted,
} from '#domain/chat/conversation.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { turnOf } from '#domain/chat/turn.ts'
import { isAbout } from '#domain/item.ts'
import {
  messageRetracted,
  messageSent,
  replyAskedAgain,
  replyFailed,
  replyRated,
  replyWritten,
  sessionStarted,
  stopAsked,
} from '#domain/testing/events.ts'

const after = (...events: ChatEvent[]): Conversation => [sessionStarted, ...events].reduce(evolve, unstarted)
const stateOf = (messageId: string, ...events: ChatEvent[]) =>
  replyStateOf(after(...events), turnOf(events.filter((event) => isAbout(event, messageId))))
const first = messageSent()
const second = messageSent({ messageId: 'second', isFirst: false })
const place = { need: 'panic-now', step: 'breathe', missed: 0 }

test('a reply is pending, then written or failed, then asked for again', () => {
  expect(stateOf('first', first)).toBe('pending')
  expect(stateOf('first', first, replyWritten())).toBe('written')
  expect(stateOf('first', first, replyFailed())).toBe('failed')
  expect(stateOf('first', first, replyFailed(), replyAskedAgain())).toBe('pending')
})

test('a new message supersedes what was pending or failed, not what was written', () => {
  expect(stateOf('first', first, second)).toBe('superseded')
  expect(stateOf('first', first, replyFailed(), second)).toBe('superseded')
  expect(stateOf('first', first, replyWritten(), second)).toBe('written')
})

test('a message that was never sent has no reply', () => expect(stateOf('other', first)).toBeNull())

test('the latest message is known, and whether it waits for its reply', () => {
  expect(latestTurn(after())).toBeNull()
  expect(latestTurn(after(first, second))?.messageId).toBe('second')
  expect(pendingMessageId(after())).toBeNull()
  expect(pendingMessageId(after(first, second))).toBe('second')
  expect(pendingMessageId(after(first, replyWritten()))).toBeNull()
})

test('a stop is asked for until the reply is settled, superseded or asked for again', () => {
  const isAsked = (...events: ChatEvent[]) =>
    isStopAsked(after(...events), turnOf(events.filter((event) => isAbout(event, 'first'))))
  expect(isAsked(first)).toBe(false)
  expect(isAsked(first, stopAsked())).toBe(true)
  expect(isAsked(first, stopAsked(), replyWritten())).toBe(false)
  expect(isAsked(first, stopAsked(), second)).toBe(false)
  expect(isAsked(first, stopAsked(), replyFailed(), replyAskedAgain())).toBe(false)
})

test('a message is owed its reply again when all after it were taken back, however many', () => {
  const later = Array.from({ length: 2 * turnsRemembered }, (_, n) => messageSent({ messageId: `m${n}` }))
  const takenBack = later.map(({ data }) => messageRetracted(data.messageId, null)).toReversed()
  expect(stateOf('first', first, ...later)).toBe('superseded')
  expect(stateOf('first', first, ...later, ...takenBack)).toBe('pending')
  expect(stateOf('first', first, ...later, ...takenBack, second)).toBe('superseded')
})

test('the guide remembers where it stood, also when a prepared reply came in between', () => {
  const prepared = replyWritten({ messageId: 'second', replyId: 'second-reply', author: 'prepared' })
  expect(after(first, replyWritten({ guide: place })).guide).toEqual(place)
  expect(after(first, replyWritten({ guide: place }), second, prepared).guide).toEqual(place)
})

test('the guide forgets its place when it has come to an end', () => {
  const last = replyWritten({ messageId: 'second', replyId: 'second-reply', guide: null })
  expect(after(first, replyWritten({ guide: place }), second, last).guide).toBeNull()
})

test('of each tier the latest message is remembered', () => {
  const sent = (at: string, tier: 'none' | 'crisis') => messageSent({ messageId: at, at, tier })
  const { concern } = after(
    sent('2026-11-18T09:00:00.000Z', 'crisis'),
    sent('2026-11-18T09:00:00.001Z', 'crisis'),
    sent('2026-11-21T09:00:00.000Z', 'none'),
  )
  expect(concern).toEqual([{ tier: 'crisis', at: '2026-11-18T09:00:00.001Z' }])
})

test('what is remembered holds no words', () => {
  const everything = after(first, stopAsked(), replyFailed(), replyAskedAgain(), replyWritten(), replyRated())
  expect(JSON.stringify(everything)).not.toContain(first.personal.text)
})

test('what is remembered stays small however long the conversation grows', () => {
  const messages = Array.from({ length: 1_000 }, (_, index) => messageSent({ messageId: `m${index}` }))
  const replied = messages.flatMap((message) => [
    message,
    replyWritten({ messageId: message.data.messageId, replyId: `r-${message.data.messageId}` }),
  ])
  expect(after(...replied).recentTurns).toHaveLength(turnsRemembered)
  expect(latestTurn(after(...replied))?.messageId).toBe('m999')
  const few = after(...replied.slice(0, 2 * turnsRemembered))
  expect(JSON.stringify(after(...replied)).length).toBeLessThan(1.2 * JSON.stringify(few).length)
})

test('a conversation is never changed in place', () => {
  const before = Object.freeze(after(first))
  const turns = structuredClone(before.recentTurns)
  for (const event of [stopAsked(), replyFailed(), replyWritten(), second]) evolve(before, event)
  expect(before.recentTurns).toEqual(turns)
})
