import { expect, test } from 'vitest'
import { dayAndTime, fullTime, hourAndMinute, isSameDay } from '#web/ui/times.ts'

/** In the zone of whoever runs this, as in a person's browser. */
const at = (hour: number, minute: number) => new Date(2026, 10, 21, hour, minute).toISOString()
const plain = (words: string) => words.replaceAll(/\s/g, ' ')

test.each([
  [at(21, 14), '9:14 PM'],
  [at(3, 5), '3:05 AM'],
  [at(0, 0), '12:00 AM'],
  [at(12, 0), '12:00 PM'],
])('%s reads %s, alone and behind its day', (instant, said) => {
  expect(plain(hourAndMinute(instant))).toBe(said)
  expect(plain(dayAndTime(instant))).toBe(`Nov 21, 2026, ${said}`)
  expect(plain(fullTime(instant))).toBe(`Saturday, November 21, 2026 at ${said}`)
})

test('midnight parts two days', () => {
  expect(isSameDay(new Date(2026, 10, 20, 23, 59).toISOString(), at(0, 0))).toBe(false)
  expect(isSameDay(at(0, 0), at(23, 59))).toBe(true)
})
