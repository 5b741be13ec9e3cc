import { once } from 'node:events'
import { createServer } from 'node:http'
import Koa from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { healthRoutes } from '#api/health.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { openLive } from '#infra/live/open-live.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { openQueue } from '#infra/testing/test-queue.ts'

/** A server that tells how it is, and how often that was looked at. */
async function openHealth() {
  const opened = new AsyncDisposableStack()
  onTestFinished(() => opened.disposeAsync())
  const { sql, url: databaseUrl } = opened.use(await testDatabase())
  const live = await openLive({ databaseUrl }, memoryLog().log)
  opened.defer(() => live.close())
  const ledger = openLedger(sql, undefined)
  let looks = 0
  const check = () => {
    looks++
    return ledger.check()
  }
  const deps = { sql, queue: opened.use(openQueue({ databaseUrl })), live, ledger: { ...ledger, check } }
  const server = createServer(new Koa().use(healthRoutes(deps)).callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.defer(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { sql, looks: () => looks, url: `http://127.0.0.1:${address.port}` }
}

test('however many strangers ask at once, they share one look at what is needed', async () => {
  const { sql, looks, url } = await openHealth()
  const ask = async () => (await fetch(`${url}/readyz`)).json()
  expect(await ask()).toMatchObject({ database: 'ok', schema: 'ok', jobs: 'ok', live: 'ok', worker: 'down' })
  await sql`insert into heartbeats (worker_id) values (gen_random_uuid())`
  await expect.poll(ask).toMatchObject({ worker: 'ok' })

  const before = looks()
  await Promise.all(Array.from({ length: 100 }, ask))
  expect(looks() - before).toBeLessThan(50)
})

test('an epoch that has not turned in time is said, and sends nobody away', async () => {
  const { sql, url } = await openHealth()
  await sql`insert into heartbeats (worker_id) values (gen_random_uuid())`
  const ask = async () => {
    const answer = await fetch(`${url}/readyz`)
    return [answer.status, ((await answer.json()) as { epoch: string }).epoch]
  }
  expect(await ask()).toEqual([200, 'ok'])
  await sql`
    insert into epochs (epoch_id, number, begun_at, settled_at)
    values (gen_random_uuid(), 1, now() - interval '8 days', now())`
  await expect.poll(ask, { timeout: 60_000 }).toEqual([200, 'overdue'])
})
