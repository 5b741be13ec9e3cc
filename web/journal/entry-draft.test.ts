import { expect, test } from 'vitest'
import { blankDraft, draftOf, isChanged, writingOf } from '#web/journal/entry-draft.ts'

const entry = {
  id: 'a1',
  title: null,
  content: 'A quiet day.',
  mood: null,
  tags: ['sea'],
  createdAt: '2026-11-21T02:14:00.000Z',
  editedAt: null,
}

test('a new entry begins blank, in the middle of the scale', () =>
  expect(blankDraft()).toMatchObject({ title: '', content: '', mood: 5, tags: [] }))

test('an entry without a mood is edited from the middle of the scale', () =>
  expect(draftOf(entry)).toMatchObject({ title: '', content: 'A quiet day.', mood: 5, tags: ['sea'] }))

test('what is edited knows upon which words it was begun', () => {
  expect(draftOf(entry).basedOn).toBe(entry.createdAt)
  const editedAt = '2026-11-21T03:00:00.000Z'
  expect(draftOf({ ...entry, editedAt }).basedOn).toBe(editedAt)
  expect(blankDraft().basedOn).toBeNull()
})

test('what is sent is trimmed, a blank title is left out, and a tag in the making is taken along', () =>
  expect(writingOf({ ...blankDraft(), title: '  ', content: ' Hello. \n', typedTag: 'night' })).toEqual({
    content: 'Hello.',
    mood: 5,
    tags: ['night'],
  }))

test.each([
  [{ content: ' \n' }, false],
  [{ content: 'Hello' }, true],
  [{ title: 'Hello' }, true],
  [{ typedTag: 'sea' }, true],
  [{ mood: 6 }, true],
])('after %j there is something to lose: %j', (part, loses) => {
  const start = blankDraft()
  expect(isChanged({ ...start, ...part }, start)).toBe(loses)
})
