import { expect, test } from 'vitest'
import { addTags } from '#web/journal/tags.ts'

test('what is typed becomes tags, one at each comma', () =>
  expect(addTags(['sleep'], ' #work,  long   walk ,')).toEqual(['sleep', 'work', 'long walk']))

test('a tag that is there already, in any letters, is not added again', () =>
  expect(addTags(['Sleep'], 'sleep, SLEEP')).toEqual(['Sleep']))

test('an entry has at most ten tags of forty letters', () => {
  const many = addTags([], Array.from({ length: 12 }, (_, index) => `${index}${'x'.repeat(60)}`).join(','))
  expect(many).toHaveLength(10)
  expect(new Set(many.map((tag) => tag.length))).toEqual(new Set([40]))
})
