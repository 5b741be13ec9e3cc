import { expect, test } from 'vitest'
import { catalogue } from '#domain/exercises/catalogue.ts'
import { anything, found, type Wanted } from '#web/exercises/library.ts'

const idsOf = (
  wanted: Partial<Wanted>,
  favourites: readonly string[] = [],
  helpful: readonly string[] = [],
) => found({ ...anything, ...wanted }, favourites, helpful).map(({ id }) => id)

test('without a wish the whole library is there, favourites first', () => {
  expect(idsOf({})).toHaveLength(catalogue.length)
  expect(idsOf({}, ['worry-time'])[0]).toBe('worry-time')
})

test('a moment brings its own, the gentlest first', () => {
  expect(idsOf({ moment: 'panic' })[0]).toBe('longer-exhale')
  expect(idsOf({ moment: 'panic' }, ['cool-pack'])[0]).toBe('longer-exhale')
})

test('kind, time and favourites narrow it together', () => {
  expect(idsOf({ kind: 'breath', length: 'short' })).toEqual(['4-7-8-breathing', 'longer-exhale'])
  expect(idsOf({ moment: 'panic', kind: 'breath' })).toEqual(['longer-exhale'])
  expect(idsOf({ isFavourite: true, kind: 'breath' }, ['worry-time', 'box-breathing'])).toEqual([
    'box-breathing',
  ])
})

test('what has helped comes first, also in a moment', () => {
  expect(idsOf({}, ['worry-time'], ['five-senses', 'orienting']).slice(0, 3)).toEqual([
    'five-senses',
    'orienting',
    'worry-time',
  ])
  expect(idsOf({ moment: 'panic' }, [], ['five-senses'])[0]).toBe('five-senses')
})
