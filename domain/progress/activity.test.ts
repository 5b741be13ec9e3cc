import { expect, test } from 'vitest'
import { activityOf } from '#domain/progress/activity.ts'
import {
  entryEdited,
  entryWritten,
  exerciseCompleted,
  messageSent,
  moodLogged,
  replyWritten,
  sessionStarted,
} from '#domain/testing/events.ts'

const day = '2026-11-21'

test('the first message of a conversation counts on its day', () =>
  expect(activityOf(messageSent({ isFirst: true, day }))).toEqual({ activity: 'firstMessages', day }))

test('further messages never count', () => expect(activityOf(messageSent({ isFirst: false }))).toBeNull())

test('a first message that troubles counts as any other', () =>
  expect(activityOf(messageSent({ tier: 'care', day }))).toEqual({ activity: 'firstMessages', day }))

test.each(['crisis', 'emergency'] as const)('a first message in %s brings no points', (tier) =>
  expect(activityOf(messageSent({ tier }))).toBeNull(),
)

test('a mood counts on its day, however low', () =>
  expect(activityOf(moodLogged({ level: 1, day }))).toEqual({ activity: 'moods', day }))

test.each(['crisis', 'emergency'] as const)('a mood whose note is in %s brings no points', (tier) =>
  expect(activityOf(moodLogged({ tier }))).toBeNull(),
)

test('a journal entry counts on its day', () =>
  expect(activityOf(entryWritten({ tier: 'care', day }))).toEqual({ activity: 'entries', day }))

test.each(['crisis', 'emergency'] as const)('a journal entry in %s brings no points', (tier) =>
  expect(activityOf(entryWritten({ tier }))).toBeNull(),
)

test('editing an entry brings nothing more', () => expect(activityOf(entryEdited())).toBeNull())

test('an exercise counts on its day', () =>
  expect(activityOf(exerciseCompleted({ day }))).toEqual({ activity: 'exercises', day }))

test('what Leeward does by itself counts for nothing', () =>
  expect([sessionStarted, replyWritten()].map(activityOf)).toEqual([null, null]))
