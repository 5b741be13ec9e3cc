import { expect, test } from 'vitest'
import { type Span, within } from '#domain/mood/span.ts'

const newYork = { timeZone: 'America/New_York', today: '2026-11-21' }
const at = (timestamp: string) => ({ level: 5, timestamp })
const isWithin = (timestamp: string, span: Span, calendar = newYork) =>
  within([at(timestamp)], span, calendar).length === 1

test.each([
  ['the first minute of the seventh day', '2026-11-15T05:00:00Z', true],
  ['the last minute of the eighth', '2026-11-15T04:59:59.999Z', false],
  ['a minute ago', '2026-11-21T14:00:00Z', true],
] as const)('a week is today and the six days before: %s', (_, timestamp, expected) =>
  expect(isWithin(timestamp, 'week')).toBe(expected),
)

test.each([
  // On the first of November the clocks went back; the days before it begin an hour earlier in UTC.
  ['the first minute of the thirtieth day', '2026-10-23T04:00:00Z', true],
  ['the last minute of the thirty-first', '2026-10-23T03:59:59Z', false],
] as const)('a month is today and the 29 days before: %s', (_, timestamp, expected) =>
  expect(isWithin(timestamp, 'month')).toBe(expected),
)

test('a border lies at the midnight of the place, not of the server', () => {
  const reading = '2026-11-14T16:00:00Z'
  expect(isWithin(reading, 'week', { timeZone: 'Asia/Tokyo', today: '2026-11-21' })).toBe(true)
  expect(isWithin(reading, 'week', { timeZone: 'UTC', today: '2026-11-21' })).toBe(false)
})

test('a reading of a day that has begun further east is kept', () =>
  expect(isWithin('2026-11-22T12:00:00Z', 'week')).toBe(true))

test('all time leaves nothing out, and nothing changes its place', () => {
  const readings = ['2026-11-21T10:00:00Z', '1999-01-01T00:00:00Z', '2026-11-20T10:00:00Z'].map(at)
  expect(within(readings, 'all', newYork)).toEqual(readings)
  expect(within([], 'all', newYork)).toEqual([])
})
