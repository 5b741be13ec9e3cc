import { expect, test } from 'vitest'
import { CallError } from '#web/http/call.ts'
import { importFault, importedMessage } from '#web/your-data/import-messages.ts'

test('what came of an import is told in one sentence', () => {
  expect(importedMessage({ added: 1, known: 0, leftOut: 0 }, 'mood')).toBe('1 mood taken over.')
  expect(importedMessage({ added: 12, known: 1, leftOut: 0 }, 'event')).toBe(
    '12 events taken over. 1 event was here already.',
  )
  expect(importedMessage({ added: 3, known: 4, leftOut: 0 }, 'mood')).toBe(
    '3 moods taken over. 4 moods were here already.',
  )
  expect(importedMessage({ added: 0, known: 5, leftOut: 0 }, 'mood')).toBe(
    'Nothing new: it is all here already.',
  )
  expect(importedMessage({ added: 0, known: 0, leftOut: 0 }, 'mood')).toBe('There was nothing to take over.')
})

test('what stayed out because it was deleted here is told too', () => {
  expect(importedMessage({ added: 2, known: 0, leftOut: 1 }, 'event')).toBe(
    '2 events taken over. 1 event is about something you deleted here, and stayed out.',
  )
  expect(importedMessage({ added: 0, known: 5, leftOut: 3 }, 'event')).toBe(
    'Nothing new was taken over. 3 events are about things you deleted here, and stayed out.',
  )
})

test('a file that does not fit is told in the words of the server, a fault in plain ones', () => {
  expect(importFault(new CallError(400, 'This export tells of days to come.', 'input-invalid'))).toBe(
    'This export tells of days to come.',
  )
  expect(importFault(new CallError(500, 'Something went wrong.', 'unexpected'))).toContain(
    'nothing was changed',
  )
  expect(importFault(new TypeError('Failed to fetch'))).toContain('nothing was changed')
})
