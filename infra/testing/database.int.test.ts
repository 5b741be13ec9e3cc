import { expect, test } from 'vitest'
import { listMigrations } from '#infra/list-migrations.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { redisIsMissing, testRedis } from '#infra/testing/redis.ts'

test('a test gets a migrated database of its own', async () => {
  await using one = await testDatabase()
  await using other = await testDatabase()
  await one.sql`create table only_here ()`

  const [{ count } = { count: 0 }] = await one.sql<{ count: number }[]>`select count(*) from migrations`
  expect(count).toBe((await listMigrations()).length)
  expect(await other.sql`select to_regclass('only_here') as found`).toEqual([{ found: null }])
})

test('its database counts characters and sorts by code point, on every machine', async () => {
  await using database = await testDatabase()
  const [row] = await database.sql`
    select version() ~ '^PostgreSQL 18' as is_18, upper('ä') as upper, datlocprovider as provider
    from pg_database where datname = current_database()`
  expect(row).toEqual({ is_18: true, upper: 'Ä', provider: 'b' })
})

test.skipIf(redisIsMissing())('two tests never share a logical Redis database', async () => {
  await using one = await testRedis()
  await using other = await testRedis()
  expect(one?.url).not.toBe(other?.url)
})
