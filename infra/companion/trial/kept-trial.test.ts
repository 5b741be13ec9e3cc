import { expect, test } from 'vitest'
import { createCrisisTrust, type KeptTrial } from '#infra/companion/trial/kept-trial.ts'

const kept = (isTrustedInCrisis: boolean): KeptTrial => ({
  triedAt: new Date(),
  passed: 18,
  asked: 20,
  isTrustedInCrisis,
})

test('a model that failed in a crisis is not asked in one, until it is tried again', async () => {
  let [found, now] = [null as KeptTrial | null, 0]
  const isTrusted = createCrisisTrust(
    async () => found,
    () => now,
  )
  expect(await isTrusted()).toBe(true)
  found = kept(false)
  now += 31_000
  expect(await isTrusted()).toBe(false)
  found = kept(true)
  expect(await isTrusted()).toBe(false)
  now += 31_000
  expect(await isTrusted()).toBe(true)
})

test('where it cannot be known, it is not asked', async () => {
  expect(await createCrisisTrust(() => Promise.reject(new Error('away')))()).toBe(false)
})
