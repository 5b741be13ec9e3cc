import { expect, test } from 'vitest'
import type { JournalEntry } from '#contract/journal.ts'
import { byMonth, entryDate } from '#web/journal/entry-dates.ts'

/** In the zone of whoever runs this, as in a person's browser. */
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()
const now = new Date(2026, 10, 21, 22, 30)

test.each([
  [at(2026, 10, 21, 21, 14), 'Today, 9:14 PM'],
  [at(2026, 10, 21, 0, 0), 'Today, 12:00 AM'],
  [at(2026, 10, 20, 23, 59), 'Yesterday, 11:59 PM'],
  [at(2026, 10, 17, 12, 0), 'Tuesday, November 17'],
  [at(2025, 11, 31, 12, 0), 'Wednesday, December 31, 2025'],
])('%s reads %s', (instant, said) => expect(entryDate(instant, now).replaceAll(' ', ' ')).toBe(said))

test('entries stand under the month in which they were written', () => {
  const entry = (id: string, createdAt: string): JournalEntry => ({
    id,
    title: null,
    content: 'x',
    mood: null,
    tags: [],
    createdAt,
    editedAt: null,
  })
  const months = byMonth([
    entry('c', at(2026, 10, 1, 0, 5)),
    entry('b', at(2026, 9, 31, 23, 55)),
    entry('a', at(2025, 9, 3, 9, 0)),
  ])
  expect(months.map(({ name, entries }) => [name, entries.map(({ id }) => id)])).toEqual([
    ['November 2026', ['c']],
    ['October 2026', ['b']],
    ['October 2025', ['a']],
  ])
})
