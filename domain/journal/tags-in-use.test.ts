import { expect, test } from 'vitest'
import { tagsInUse } from '#domain/journal/tags-in-use.ts'

test('the tags that are used most come first', () =>
  expect(tagsInUse([{ tags: ['walk', 'Work'] }, { tags: ['work', 'home'] }, { tags: [] }])).toEqual([
    'Work',
    'home',
    'walk',
  ]))
