import { expect, test } from 'vitest'
import { searchEntries } from '#domain/journal/search-entries.ts'

type Writing = { title?: string; content: string; tags: string[] }

const entry = (id: string, writing: Writing) => ({ id, title: null, ...writing })

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
