import { expect, test } from 'vitest'
import { dayText, firstDay } from '#web/for-therapist/since.ts'

const today = new Date(2026, 2, 2)

test('two weeks are fourteen days, today included, over any month', () => {
  expect(dayText(today)).toBe('2026-03-02')
  expect(firstDay('fortnight', today)).toBe('2026-02-17')
  expect(firstDay('quarter', today)).toBe('2025-12-02')
})

test('everything has no first day', () => expect(firstDay('all', today)).toBeNull())
