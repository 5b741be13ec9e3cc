import { expect, test } from 'vitest'
import { noonOf } from '#domain/mood/earlier-day.ts'

const calendar = { timeZone: 'Europe/Berlin', today: '2026-11-21' }

test('a mood of an earlier day is of its noon, by the clock of the person', () => {
  expect(noonOf('2026-11-20', calendar)).toBe('2026-11-20T11:00:00.000Z')
  // Before the clocks were changed.
  expect(noonOf('2026-10-24', calendar)).toBe('2026-10-24T10:00:00.000Z')
  expect(noonOf('2026-10-23', calendar)).toBe('2026-10-23T10:00:00.000Z')
})

test.for(['2026-10-22', '2026-11-21', '2026-11-22'])(
  'a mood cannot be logged for %s as for an earlier day',
  (day) => expect(() => noonOf(day, calendar)).toThrow(expect.objectContaining({ code: 'mood-day-unfit' })),
)
