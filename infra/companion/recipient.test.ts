import { expect, test } from 'vitest'
import { recipientOf } from '#infra/companion/recipient.ts'

test('who gets the words is named by provider or host, and model', () => {
  expect(recipientOf({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: undefined, OPENAI_MODEL: 'calm-1' })).toBe(
    'OpenAI (calm-1)',
  )
  const own = {
    OPENAI_API_KEY: undefined,
    OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
    OPENAI_MODEL: 'calm-1',
  }
  expect(recipientOf(own)).toBe('127.0.0.1:11434 (calm-1)')
  expect(recipientOf({ ...own, OPENAI_BASE_URL: undefined })).toBeNull()
})
