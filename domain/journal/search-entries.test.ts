import { expect, test } from 'vitest'
import { searchEntries, searching } from '#domain/journal/search-entries.ts'

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

test('a long entry is looked through in many short steps, though a sign becomes eighteen letters', () => {
  const long = { title: null, content: `${'ﷺ'.repeat(19_990)} end`, tags: [] }
  const steps = searching([long], { words: 'الله end', tags: [] })
  let count = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) count++
  expect(step.value).toEqual([long])
  expect(count).toBeGreaterThan(19)
})

test('nothing is lost where one piece of an entry meets the next', () => {
  for (const around of [996, 997, 998, 999, 1_000]) {
    const content = `${'a'.repeat(around)}e\u0301😀ΟΔΟΣ${'b'.repeat(2_000)}`
    const entries = [{ title: null, content, tags: [] }]
    for (const words of ['aé😀', '😀οδος', 'ΟΔΟΣb'])
      expect(searchEntries(entries, { words, tags: [] }), `${words} at ${around}`).toHaveLength(1)
  }
})
