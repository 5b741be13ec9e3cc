import { expect, test } from 'vitest'
import { limits as limitTable, networksOfSite } from '#infra/rate-limits/limits.ts'
import { createRateLimits } from '#infra/rate-limits/rate-limits.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { isRedisImmortal, mortalRedis } from '#infra/testing/mortal-redis.ts'

const network = 'digest-of-a-network'
/** Of one network, in a minute. */
const most = limitTable['sign-in callback'].network[0]!.points

test.skipIf(isRedisImmortal)('what was counted goes on counting when Redis is lost', async () => {
  await using database = await testDatabase()
  await using redis = await mortalRedis()
  await redis.start()
  const limits = createRateLimits({ sql: database.sql, redisUrl: redis.url }, memoryLog().log, 1)
  const take = () => limits.take('sign-in callback', { network })
  for (let n = 0; n < most - 1; n++) await take()
  await redis.kill()
  expect(await take()).toMatchObject({ limit: most, remaining: 0, isOver: false })
  expect(await take()).toMatchObject({ isOver: true })
  await limits.close()
})

test('a store that does not answer keeps nobody waiting', async () => {
  await using database = await testDatabase({ max: 2 })
  const limits = createRateLimits({ sql: database.sql }, memoryLog().log, 1)
  await database.sql.begin(async (tx) => {
    await tx`lock table rate_limits in access exclusive mode`
    for (let n = 0; n < most; n++)
      expect(await limits.take('sign-in callback', { network })).toMatchObject({ isOver: false })
    expect(await limits.take('sign-in callback', { network })).toMatchObject({ isOver: true })
  })
})

test('a /48 has so many networks, and is counted as well, wider', async () => {
  await using database = await testDatabase()
  const limits = createRateLimits({ sql: database.sql }, memoryLog().log, 1)
  const take = (n: number) =>
    limits.take('sign-in callback', { network: `network ${n}`, site: 'digest-of-a-site' })
  const taken = []
  for (let n = 0; n < most * networksOfSite; n++) taken.push(await take(n))
  expect(taken.some((allowance) => allowance!.isOver)).toBe(false)
  expect(taken.at(-1)).toMatchObject({ limit: most * networksOfSite, remaining: 0 })
  expect(await take(1_000)).toMatchObject({ limit: most * networksOfSite, isOver: true })
  // What is refused to a network is not counted for its site.
  await limits.giveBack('sign-in callback', { site: 'digest-of-a-site' })
  await limits.giveBack('sign-in callback', { site: 'digest-of-a-site' })
  for (let n = 0; n < 2 * most; n++) await limits.take('sign-in callback', { network: 'greedy' })
  expect(
    await limits.take('sign-in callback', { network: 'greedy', site: 'digest-of-a-site' }),
  ).toMatchObject({ limit: most, isOver: true })
  expect(await take(1_001)).toMatchObject({ limit: most * networksOfSite, remaining: 0, isOver: false })
})

test('what is to be kept is counted by its length, all of it or none, by person and by network', async () => {
  await using database = await testDatabase()
  const limits = createRateLimits({ sql: database.sql }, memoryLog().log, 1)
  const keep = (account: string, kilobytes: number) => limits.take('volume', { account, network }, kilobytes)
  expect(await keep('ada', 499_000)).toMatchObject({ limit: 500_000, remaining: 1_000, isOver: false })
  expect(await keep('ada', 2_000)).toMatchObject({ limit: 500_000, isOver: true })
  expect(await keep('ada', 1_000)).toMatchObject({ remaining: 0, isOver: false })
  for (const neighbour of ['bo', 'cy'])
    expect(await keep(neighbour, 500_000)).toMatchObject({ isOver: false })
  expect(await keep('di', 2)).toMatchObject({ limit: 1_500_000, isOver: true })
  await limits.giveBack('volume', { account: 'cy', network }, 500_000)
  expect(await keep('di', 500_000)).toMatchObject({ isOver: false })
})

test('two processes count together, each window for itself, and the tightest is told', async () => {
  await using database = await testDatabase()
  const [one, other] = [1, 2].map(() => createRateLimits({ sql: database.sql }, memoryLog().log, 1))
  const whose = { visitor: 'digest-of-a-person', network }
  for (let n = 0; n < 3; n++) {
    await one!.take('model reply', whose)
    await other!.take('model reply', whose)
  }
  expect(await one!.take('model reply', whose)).toMatchObject({ limit: 6, remaining: 0, isOver: true })
  expect(await other!.take('model reply', { network })).toMatchObject({ limit: 60, isOver: false })
  expect(await other!.take('model reply', {})).toBeNull()
})
