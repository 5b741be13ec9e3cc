import type { TestProject } from 'vitest/node'
import { makeTemplate, dropDatabase, type DatabaseServer } from '#infra/testing/databases.ts'
import { findRedisServer } from '#infra/testing/redis-server.ts'
import { serveSharedProduct } from '#infra/testing/serve-shared-product.ts'
import { startThrowawayPostgres } from '#infra/testing/throwaway-postgres.ts'

declare module 'vitest' {
  // Vitest merges declarations, which only an interface can do.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    databaseServer: DatabaseServer
    redisServer: string | null
    /** Who asks there is told where the product is that tests share. */
    sharedProduct: string
  }
}

/** Servers that all integration tests share: TEST_DATABASE_URL or a throw-away PostgreSQL, and a Redis if one can be had. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const [postgres, redis] = await Promise.all([
    given ? { url: given, stop: async () => {} } : startThrowawayPostgres(),
    findRedisServer(),
  ])
  if (redis === null)
    console.log('skipped: the tests over Redis, for none could be had. REDIS_URL names one.')
  const server = await makeTemplate(postgres.url)
  project.provide('databaseServer', server)
  project.provide('redisServer', redis?.url ?? null)
  const shared = await serveSharedProduct(server)
  project.provide('sharedProduct', shared.url)
  return async () => {
    await shared.stop()
    if (given) await dropDatabase(new URL(`/${server.template}`, given).href)
    await Promise.all([postgres.stop(), redis?.stop()])
  }
}
