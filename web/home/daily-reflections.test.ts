import { expect, test } from 'vitest'
import { dayOfYear, reflectionOf } from '#web/home/daily-reflections.ts'
import { dailyReflections } from '#web/home/daily-words.en.ts'

test('there is one for each of 31 days, and no two are the same', () =>
  expect(new Set(dailyReflections).size).toBe(31))

test.each([
  ['new year', new Date(2026, 0, 1), 1],
  ['the end of January', new Date(2026, 0, 31), 31],
  ['the last minute of a common year', new Date(2026, 11, 31, 23, 59, 59), 365],
  ['a leap day', new Date(2028, 1, 29), 60],
  ['the day after it', new Date(2028, 2, 1), 61],
  ['the same day of a common year', new Date(2026, 2, 1), 60],
  ['the last day of a leap year', new Date(2028, 11, 31), 366],
])('%s is its day of the year', (_, moment, day) => {
  expect(dayOfYear(moment)).toBe(day)
  expect(reflectionOf(moment)).toBe(dailyReflections[day % 31])
})

test('each day of a leap year brings another message than the day before, whatever the clocks do', () => {
  const messages = Array.from({ length: 366 }, (_, at) => reflectionOf(new Date(2028, 0, at + 1, 0, 30)))
  expect(messages.filter((message, at) => message === messages[at - 1])).toEqual([])
  expect(new Set(messages).size).toBe(31)
})

test('the message changes at midnight where the person is, not before', () => {
  expect(reflectionOf(new Date(2026, 10, 21, 0, 0))).toBe(reflectionOf(new Date(2026, 10, 21, 23, 59, 59)))
  expect(reflectionOf(new Date(2026, 10, 22))).not.toBe(reflectionOf(new Date(2026, 10, 21)))
})
