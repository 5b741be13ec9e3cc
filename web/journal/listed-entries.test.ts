import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { JournalEntry } from '#contract/journal.ts'
import { type Entries, entriesQuery } from '#web/journal/entries-query.ts'
import { putEntry, takeEntryOut } from '#web/journal/listed-entries.ts'

const entry = (id: string, day: number, content = id): JournalEntry => ({
  id,
  title: null,
  content,
  mood: 5,
  tags: [],
  createdAt: `2026-11-${day}T09:00:00.000Z`,
  editedAt: null,
})

/** A journal of which two pages are read, and one is not. */
function journal() {
  const client = new QueryClient()
  const page = (items: JournalEntry[], next: string | null) => ({ items, next, total: 5 })
  const pages = [page([entry('e', 19), entry('d', 18)], 'x'), page([entry('c', 17), entry('b', 16)], 'y')]
  client.setQueryData<Entries>(entriesQuery.queryKey, { pages, pageParams: [null, 'x'] })
  const read = () => client.getQueryData<Entries>(entriesQuery.queryKey)!.pages
  const shown = () => read().map(({ items }) => items.map(({ content }) => content))
  return { client, shown, total: () => read().at(-1)!.total }
}

test('a new entry comes first, and is one more', () => {
  const { client, shown, total } = journal()
  putEntry(client, entry('f', 20))
  expect([shown(), total()]).toEqual([
    [
      ['f', 'e', 'd'],
      ['c', 'b'],
    ],
    6,
  ])
})

test('an entry that is edited stays where it is', () => {
  const { client, shown, total } = journal()
  putEntry(client, entry('c', 17, 'other words'))
  expect([shown(), total()]).toEqual([
    [
      ['e', 'd'],
      ['other words', 'b'],
    ],
    5,
  ])
})

test('an old entry that was found and edited comes with its own page, not to the top', () => {
  const { client, shown, total } = journal()
  putEntry(client, entry('a', 15, 'other words'))
  expect([shown(), total()]).toEqual([
    [
      ['e', 'd'],
      ['c', 'b'],
    ],
    5,
  ])
})

test('an entry that is deleted is one less, wherever it stood', () => {
  const { client, shown, total } = journal()
  takeEntryOut(client, 'd')
  takeEntryOut(client, 'a')
  expect([shown(), total()]).toEqual([[['e'], ['c', 'b']], 3])
})

test('a list that is not read yet stays so', () => {
  const client = new QueryClient()
  putEntry(client, entry('f', 20))
  expect(client.getQueryData(entriesQuery.queryKey)).toBeUndefined()
})
