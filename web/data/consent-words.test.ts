import { expect, test } from 'vitest'
import { consentWords } from '#web/data/consent-words.ts'

test('whoever would get the words is named', () => {
  expect(consentWords('model', 'OpenAI (calm-1)').about).toContain('sent to OpenAI (calm-1)')
  expect(consentWords('model', null).about).toContain('go to nobody')
})

test('each question has its own words', () => {
  const [keeping, model] = [consentWords('keeping', null), consentWords('model', null)]
  expect(new Set([keeping.title, model.title]).size).toBe(2)
  expect(keeping.withdrawn).not.toBe(model.withdrawn)
})
