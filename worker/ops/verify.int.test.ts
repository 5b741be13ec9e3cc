import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { projections } from '#projections/all.ts'
import { openCheckpoints } from '#projections/engine/checkpoints.ts'
import { catchUpAll } from '#worker/ops/testing/catch-up-all.ts'
import { randomHistory } from '#worker/ops/testing/random-history.ts'
import { runOps } from '#worker/ops/testing/run-ops.ts'

test('after 10,000 random events, live equals rebuilt', async () => {
  await using database = await testDatabase()
  const { sql, url } = database
  const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
  await openCheckpoints(sql, projections)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const history = randomHistory(10_000, seed)
  const half = Math.ceil(history.length / 2)
  for (const [index, { subjectId, streamId, events }] of history.entries()) {
    // Each stream in two halves, with the read models catching up in between.
    const middle = Math.ceil(events.length / 2)
    const append = (some: typeof events) =>
      store.append({ subjectId, streamId }, 'any', some, { timeZone: 'UTC' })
    await append(events.slice(0, middle))
    if (index === half) await catchUpAll(sql)
    await append(events.slice(middle))
  }
  await catchUpAll(sql)
  const { code, out } = await runOps({ DATABASE_URL: url }, 'verify')
  expect(out, `seed ${seed}`).toContain('Live equals rebuilt.')
  expect(out).toMatch(/10,000 events in \d+ streams: no gap, in order, every sealed event has its key/)
  expect(code).toBe(0)
})
