import type { Context } from 'koa'
import { expect, test } from 'vitest'
import type { Deps } from '#api/deps.ts'
import { healthRoutes } from '#api/health.ts'

test('however many strangers ask at once, what is needed is looked at once', async () => {
  let times = 0
  const look = async () => void times++
  const deps = {
    sql: look,
    queue: { ping: look },
    live: { ping: look },
    ledger: { check: look, forgotten: look },
  }
  const answer = healthRoutes(deps as unknown as Deps)
  const asked = Array.from({ length: 100 }, () => ({ path: '/readyz', set: () => {} }) as unknown as Context)
  await Promise.all(asked.map((ctx) => answer(ctx, async () => {})))
  // The database is asked for itself, for its schema and for a worker.
  expect(times).toBeLessThanOrEqual(7)
  expect(asked[99]?.body).toEqual(asked[0]?.body)
})
