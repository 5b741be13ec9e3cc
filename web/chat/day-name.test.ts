import { expect, test } from 'vitest'
import { dayName } from '#web/chat/day-name.ts'

const local = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString()

test('a day has its name', () => {
  const now = new Date(2026, 10, 21, 0, 5)
  expect(dayName(local(21, 0), now)).toBe('Today')
  expect(dayName(local(20, 23), now)).toBe('Yesterday')
  expect(dayName(local(19, 12), now)).toContain('2026')
})

test('the day before a clock change is still yesterday', () => {
  expect(dayName(new Date(2026, 2, 28, 12).toISOString(), new Date(2026, 2, 29, 12))).toBe('Yesterday')
})
