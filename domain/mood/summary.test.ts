import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageCaption, summaryOf } from '#domain/mood/summary.ts'

/** One reading an hour, the first first. */
const hourly = (...levels: number[]) =>
  levels.map((level, hour) => ({
    level,
    timestamp: new Date(Date.UTC(2026, 10, 1, hour)).toISOString(),
  }))

test('without readings all is zero, and stable', () =>
  expect(summaryOf([])).toEqual({ count: 0, average: 0, trend: 'stable', highest: 0, lowest: 0 }))

test('one reading is average, highest and lowest', () =>
  expect(summaryOf(hourly(7))).toEqual({ count: 1, average: 7, trend: 'stable', highest: 7, lowest: 7 }))

test('an average has one decimal', () => {
  expect(summaryOf(hourly(5, 6)).average).toBe(5.5)
  expect(summaryOf(hourly(1, 1, 2)).average).toBe(1.3)
  expect(summaryOf(hourly(1, 2, 2)).average).toBe(1.7)
})

test('somebody whose newer readings are calmer is improving, in whichever order the list came', () => {
  const better = hourly(2, 2, 2, 2, 2, 8, 8, 8, 8, 8)
  expect(summaryOf(better).trend).toBe('improving')
  expect(summaryOf(better.toReversed()).trend).toBe('improving')
})

test('instants are compared as instants, not as text', () =>
  expect(
    summaryOf([
      { level: 2, timestamp: '2026-11-01T09:00:00Z' },
      { level: 4, timestamp: '2026-11-01T09:00:00.500Z' },
      ...[5, 5, 5, 5].map((level) => ({ level, timestamp: '2026-11-01T10:00:00Z' })),
    ]).trend,
  ).toBe('improving'))

test.each([
  [10, 'Feeling calm'],
  [7, 'Feeling calm'],
  [6.9, 'Balanced'],
  [5, 'Balanced'],
  [4.9, 'Experiencing anxiety'],
  [1, 'Experiencing anxiety'],
] as const)('an average of %d is called %s', (average, caption) =>
  expect(averageCaption(average)).toBe(caption),
)

test('words and number agree at the border: 6.96 is shown as 7', () => {
  const { average } = summaryOf(hourly(...Array.from({ length: 25 }, (_, index) => (index === 0 ? 6 : 7))))
  expect(average).toBe(7)
  expect(averageCaption(average)).toBe('Feeling calm')
})

const anyReadings = fc
  .array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 40 })
  .map((levels) => hourly(...levels))

test('the order of the list changes nothing', () =>
  fc.assert(
    fc.property(anyReadings, (readings) => {
      const shuffled = readings.toSorted((one, other) => one.level - other.level)
      expect(summaryOf(shuffled)).toEqual(summaryOf(readings))
    }),
  ))

test('an average lies between the lowest and the highest', () =>
  fc.assert(
    fc.property(anyReadings, (readings) => {
      const { average, lowest, highest, count } = summaryOf(readings)
      expect(average).toBeGreaterThanOrEqual(lowest)
      expect(average).toBeLessThanOrEqual(highest)
      expect(count).toBe(readings.length)
    }),
  ))

const mirrored = { improving: 'declining', declining: 'improving', stable: 'stable' } as const

test('the same readings lived backwards have the opposite trend', () =>
  fc.assert(
    fc.property(anyReadings, (readings) => {
      const backwards = hourly(...readings.map(({ level }) => level).toReversed())
      expect(summaryOf(backwards).trend).toBe(mirrored[summaryOf(readings).trend])
    }),
  ))
