import { expect, test } from 'vitest'
import { recipientOf } from '#infra/companion/recipient.ts'

test('who gets the words is named by provider or host, and model, with its check for danger', () => {
  const openAi = {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: undefined,
    OPENAI_MODEL: 'calm-1',
    OPENAI_MODERATION: undefined,
  }
  expect(recipientOf({ ...openAi, OPENAI_MODERATION: 'off' })).toBe('OpenAI (calm-1)')
  expect(recipientOf(openAi)).toBe('OpenAI (calm-1 and its safety check)')
  const eu = { ...openAi, OPENAI_BASE_URL: 'https://eu.api.openai.com/v1' }
  expect(recipientOf(eu)).toBe('eu.api.openai.com (calm-1 and its safety check)')
  const own = {
    OPENAI_API_KEY: undefined,
    OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
    OPENAI_MODEL: 'calm-1',
    OPENAI_MODERATION: undefined,
  }
  expect(recipientOf(own)).toBe('127.0.0.1:11434 (calm-1)')
  expect(recipientOf({ ...own, OPENAI_MODERATION: 'on' })).toBe(
    '127.0.0.1:11434 (calm-1 and its safety check)',
  )
  expect(recipientOf({ ...own, OPENAI_BASE_URL: undefined })).toBeNull()
})
