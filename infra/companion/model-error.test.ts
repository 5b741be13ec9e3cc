import { expect, test } from 'vitest'
import { asModelError, ModelError, retryAfterSeconds } from '#infra/companion/model-error.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['7', 7],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 11:00:00 GMT', null],
  ['86400', null],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After %j is %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds)
})

test('the message says what happened and when to come back', () => {
  const error = new ModelError('refused', { status: 429, retryAfterSeconds: 7 })
  expect(error.message).toBe('The model server answered 429; it asks to wait 7 seconds')
  expect(new ModelError('timed-out').message).toBe('The model server did not answer in time')
})

test('an unknown error keeps none of its words', () => {
  const error = asModelError(new Error('something personal', { cause: 'also personal' }))
  expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain('personal')
})
