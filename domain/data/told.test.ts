import { expect, test } from 'vitest'
import { kinds, tell, toldTypes } from '#domain/data/told.ts'
import { moodLogged, replyWritten, sessionDeleted } from '#domain/testing/events.ts'

test('an event is told in a plain sentence, with its words', () => {
  expect(tell(moodLogged({ level: 4 }))).toEqual({
    kind: 'mood',
    title: 'You logged a mood: 4 of 10',
    words: 'Slept badly.',
    isErased: false,
    target: { kind: 'mood', id: 'mood' },
  })
  expect(tell(replyWritten({ author: 'model', model: 'calm-1' }))?.title).toBe('The AI replied (calm-1)')
})

test('words that were destroyed are told from words that never were', () => {
  expect(tell({ ...moodLogged(), personal: undefined })).toMatchObject({ words: null, isErased: true })
  expect(tell({ ...moodLogged(), personal: { note: null } })).toMatchObject({ words: null, isErased: false })
  expect(tell(sessionDeleted)).toMatchObject({ words: null, isErased: false, target: null })
})

test('every type is of a kind, and each kind has types', () => {
  const all = toldTypes()
  expect(kinds.flatMap((kind) => toldTypes(kind)).toSorted()).toEqual(all.toSorted())
  for (const kind of kinds) expect(toldTypes(kind).length).toBeGreaterThan(0)
  expect(tell({ type: 'Unheard', data: {} })).toBeNull()
})
