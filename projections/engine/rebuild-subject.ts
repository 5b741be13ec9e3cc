import type { Sql, Transaction } from '#infra/sql.ts'
import { readLog, shardOf } from '#infra/store/event-log.ts'
import type { Poisoned } from '#projections/engine/apply.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { type Target, take } from '#projections/engine/take.ts'

const batch = 5_000

/** One person cannot be rebuilt into tables that another version of the handlers wrote. */
export class ReadModelOutdated extends Error {
  constructor(projection: string) {
    super(`${projection} was not written by this version: rebuild it whole.`)
    this.name = 'ReadModelOutdated'
  }
}

export type RebuiltSubject = { events: number; poisoned: Poisoned | null }

/**
 * Makes one person's rows anew, up to where the read model stands, and ends their waiting; or parks them at the event
 * that still cannot be taken.
 */
export const rebuildSubject = (
  sql: Sql,
  projection: Projection,
  subjectId: string,
  build: string | null = null,
): Promise<RebuiltSubject> =>
  sql.begin(async (tx) => {
    const { name, version, table } = projection
    const [checkpoint] = await tx<{ position: number }[]>`
      select position from checkpoints
      where projection = ${name} and version = ${version} and shard = ${shardOf(subjectId)} for update`
    if (!checkpoint) throw new ReadModelOutdated(name)
    await tx`delete from ${tx(`read_models.${table}`)} where subject_id = ${subjectId}`
    const rebuilt = await takeSubject(
      tx,
      { projection, place: 'read_models', parked: new Set() },
      subjectId,
      {
        upTo: checkpoint.position,
      },
    )
    if (rebuilt.poisoned)
      await tx`
        insert into parked ${tx({
          projection: name,
          subject_id: subjectId,
          position: rebuilt.poisoned.position,
          reason: rebuilt.poisoned.reason,
          tried_by: build,
        })}
        on conflict (projection, subject_id) do update
        set position = excluded.position, reason = excluded.reason, tried_by = excluded.tried_by, tried_at = now()`
    else await tx`delete from parked where projection = ${name} and subject_id = ${subjectId}`
    return rebuilt
  })

/** Takes all of one person's facts into a table that has no rows of theirs, a batch at a time. */
export async function takeSubject(
  tx: Transaction,
  target: Target,
  subjectId: string,
  { upTo, onProgress = () => {} }: { upTo: number; onProgress?: (events: number) => void },
): Promise<RebuiltSubject> {
  let events = 0
  for (let after = 0; ;) {
    const range = { subjectId, after, upTo }
    const facts = await readLog(tx, range, Object.keys(target.projection.on), batch)
    const isFirst = after === 0
    const [poisoned = null] = await take(tx, { ...target, mayHaveRows: () => !isFirst }, facts)
    events += facts.length
    onProgress(facts.length)
    const last = facts.at(-1)
    if (poisoned || !last || facts.length < batch) return { events, poisoned }
    after = last.position
  }
}
