import { expect, test } from 'vitest'
import { moodLogged, replyWritten, sessionDeleted } from '#domain/testing/events.ts'
import { describedTypes, describeEvent } from '#domain/timeline/describe-event.ts'
import { kinds } from '#domain/timeline/kinds.ts'

test('an event is described in a plain sentence, with its words', () => {
  expect(describeEvent(moodLogged({ level: 4 }))).toEqual({
    kind: 'mood',
    title: 'You logged a mood: 4 of 10',
    words: 'Slept badly.',
    isErased: false,
    target: { kind: 'mood', id: 'mood' },
  })
  expect(describeEvent(replyWritten({ author: 'model', model: 'calm-1' }))?.title).toBe(
    'The AI replied (calm-1)',
  )
  const withRules = replyWritten({ author: 'model', model: 'calm-1', promptVersion: '2026-11-28' })
  expect(describeEvent(withRules)?.title).toBe('The AI replied (calm-1, rules of 2026-11-28)')
})

test('words that were destroyed are told from words that never were', () => {
  expect(describeEvent({ ...moodLogged(), personal: undefined })).toMatchObject({
    words: null,
    isErased: true,
  })
  expect(describeEvent({ ...moodLogged(), personal: { note: null } })).toMatchObject({
    words: null,
    isErased: false,
  })
  expect(describeEvent(sessionDeleted)).toMatchObject({ words: null, isErased: false, target: null })
})

test('every type is of a kind, and each kind has types', () => {
  const all = describedTypes()
  expect(kinds.flatMap((kind) => describedTypes(kind)).toSorted()).toEqual(all.toSorted())
  for (const kind of kinds) expect(describedTypes(kind).length).toBeGreaterThan(0)
  expect(describeEvent({ type: 'Unheard', data: {} })).toBeNull()
})
