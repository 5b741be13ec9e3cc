import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayByDay, moodDays } from '#domain/mood/days.ts'

const reading = (timestamp: string, level: number) => ({ timestamp, level })

test('without readings there are no days', () => expect(moodDays([], 'UTC')).toEqual([]))

test('the readings of a day become their mean, to one decimal', () =>
  expect(
    moodDays(
      [
        reading('2026-11-21T20:00:00Z', 8),
        reading('2026-11-21T09:00:00Z', 5),
        reading('2026-11-21T08:00:00Z', 4),
        reading('2026-11-19T08:00:00Z', 3),
      ],
      'UTC',
    ),
  ).toEqual([
    { day: '2026-11-19', average: 3, count: 1 },
    { day: '2026-11-21', average: 5.7, count: 3 },
  ]))

test('a day is a day of the place', () => {
  const readings = [reading('2026-11-21T04:59:00Z', 2), reading('2026-11-21T05:00:00Z', 8)]
  expect(moodDays(readings, 'America/New_York').map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21'])
  expect(moodDays(readings, 'UTC')).toEqual([{ day: '2026-11-21', average: 5, count: 2 }])
})

test('a day of 25 hours is one day, and so is one of 23', () => {
  const long = [reading('2026-11-01T04:00:00Z', 2), reading('2026-11-02T04:59:00Z', 4)]
  const short = [reading('2026-03-08T05:00:00Z', 2), reading('2026-03-09T03:59:00Z', 4)]
  for (const readings of [long, short]) expect(moodDays(readings, 'America/New_York')).toHaveLength(1)
})

test('the same day of another year is another day', () =>
  expect(
    moodDays([reading('2026-11-21T09:00:00Z', 8), reading('2025-11-21T09:00:00Z', 2)], 'UTC'),
  ).toHaveLength(2))

test('day by day, those without a reading are there too, up to today', () => {
  const calendar = { timeZone: 'Europe/Berlin', today: '2026-03-30' }
  const days = dayByDay([reading('2026-03-29T10:00:00Z', 7)], calendar, 3)
  expect(days).toEqual([
    { day: '2026-03-28', mood: null },
    { day: '2026-03-29', mood: { day: '2026-03-29', average: 7, count: 1 } },
    { day: '2026-03-30', mood: null },
  ])
})

test('day by day is as long as asked, over the end of February too', () => {
  const days = dayByDay([], { timeZone: 'UTC', today: '2028-03-01' }, 30).map(({ day }) => day)
  expect(days).toHaveLength(30)
  expect(days.slice(-3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
})

const anyReadings = fc.array(
  fc.record({
    timestamp: fc
      .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) })
      .map((ms) => new Date(ms).toISOString()),
    level: fc.integer({ min: 1, max: 10 }),
  }),
)
const anyZone = fc.constantFrom('UTC', 'America/New_York', 'Pacific/Apia', 'Asia/Kathmandu')

test('no reading is lost between the days, which come in order and once each', () =>
  fc.assert(
    fc.property(anyReadings, anyZone, (readings, timeZone) => {
      const days = moodDays(readings, timeZone)
      expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(readings.length)
      const names = days.map(({ day }) => day)
      expect(names).toEqual([...new Set(names)].toSorted())
    }),
  ))
