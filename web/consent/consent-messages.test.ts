import { expect, test } from 'vitest'
import { purposes } from '#domain/account/purposes.ts'
import { consentMessages } from '#web/consent/consent-messages.ts'

test.each(['model-chat', 'model-journal'] as const)('whoever would get the words is named: %s', (purpose) => {
  expect(consentMessages(purpose, 'OpenAI (calm-1)', false).about).toContain('sent to OpenAI (calm-1)')
  expect(consentMessages(purpose, null, false).about).toContain('go to nobody')
})

test('each question has its own words', () => {
  const asked = purposes.map((purpose) => consentMessages(purpose, 'OpenAI (calm-1)', false))
  for (const part of ['title', 'about', 'withdrawn'] as const)
    expect(new Set(asked.map((messages) => messages[part])).size).toBe(purposes.length)
})

test.each(['model-chat', 'model-journal'] as const)(
  'a check for danger is told of where there is one: %s',
  (purpose) => {
    expect(consentMessages(purpose, 'OpenAI (calm-1)', true).about).toContain('checked there for danger')
    expect(consentMessages(purpose, 'OpenAI (calm-1)', false).about).not.toContain('danger')
  },
)
