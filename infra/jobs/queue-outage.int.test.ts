import { expect, test } from 'vitest'
import { migrateQueue } from '#infra/jobs/queue-migrate.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { cutConnections } from '#infra/testing/kept.ts'
import { isRedisImmortal, mortalRedis } from '#infra/testing/mortal-redis.ts'
import { backends, isMissing, openPlace } from '#infra/testing/places.ts'
import { idle, openQueue, settle } from '#infra/testing/test-queue.ts'

for (const backend of backends)
  test.skipIf(isMissing(backend))(`${backend}: jobs go on when every connection was cut`, async () => {
    await using place = await openPlace(backend)
    await using queue = openQueue(place)
    let runs = 0
    await queue.work({ ...idle, project: async () => void runs++ })
    await cutConnections(place)

    // A connection that was cut may have brought the job over all the same.
    await settle(() => queue.enqueue('project', { shard: 1 }))
    await settle(() => expect(runs).toBeGreaterThanOrEqual(1))
  })

test('a queue that was opened before its schema stood works once it stands', async () => {
  await using database = await testDatabase()
  await database.sql`drop schema jobs cascade`
  await using queue = openQueue({ databaseUrl: database.url })
  await expect(queue.enqueue('project', { shard: 1 })).rejects.toThrow()
  await migrateQueue(database.url)
  await queue.enqueue('project', { shard: 1 })
  expect(await queue.counts()).toEqual({ waiting: 1, active: 0, failed: 0 })
})

test.skipIf(isRedisImmortal)(
  'while Redis is away a job is refused within a second; once it is back all goes on',
  async () => {
    await using redis = await mortalRedis()
    await using queue = openQueue({ databaseUrl: '', redisUrl: redis.url })
    const refuses = async () => {
      const before = performance.now()
      await expect(queue.enqueue('project', { shard: 1 })).rejects.toThrow()
      await expect(queue.ping()).rejects.toThrow()
      // A second each, and the rest for a machine that is busy.
      expect(performance.now() - before).toBeLessThan(10_000)
    }
    await refuses()
    await redis.start()
    await settle(() => queue.ping())
    let [runs, sweeps] = [0, 0]
    await queue.work({ ...idle, project: async () => void runs++, sweep: async () => void sweeps++ })
    await queue.enqueue('project', { shard: 1 })
    await settle(() => expect(runs).toBeGreaterThanOrEqual(1))

    await redis.kill()
    await refuses()
    await redis.start()
    const before = { runs, sweeps }
    await settle(() => queue.enqueue('project', { shard: 1 }))
    await settle(() => expect(runs).toBeGreaterThan(before.runs))
    await settle(() => expect(sweeps).toBeGreaterThan(before.sweeps))
    expect(queue.lines.join()).toContain('redis is back')
  },
)

test.skipIf(isRedisImmortal)('a queue can be closed while Redis is away', async () => {
  await using redis = await mortalRedis()
  await redis.start()
  const queue = openQueue({ databaseUrl: '', redisUrl: redis.url }, { drainMs: 500 })
  await queue.work(idle)
  await redis.kill()
  const before = performance.now()
  await queue.close()
  expect(performance.now() - before).toBeLessThan(15_000)
})

test('any number of processes may prepare the jobs schema at once', async () => {
  await using database = await testDatabase()
  await database.sql`drop schema jobs cascade`
  await Promise.all(Array.from({ length: 5 }, () => migrateQueue(database.url)))
  expect(await database.sql`select to_regclass('jobs.job')::text as found`).toEqual([{ found: 'jobs.job' }])
})
