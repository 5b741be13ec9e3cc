import { expect, test } from 'vitest'
import { stretchesOf } from '#domain/patterns/stretches.ts'

test('days are told by week, from Monday on', () => {
  const days = [
    { day: '2026-11-23', level: 8 },
    { day: '2026-11-22', level: 3 },
    { day: '2026-11-16', level: 6 },
  ]
  expect(stretchesOf(days)).toEqual({
    by: 'week',
    stretches: [
      { from: '2026-11-16', days: 2, mean: 4.5, lowest: 3, highest: 6 },
      { from: '2026-11-23', days: 1, mean: 8, lowest: 8, highest: 8 },
    ],
  })
})

test('a long time is told by month', () => {
  const days = Array.from({ length: 140 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    level: 5,
  }))
  const { by, stretches } = stretchesOf(days)
  expect([by, stretches.map(({ from }) => from)]).toEqual([
    'month',
    ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'],
  ])
})

test('of nothing there is nothing to tell', () =>
  expect(stretchesOf([])).toEqual({ by: 'week', stretches: [] }))
