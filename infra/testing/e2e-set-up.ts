import { buildPage } from '#infra/start/page.ts'
import { dropDatabase, makeTemplate } from '#infra/testing/databases.ts'
import { servers } from '#infra/testing/e2e-servers.ts'
import { findRedisServer } from '#infra/testing/redis-server.ts'
import { startThrowawayPostgres } from '#infra/testing/throwaway-postgres.ts'

/** What all journeys share: the built page, TEST_DATABASE_URL or a throw-away PostgreSQL, and a Redis if one can be had. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else.
export default async function setUp(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const [postgres, redis] = await Promise.all([
    given ? { url: given, stop: async () => {} } : startThrowawayPostgres(),
    findRedisServer(),
    buildPage(AbortSignal.timeout(600_000)),
  ])
  const database = await makeTemplate(postgres.url)
  servers.publish({ database, redis: redis?.url ?? null })
  if (!redis) console.log('No Redis could be had: all journeys run over PostgreSQL alone.')
  return async () => {
    if (given) await dropDatabase(new URL(`/${database.template}`, given).href)
    await Promise.all([postgres.stop(), redis?.stop()])
  }
}
