import pino from 'pino'
import { journal } from '#domain/journal/decider.ts'
import { mood } from '#domain/mood/decider.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'
import { createQueue } from '#infra/jobs/queue.ts'
import { openSql } from '#infra/sql.ts'
import type { Environment } from '#infra/start/settings.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { shardOf } from '#infra/store/event-log.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'

const handleJournal = commandHandler('journal', journal)
const handleMood = commandHandler('mood', mood)

type Late = { kind: 'entry' | 'note'; id: string; tier: Tier; concerns: Concern[] }

/** What a layer that took its time says of an entry, or of the note of a mood, that is saved by then. */
export async function lateOnSaved(
  environment: Environment,
  { kind, id, tier, concerns }: Late,
): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const place = { databaseUrl: environment['DATABASE_URL']!, redisUrl: environment['REDIS_URL'] }
  const sql = openSql(place.databaseUrl, { max: 2, name: 'late-on-saved' })
  opened.defer(() => sql.end())
  const queue = createQueue(place, pino({ level: 'silent' }))
  opened.defer(queue.close)
  const store = createPostgresEventStore(sql, await keyringOf(sql, environment))
  const [saved] = await sql<{ subjectId: string; at: Date | string }[]>`
    select subject_id as "subjectId", occurred_at as at from events
    where coalesce(data ->> 'entryId', data ->> 'moodId') = ${id} order by position desc limit 1`
  const subjectId = saved!.subjectId
  const at = new Date().toISOString()
  const found = {
    tier,
    concerns,
    layer: 'learned',
    version: 'test',
    wordsAt: new Date(saved!.at).toISOString(),
  } as const
  const context = { timeZone: 'UTC' }
  if (kind === 'entry')
    await handleJournal(
      store,
      { subjectId, id },
      { type: 'RaiseEntryConcern', at, data: { entryId: id, ...found } },
      context,
    )
  else
    await handleMood(
      store,
      { subjectId, id: subjectId },
      { type: 'RaiseNoteConcern', at, data: { moodId: id, ...found } },
      context,
    )
  const shard = shardOf(subjectId)
  await queue.enqueue('project', { shard }, { dedupeId: String(shard) })
}
