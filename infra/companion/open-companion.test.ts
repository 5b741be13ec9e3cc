import { expect, test } from 'vitest'
import { hasModel } from '#infra/companion/has-model.ts'
import { timeoutsOf } from '#infra/companion/open-companion.ts'

const config = {
  OPENAI_API_KEY: undefined,
  OPENAI_BASE_URL: undefined,
  OPENAI_MODEL: 'calm-1',
  OPENAI_TIMEOUT_SECONDS: 20,
  OPENAI_MAX_OUTPUT_TOKENS: 800,
}

test('a key or an address of a server means a model; neither means the guide', () => {
  expect(hasModel(config)).toBe(false)
  expect(hasModel({ ...config, OPENAI_API_KEY: 'k' })).toBe(true)
  expect(hasModel({ ...config, OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toBe(true)
})

test('the time-out of the settings is the wait for a first sentence; silence later is cut sooner', () => {
  expect(timeoutsOf(20)).toEqual({
    firstMs: 20_000,
    firstInCrisisMs: 2_500,
    idleMs: 15_000,
    wholeMs: 100_000,
  })
  expect(timeoutsOf(600).idleMs).toBe(150_000)
  expect(timeoutsOf(5)).toEqual({
    firstMs: 5_000,
    firstInCrisisMs: 2_500,
    idleMs: 5_000,
    wholeMs: 25_000,
  })
})
