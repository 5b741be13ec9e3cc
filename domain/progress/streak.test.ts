import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { streakDays, streakOf } from '#domain/progress/streak.ts'
import { activityDay, calendar, dayAt } from '#domain/testing/days.ts'

/** The streak on the last marked day. */
const streakAtEnd = (marks: string) => streakOf(calendar(marks), dayAt(marks.length - 1)).current

test('nobody has a streak before the first activity', () =>
  expect(streakOf([], '2026-11-21')).toEqual({ current: 0, longest: 0, daysShownUp: 0 }))

test.each([
  ['x', 1],
  ['xxx', 3],
  ['xx.', 2],
])('days in a row count, and an open today does not break them: %s is %i', (marks, streak) =>
  expect(streakAtEnd(marks)).toBe(streak),
)

test.each([
  ['xxx.x', 4],
  ['xxx..', 3],
  ['x.x', 2],
])('one missed day is a rest day, neither counted nor breaking: %s is %i', (marks, streak) =>
  expect(streakAtEnd(marks)).toBe(streak),
)

test.each([
  ['xxx..x', 1],
  ['xxx...', 0],
  ['xxx...........', 0],
])('two missed days in a row break: %s is %i', (marks, streak) => expect(streakAtEnd(marks)).toBe(streak))

test.each([
  ['x.xxxxxx.x', 8],
  ['x.xxxxxx..', 7],
])('missed days with six days between them are both rest days: %s is %i', (marks, streak) =>
  expect(streakAtEnd(marks)).toBe(streak),
)

test.each([
  ['xxxxx.xxxxx.x', 6],
  ['xxxxx.xxxxx..', 5],
  ['xxxxx.x.x', 2],
  ['x.x.x.x.x', 2],
  ['x.x..x.x', 2],
])('two missed days in seven break: of %s only %i days stay', (marks, streak) =>
  expect(streakAtEnd(marks)).toBe(streak),
)

test('one missed day in any seven is forgiven, for as long as it goes on', () => {
  const everySeventh = 'xxxxxx.'.repeat(20)
  expect(streakOf(calendar(everySeventh), dayAt(everySeventh.length)).current).toBe(120)
  const everySixth = 'xxxxx.'.repeat(20)
  expect(streakOf(calendar(everySixth), dayAt(everySixth.length)).longest).toBe(10)
})

test.each([1, 2, 3, 4, 5, 6])('two missed days %i apart break, wherever in the streak they lie', (apart) => {
  const marks = `xxxxxxxx.${'x'.repeat(apart - 1)}.xxxxxxxx`
  expect(streakAtEnd(marks)).toBe(apart === 1 ? 8 : apart - 1 + 8)
})

test('two missed days seven apart are both forgiven', () =>
  expect(streakAtEnd('xxxxxxxx.xxxxxx.xxxxxxxx')).toBe(8 + 6 + 8))

test('the streak of a day that is not over can only be kept or grow', () => {
  const marks = 'xxx.xx'
  expect(streakOf(calendar(marks), dayAt(6)).current).toBe(5)
  expect(streakOf(calendar(`${marks}x`), dayAt(6)).current).toBe(6)
})

test('the longest streak and the days shown up stay when a streak ends', () =>
  expect(streakOf(calendar('xxxxx.x'), '2027-11-21')).toEqual({ current: 0, longest: 6, daysShownUp: 6 }))

test('a day whose counts are all zero is no day', () =>
  expect(streakOf([activityDay('2026-11-20', {}), activityDay('2026-11-21')], '2026-11-21')).toEqual({
    current: 1,
    longest: 1,
    daysShownUp: 1,
  }))

test.each([
  ['2028-02-28', '2028-02-29', '2028-03-01'],
  ['2027-02-27', '2027-02-28', '2027-03-01'],
  ['2026-12-30', '2026-12-31', '2027-01-01'],
])('month ends and leap days are days as any other: %s, %s, %s', (...days) =>
  expect(
    streakOf(
      days.map((day) => activityDay(day)),
      days[2],
    ).current,
  ).toBe(3),
)

test('who travels west keeps the day that has already begun', () =>
  expect(streakOf(calendar('xxx'), dayAt(1)).current).toBe(3))

test('a back-dated entry joins what a missed day had parted', () => {
  expect(streakOf(calendar('xx..xx'), dayAt(5)).current).toBe(2)
  expect(streakOf([...calendar('xx..xx'), activityDay(dayAt(2))], dayAt(5)).current).toBe(5)
})

const anyMarks = fc
  .array(fc.constantFrom('x', 'x', 'x', '.'), { maxLength: 40, size: 'max' })
  .map((array) => array.join(''))

/** The definition, word for word: of all stretches up to a day in which no seven days miss two, the longest. */
function longestStretch(marks: string, end: number): number {
  const stretches = [...marks]
    .map((_, start) => marks.slice(start, end + 1))
    .filter((days) => days[0] === 'x')
  const isWhole = (days: string) =>
    [...days].every((_, from) => days.slice(from, from + 7).split('.').length - 1 < 2)
  return Math.max(0, ...stretches.filter(isWhole).map((days) => days.split('x').length - 1))
}

test('each streak is the longest stretch in which no seven days miss two', () =>
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const expected = [...marks].flatMap((mark, end) => (mark === 'x' ? [longestStretch(marks, end)] : []))
      expect(streakDays(calendar(marks)).map(({ length }) => length)).toEqual(expected)
    }),
    { numRuns: 300 },
  ))

test('a streak is never longer than the days shown up, nor than the longest', () =>
  fc.assert(
    fc.property(anyMarks, fc.integer({ min: -3, max: 45 }), (marks, today) => {
      const { current, longest, daysShownUp } = streakOf(calendar(marks), dayAt(today))
      expect(current).toBeGreaterThanOrEqual(0)
      expect(current).toBeLessThanOrEqual(longest)
      expect(longest).toBeLessThanOrEqual(daysShownUp)
    }),
  ))

test('an activity today never shortens the streak', () =>
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const today = dayAt(marks.length)
      const days = calendar(marks)
      const { current } = streakOf(days, today)
      expect(streakOf([...days, activityDay(today)], today).current).toBe(current + 1)
    }),
  ))
