import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moodTrendChart } from '#web/mood/mood-charts.ts'

const calendar = { timeZone: 'UTC', today: '2026-11-21' }
const daysAgo = (days: number, level: number) => ({
  level,
  timestamp: new Date(Date.UTC(2026, 10, 21 - days, 9)).toISOString(),
})

test('the chart holds the last 14 days that have a log, the first first', () => {
  const readings = Array.from({ length: 40 }, (_, index) => daysAgo(index * 2, 1 + (index % 10)))
  const { points } = moodTrendChart(readings, calendar)
  expect(points).toHaveLength(14)
  expect(points.at(-1)?.said).toContain('1 of 10, Extremely Anxious')
  expect(points.at(0)?.value).toBe(4)
})

test('several logs of a day are one point', () =>
  expect(
    moodTrendChart([daysAgo(0, 9), daysAgo(0, 6), daysAgo(0, 6)], calendar).points.map(({ value }) => value),
  ).toEqual([7]))

test('the summary of the chart says where it begins and ends', () => {
  expect(moodTrendChart([daysAgo(3, 4), daysAgo(0, 8)], calendar).summary).toMatch(
    /From 4 on .*18.* to 8 on .*21/,
  )
  expect(moodTrendChart([daysAgo(0, 8)], calendar).summary).toMatch(/^One day so far, .*21.*, at 8 of 10\.$/)
})

const anyReadings = fc.array(
  fc
    .record({ days: fc.nat(60), level: fc.integer({ min: 1, max: 10 }) })
    .map((r) => daysAgo(r.days, r.level)),
)

test('the table has a row for each point, and says the same', () =>
  fc.assert(
    fc.property(anyReadings, (readings) => {
      const trend = moodTrendChart(readings, calendar)
      expect(trend.rows.toReversed().map(([day, said, logs]) => [`${day}: ${said} (`, Number(logs)])).toEqual(
        trend.points.map(({ said }) => [said.split('(')[0] + '(', Number(/\((\d+)/.exec(said)?.[1])]),
      )
    }),
  ))
