import { afterAll, expect, test } from 'vitest'
import { createTokenBudget, tokensOfToday } from '#infra/companion/token-budget.ts'
import { testDatabase } from '#infra/testing/database.ts'

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())

const silent = { warn: () => {} }

test('many who reserve at once never get more than the day has, and what is given back can be had', async () => {
  const { sql } = database
  const budget = createTokenBudget(sql, silent as never, 1_000)
  const taken = await Promise.all(Array.from({ length: 30 }, () => budget.reserve(100)))
  expect(taken.filter(Boolean)).toHaveLength(10)
  expect(await tokensOfToday(sql)).toBe(1_000)
  await budget.settle(100, 30)
  expect(await budget.reserve(100)).toBe(false)
  expect(await budget.reserve(70)).toBe(true)
  expect(await createTokenBudget(sql, silent as never, undefined).reserve(5_000)).toBe(true)
  expect(await tokensOfToday(sql)).toBe(6_000)
})
