import pino from 'pino'
import type { ConcernRaised } from '#domain/chat/events.ts'
import { createQueue } from '#infra/jobs/queue.ts'
import { openLive } from '#infra/live/open-live.ts'
import { openSql } from '#infra/sql.ts'
import type { Environment } from '#infra/start/settings.ts'
import { shardOf } from '#infra/store/event-log.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { raiseConcern } from '#infra/use-cases/raise-concern.ts'

type Late = Pick<ConcernRaised['data'], 'sessionId' | 'messageId' | 'tier' | 'concerns' | 'ask'>

/** What a layer that took its time says of a message, from a process of its own, as a worker would. */
export async function lateVerdict(environment: Environment, late: Late): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const log = pino({ level: 'silent' })
  const place = { databaseUrl: environment['DATABASE_URL']!, redisUrl: environment['REDIS_URL'] }
  const sql = openSql(place.databaseUrl, { max: 2, name: 'late-verdict' })
  opened.defer(() => sql.end())
  const live = await openLive(place, log)
  opened.defer(live.close)
  const queue = createQueue(place, log)
  opened.defer(queue.close)
  const store = createPostgresEventStore(sql, await keyringOf(sql, environment))
  const [owner] = await sql<{ subjectId: string }[]>`
    select subject_id as "subjectId" from events where stream_id = ${`session-${late.sessionId}`} limit 1`
  const { subjectId } = owner!
  const tools = { store, live, log, clock: () => new Date(), wake: () => {} }
  await raiseConcern(tools, subjectId, { ...late, layer: 'moderation', version: 'test' })
  // A process that goes on would do so by itself.
  const shard = shardOf(subjectId)
  await queue.enqueue('project', { shard }, { dedupeId: String(shard) })
}
