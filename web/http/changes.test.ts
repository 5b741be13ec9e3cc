import { expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { changes, isChangedBy } from '#web/http/changes.ts'
import { nameOf } from '#web/http/writes.ts'

const writes = endpoints.filter(({ method }) => method !== 'GET').map(nameOf)
/** The same for whoever asks, or asked for anew each time. */
const unchanging = [
  '/api/version',
  '/api/openapi.json',
  '/api/server',
  '/api/help-lines',
  '/api/safety',
  '/api/receipts/:receipt',
  '/api/chat/:sessionId/stream',
  '/api/sessions/:sessionId/export',
  '/api/data/export',
  '/api/data/archive',
]

test('every write says which reads it changes, once', () => {
  expect(changes.map(({ write }) => nameOf(write)).toSorted()).toEqual(writes.toSorted())
})

test('every read of a person is changed by some write', () => {
  const changed = new Set(
    changes.flatMap(({ reads, elsewhere = [] }) => [...reads, ...elsewhere].map(nameOf)),
  )
  const left = endpoints.filter((read) => read.method === 'GET' && !changed.has(nameOf(read)))
  expect(
    left
      .map(({ path }) => path)
      .filter((path) => !path.includes('schema'))
      .toSorted(),
  ).toEqual(unchanging.toSorted())
})

test('a path is of a read as a whole, with whatever id it has', () => {
  const rating = 'POST /api/messages/:id/rate'
  const messages = `/api/messages/${'1'.repeat(32)}`
  expect(isChangedBy('POST /api/mood-logs', '/api/mood-logs', false)).toBe(true)
  expect(isChangedBy('POST /api/journal', '/api/journal/prompting', false)).toBe(true)
  expect(isChangedBy('POST /api/mood-logs', '/api/mood-logs-of-others', false)).toBe(false)
  expect([isChangedBy(rating, messages, false), isChangedBy(rating, messages, true)]).toEqual([false, true])
  expect(isChangedBy('POST /api/nothing', '/api/mood-logs', true)).toBe(false)
})
