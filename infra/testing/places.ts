import { test } from 'vitest'
import type { QueuePlace } from '#infra/jobs/queue-backend.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { redisIsMissing, testRedis } from '#infra/testing/redis.ts'

export const backends = ['postgres', 'redis'] as const
export type Backend = (typeof backends)[number]

export const isMissing = (backend: Backend): boolean => backend === 'redis' && redisIsMissing()

/** Where jobs and live replies are kept, as a test of that backend needs it: fresh, empty, gone when disposed. */
export async function openPlace(backend: Backend): Promise<QueuePlace & AsyncDisposable> {
  const database = await testDatabase({ max: 2 })
  const redis = backend === 'redis' ? await testRedis() : null
  return {
    databaseUrl: database.url,
    redisUrl: redis?.url,
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]()
      await redis?.[Symbol.asyncDispose]()
    },
  }
}

/** The same test over each backend, in a place of its own. */
export function onEachBackend(name: string, run: (place: QueuePlace) => Promise<void>): void {
  for (const backend of backends)
    test.skipIf(isMissing(backend))(`${backend}: ${name}`, async () => {
      await using place = await openPlace(backend)
      await run(place)
    })
}
