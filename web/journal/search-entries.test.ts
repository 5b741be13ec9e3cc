import { expect, test } from 'vitest'
import type { JournalEntry } from '#contract/journal.ts'
import { searchEntries } from '#web/journal/search-entries.ts'

const entry = (id: string, writing: Partial<JournalEntry>): JournalEntry => ({
  id,
  title: null,
  content: '',
  mood: 5,
  tags: [],
  createdAt: '2026-11-21T02:14:00.000Z',
  editedAt: null,
  ...writing,
})

const entries = [
  entry('sea', {
    title: 'By the sea',
    content: 'The café was warm. I didn’t check my pulse.',
    tags: ['Walk'],
  }),
  entry('night', { content: 'A long night.', tags: ['sleep', 'walk'] }),
]
const found = (words: string, tags: string[] = []) =>
  searchEntries(entries, { words, tags }).map(({ id }) => id)

test.each([
  ['SEA', ['sea']],
  ['cafe', ['sea']],
  ["didn't", ['sea']],
  ['long  night', ['night']],
  ['sleep', ['night']],
  ['sea night', []],
  ['   ', ['sea', 'night']],
])('looking for %j finds %j', (words, ids) => expect(found(words)).toEqual(ids))

test('a tag narrows what is found, whatever its letters', () => {
  expect(found('', ['walk'])).toEqual(['sea', 'night'])
  expect(found('', ['walk', 'sleep'])).toEqual(['night'])
  expect(found('sea', ['sleep'])).toEqual([])
})
