import { expect, test } from 'vitest'
import {
  type Conversation,
  evolve,
  isStopAsked,
  latestTurn,
  pendingMessageId,
  replyStateOf,
  unstarted,
} from '#domain/chat/conversation.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import {
  messageSent,
  replyAskedAgain,
  replyFailed,
  replyRated,
  replyWritten,
  sessionStarted,
  stopAsked,
} from '#domain/testing/events.ts'

const after = (...events: ChatEvent[]): Conversation => [sessionStarted, ...events].reduce(evolve, unstarted)
const first = messageSent()
const second = messageSent({ messageId: 'second', isFirst: false })
const place = { need: 'panic-now', step: 'breathe', missed: 0 }

test('a reply is pending, then written or failed, then asked for again', () => {
  expect(replyStateOf(after(first), 'first')).toBe('pending')
  expect(replyStateOf(after(first, replyWritten()), 'first')).toBe('written')
  expect(replyStateOf(after(first, replyFailed()), 'first')).toBe('failed')
  expect(replyStateOf(after(first, replyFailed(), replyAskedAgain()), 'first')).toBe('pending')
})

test('a new message supersedes what was pending or failed, not what was written', () => {
  expect(replyStateOf(after(first, second), 'first')).toBe('superseded')
  expect(replyStateOf(after(first, replyFailed(), second), 'first')).toBe('superseded')
  expect(replyStateOf(after(first, replyWritten(), second), 'first')).toBe('written')
})

test('a message that was never sent has no reply', () =>
  expect(replyStateOf(after(first), 'other')).toBeNull())

test('the latest message is known, and whether it waits for its reply', () => {
  expect(latestTurn(after())).toBeNull()
  expect(latestTurn(after(first, second))?.messageId).toBe('second')
  expect(pendingMessageId(after())).toBeNull()
  expect(pendingMessageId(after(first, second))).toBe('second')
  expect(pendingMessageId(after(first, replyWritten()))).toBeNull()
})

test('a stop is asked for until the reply is settled, superseded or asked for again', () => {
  expect(isStopAsked(after(first))).toBe(false)
  expect(isStopAsked(after(first, stopAsked()))).toBe(true)
  expect(isStopAsked(after(first, stopAsked(), replyWritten()))).toBe(false)
  expect(isStopAsked(after(first, stopAsked(), second))).toBe(false)
  expect(isStopAsked(after(first, stopAsked(), replyFailed(), replyAskedAgain()))).toBe(false)
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

test('a conversation is never changed in place', () => {
  const before = Object.freeze(after(first))
  const turns = structuredClone(before.turns)
  for (const event of [stopAsked(), replyFailed(), replyWritten(), second]) evolve(before, event)
  expect(before.turns).toEqual(turns)
})
