import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Activity, type ActivityDay, activities } from '#domain/progress/activity.ts'
import { pointsOf, pointsOfDay } from '#domain/progress/points.ts'
import { activityDay, calendar, dayAt } from '#domain/testing/days.ts'

const pointsFor = (done: Partial<ActivityDay>) => pointsOf([activityDay('2026-11-21', done)])

test.each([
  ['first messages', { firstMessages: 1 }, 5],
  ['moods', { moods: 1 }, 5],
  ['entries', { entries: 1 }, 10],
  ['exercises', { exercises: 1 }, 10],
  ['all of them', { firstMessages: 1, moods: 1, entries: 1, exercises: 1 }, 30],
])('%s bring their points', (_, done, points) => expect(pointsFor(done)).toBe(points))

test.each([
  ['two first messages', { firstMessages: 2 }, { firstMessages: 3 }, 10],
  ['three moods', { moods: 3 }, { moods: 4 }, 15],
  ['three entries', { entries: 3 }, { entries: 30 }, 30],
  ['five exercises', { exercises: 5 }, { exercises: 6 }, 50],
])('%s count on one day, no more', (_, atLimit, beyond, points) => {
  expect(pointsFor(atLimit)).toBe(points)
  expect(pointsFor(beyond)).toBe(points)
})

test('the bonus begins on the third day of a streak', () => {
  expect(pointsOf(calendar('xx'))).toBe(10)
  expect(pointsOf(calendar('xxx'))).toBe(20)
})

test.each([
  ['xx.x', 5 + 5 + 10],
  ['x.xx', 5 + 5 + 10],
  ['x.x', 5 + 5],
  ['xx..x', 15],
  ['xxx..xx', 20 + 5 + 5],
  ['xxx..xxx', 20 + 5 + 5 + 10],
])('a rest day is not one of the three: %s brings %i', (marks, points) =>
  expect(pointsOf(calendar(marks))).toBe(points),
)

test('an activity that does not count on its day makes no day of it', () =>
  expect(pointsOf([...calendar('xx'), activityDay(dayAt(2), {}), activityDay(dayAt(4))])).toBe(15))

test('the bonus goes to each counted activity, and to none beyond the limit', () => {
  const third = activityDay(dayAt(2), { moods: 9, exercises: 1 })
  expect(pointsOf([...calendar('xx'), third])).toBe(10 + 3 * 10 + 15)
})

test('the bonus lives through a rest day and ends with the streak', () => {
  expect(pointsOf(calendar('xxx.x'))).toBe(30)
  expect(pointsOf(calendar('xxx..x'))).toBe(25)
})

test('days that have begun elsewhere bring their points at once', () =>
  expect(pointsOf([activityDay('2026-11-22', { exercises: 1 })])).toBe(10))

const count = fc.nat(8)
const anyDays = fc.uniqueArray(
  fc.record({
    day: fc.nat(60).map(dayAt),
    firstMessages: count,
    moods: count,
    entries: count,
    exercises: count,
  }),
  { selector: ({ day }) => day, maxLength: 50, size: 'max' },
)
const anyActivity = fc.constantFrom(...(Object.keys(activities) as Activity[]))

test('points never fall when an activity is added, on any day', () =>
  fc.assert(
    fc.property(anyDays, fc.nat(60).map(dayAt), anyActivity, (days, day, activity) => {
      const before = days.find((known) => known.day === day) ?? activityDay(day, {})
      const after = { ...before, [activity]: before[activity] + 1 }
      const others = days.filter((known) => known.day !== day)
      expect(pointsOf([...others, after])).toBeGreaterThanOrEqual(pointsOf(days))
    }),
    { numRuns: 500 },
  ))

test('the order of the days does not matter', () =>
  fc.assert(
    fc.property(anyDays, (days) => {
      const shuffled = days.toSorted((one, other) => one.moods - other.moods)
      expect(pointsOf(shuffled)).toBe(pointsOf(days.toReversed()))
    }),
  ))

test('no day brings more than all its limits together', () => {
  const mostWithoutBonus = 2 * 5 + 3 * 5 + 3 * 10 + 5 * 10
  const mostBonus = (2 + 3 + 3 + 5) * 5
  fc.assert(
    fc.property(anyDays, fc.nat(9), (days, streak) => {
      for (const day of days)
        expect(pointsOfDay(day, streak)).toBeLessThanOrEqual(mostWithoutBonus + (streak < 3 ? 0 : mostBonus))
    }),
  )
})
