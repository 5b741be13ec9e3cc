import { randomBytes } from 'node:crypto'
import type { AnyEvent } from '#domain/event.ts'
import { newEventId } from '#infra/ids.ts'
import { shardCount } from '#infra/store/event-log.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { createSettledPosition } from '#infra/store/settled.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { projections } from '#projections/all.ts'
import { catchUp } from '#projections/engine/catch-up.ts'
import { openCheckpoints } from '#projections/engine/checkpoints.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { verify } from '#projections/engine/verify.ts'

/** A log of its own with the read models on it, brought up to date when a test asks for it. */
export async function logForTest() {
  const database = await testDatabase()
  const { sql } = database
  const masterKey = randomBytes(32).toString('base64')
  const store = createPostgresEventStore(sql, createKeyring(masterKey))
  const settledPosition = createSettledPosition(sql)
  await openCheckpoints(sql, projections)

  return {
    sql,
    urlAs: database.urlAs,
    masterKey,
    store,
    settledPosition,

    append: (subjectId: string, streamId: string, events: AnyEvent[]) =>
      store.append({ subjectId, streamId }, 'any', events, { timeZone: 'UTC' }),

    /** What a log may hold that is older than the check of events. */
    async appendUnchecked(subjectId: string, streamId: string, { type, at, data }: AnyEvent) {
      const event = {
        event_id: newEventId(),
        type,
        schema_version: 1,
        data,
        occurred_at: at,
        time_zone: 'UTC',
      }
      await sql`select append(${subjectId}, ${streamId}, null, ${sql.json([event] as never)}, null)`
    },

    async catchUpAll(of: Projection[] = projections) {
      const settled = (await settledPosition())!
      const shards = await Promise.all(
        Array.from({ length: shardCount }, (_, shard) => catchUp(sql, of, shard, settled)),
      )
      return shards.flatMap(({ poisoned }) => poisoned)
    },

    verifyAll: async () =>
      (await Promise.all(projections.map((one) => verify(sql, one)))).flatMap((v) => v.differences),

    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
