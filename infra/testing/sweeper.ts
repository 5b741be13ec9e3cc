import pino from 'pino'
import { createQueue } from '#infra/jobs/queue.ts'
import type { Environment } from '#infra/start/settings.ts'

/** Asks the workers of a product to sweep now: they would by themselves, every 15 s. */
export function openSweeper({ environment }: { environment: Environment }) {
  const place = { databaseUrl: environment['DATABASE_URL']!, redisUrl: environment['REDIS_URL'] }
  const queue = createQueue(place, pino({ level: 'silent' }))
  return {
    /** What there is to see once a sweep was asked for; for `expect.poll`. */
    swept:
      <Seen>(look: () => Promise<Seen>) =>
      async (): Promise<Seen> => {
        await queue.enqueue('sweep', {}, { dedupeId: 'for a test' })
        return look()
      },
    [Symbol.asyncDispose]: () => queue.close(),
  }
}
