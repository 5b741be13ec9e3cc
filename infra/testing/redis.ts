import { inject } from 'vitest'
import { claimRedisDatabase, type TestRedis } from '#infra/testing/redis-database.ts'

/**
 * A database of its own on the Redis that the integration tests share. Null where no Redis can be had: such tests are
 * then skipped by name, `test.skipIf(redisIsMissing)(…)`.
 */
export async function testRedis(): Promise<TestRedis | null> {
  const server = inject('redisServer')
  return server === null ? null : claimRedisDatabase(server)
}

export const redisIsMissing = (): boolean => inject('redisServer') === null
