import { APIError } from 'openai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRequestOptions } from '#infra/companion/request-options.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (message: string, param: string | null = null, status = 400) =>
  new APIError(status, { message, param }, undefined, new Headers())
const ofOllama = () => createRequestOptions('http://127.0.0.1:11434/v1', 800)

test('OpenAI and Azure are told the limit by its newer name, others by the one that they know', () => {
  const limitOf = (baseUrl?: string) =>
    Object.keys(createRequestOptions(baseUrl, 800).fields()).find((name) => name.startsWith('max'))
  expect(limitOf()).toBe('max_completion_tokens')
  expect(limitOf('https://eu.api.openai.com/v1')).toBe('max_completion_tokens')
  expect(limitOf('https://home.openai.azure.com/openai/v1')).toBe('max_completion_tokens')
  expect(limitOf('http://127.0.0.1:11434/v1')).toBe('max_tokens')
  expect(limitOf('https://api.openai.com.evil.example/v1')).toBe('max_tokens')
})

test.each([
  ['Unsupported parameter: ‘x’', 'max_tokens'],
  ["Unsupported parameter: 'max_tokens' is not supported with this model.", null],
  ['body -> max_tokens: extra fields not permitted', null],
])('%s: the other name takes its place', (message, param) => {
  const options = ofOllama()
  expect(options.learn(refusal(message, param))).toBe(true)
  expect(options.fields()).toMatchObject({ max_completion_tokens: 800, store: false })
  expect(options.fields()).not.toHaveProperty('max_tokens')
})

test('what is left out is left out for an hour, and for this server alone', () => {
  const [options, other] = [ofOllama(), ofOllama()]
  options.learn(refusal('Unknown name "store"'))
  expect(options.fields()).not.toHaveProperty('store')
  expect(other.fields()).toHaveProperty('store')
  vi.advanceTimersByTime(3_601_000)
  expect(options.fields()).toHaveProperty('store')
})

test('where none is named, all go at once', () => {
  const options = ofOllama()
  expect(options.learn(refusal('Extra inputs are not permitted', null, 422))).toBe(true)
  expect(Object.keys(options.fields())).toEqual(['max_completion_tokens'])
})

test.each([
  refusal('This model can take 8192 tokens and you sent 9000.'),
  refusal('The prompt "I went to the store" was flagged.'),
  refusal('Unsupported parameter: max_tokens', 'max_tokens', 401),
  new Error('store'),
])('another refusal changes nothing', (error) => {
  const options = ofOllama()
  const before = options.fields()
  expect(options.learn(error)).toBe(false)
  expect(options.fields()).toEqual(before)
})
