import { expect, test } from 'vitest'
import { CallError } from '#web/http/call.ts'
import { reasonOf } from '#web/http/reason.ts'

test('the sentence of the server is told', () =>
  expect(reasonOf(new CallError(429, 'That was a lot at once.', 'rate-limited'))).toBe(
    'That was a lot at once.',
  ))

test.each([
  ['a page of something between us and the server', new CallError(502, '<html>Bad Gateway</html>', null)],
  ['the name of a field', new CallError(400, 'message must be text.', 'input-invalid')],
  ['a line that is cut', new TypeError('Failed to fetch')],
])('%s is nothing to tell', (_, error) => expect(reasonOf(error)).toBeNull())
