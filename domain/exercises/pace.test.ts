import { expect, test } from 'vitest'
import { breathing } from '#domain/exercises/breathing.ts'
import { catalogue } from '#domain/exercises/catalogue.ts'
import { breathAt, paceOf } from '#domain/exercises/pace.ts'

test('each breathing exercise has a pace, and no other has', () => {
  const paced = catalogue.filter(({ id }) => paceOf(id) !== null)
  expect(paced).toEqual(breathing)
})

test('a longer exhale is counted to four on the way in and to six on the way out, again and again', () => {
  const pace = paceOf('longer-exhale')!
  const heard = Array.from({ length: 20 }, (_, second) => {
    const { stretch, count } = breathAt(pace, second)
    return `${stretch.word} ${count}`
  })
  const breath = [
    ...[1, 2, 3, 4].map((count) => `Breathe in ${count}`),
    ...[1, 2, 3, 4, 5, 6].map((count) => `Breathe out ${count}`),
  ]
  expect(heard).toEqual([...breath, ...breath])
})

test('a part of a second does not count', () => {
  const pace = paceOf('box-breathing')!
  expect(breathAt(pace, 3.99)).toMatchObject({ stretch: { word: 'Breathe in' }, count: 4 })
  expect(breathAt(pace, 4)).toMatchObject({ stretch: { word: 'Hold, if you like' }, count: 1 })
})
