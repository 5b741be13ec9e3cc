import { expect, test } from 'vitest'
import { consentMessages } from '#web/data/consent-messages.ts'

test('whoever would get the words is named', () => {
  expect(consentMessages('model', 'OpenAI (calm-1)').about).toContain('sent to OpenAI (calm-1)')
  expect(consentMessages('model', null).about).toContain('go to nobody')
})

test('each question has its own words', () => {
  const [retention, model] = [consentMessages('keeping', null), consentMessages('model', null)]
  expect(new Set([retention.title, model.title]).size).toBe(2)
  expect(retention.withdrawn).not.toBe(model.withdrawn)
})
