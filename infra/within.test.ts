import { expect, test } from 'vitest'
import { TooSlow, within } from '#infra/within.ts'

test('what comes in time is passed on, and so is its failure', async () => {
  expect(await within(1_000, Promise.resolve('there'))).toBe('there')
  await expect(within(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('what is late is given up', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  await expect(within(5, promise)).rejects.toThrow(TooSlow)
  reject(new Error('too late for anybody to hear'))
})
