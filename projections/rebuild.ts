import type { Sql } from '#infra/sql.ts'
import { readLog, shardCount, shardOf } from '#infra/store/event-log.ts'
import type { Poisoned } from '#projections/fold.ts'
import { project, writeFolded } from '#projections/project.ts'
import type { Projection } from '#projections/projection.ts'
import { fillFromLog, foldRange, type OnProgress } from '#projections/shadow.ts'

/** A rebuild meets every event: one that it cannot take ends it, and what was served goes on being served. */
export class RebuildFailed extends Error {
  readonly poisoned: Poisoned

  constructor(projection: string, poisoned: Poisoned) {
    super(`${projection} cannot take the event at position ${poisoned.position} (${poisoned.reason}).`)
    this.name = 'RebuildFailed'
    this.poisoned = poisoned
  }
}

/** One person cannot be rebuilt into tables that another version of the handlers wrote. */
export class ReadModelOutdated extends Error {
  constructor(projection: string) {
    super(`${projection} was not written by this version: rebuild it whole.`)
    this.name = 'ReadModelOutdated'
  }
}

function refuse(projection: Projection, poisoned: Poisoned[]): void {
  if (poisoned[0]) throw new RebuildFailed(projection.name, poisoned[0])
}

/**
 * Fills a new table beside the one that serves, catches it up, and switches in one short transaction.
 * `sql` must own the tables. Nobody is parked afterwards.
 */
export async function rebuild(
  sql: Sql,
  projection: Projection,
  settledPosition: () => Promise<number | null>,
  onProgress: OnProgress = () => {},
): Promise<{ events: number }> {
  const { name, version, table } = projection
  const next = sql(`read_models_next.${table}`)
  const live = sql(`read_models.${table}`)
  const filledTo = (await settledPosition()) ?? 0
  let events = 0
  await sql.begin(async (tx) => {
    // One rebuild of a projection at a time; what an interrupted one left is dropped.
    await tx`select pg_advisory_xact_lock(hashtextextended(${`rebuild ${name}`}, 0))`
    await tx`drop table if exists ${next}`
    await tx`create table ${next} (like ${live} including all)`
    const poisoned = await fillFromLog(
      tx,
      projection,
      'read_models_next',
      () => filledTo,
      (count) => {
        events += count
        onProgress(count)
      },
    )
    refuse(projection, poisoned)

    // From here projectors of this read model wait; appends and readers do not.
    await tx`select from checkpoints where projection = ${name} order by shard for update`
    const [reached] = await tx<{ settled: number | null }[]>`select settled_position() as settled`
    const upTo = Math.max(reached?.settled ?? 0, filledTo)
    for (let shard = 0; shard < shardCount; shard++) {
      for (let after = filledTo; after < upTo;) {
        const facts = await readLog(tx, { shard, after, upTo }, Object.keys(projection.on), 5_000)
        refuse(projection, await project(tx, projection, 'read_models_next', facts))
        after = facts.at(-1)?.position ?? upTo
      }
    }
    // Whoever was erased while the new table was filled.
    await tx`
      delete from ${next} as gone
      where exists (select from closed_subjects closed where closed.subject_id = gone.subject_id)
        or not exists (select from events where events.subject_id = gone.subject_id)`
    await tx`drop table ${live}`
    await tx`alter table ${next} set schema read_models`
    await tx`
      update checkpoints set version = ${version}, position = ${upTo}, moved_at = now() where projection = ${name}`
    await tx`delete from parked where projection = ${name}`
  })
  return { events }
}

/** Makes one person's rows anew, up to where the read model stands, and ends their waiting. */
export async function rebuildSubject(
  sql: Sql,
  projection: Projection,
  subjectId: string,
): Promise<{ events: number }> {
  const { name, version, table } = projection
  let events = 0
  await sql.begin(async (tx) => {
    const [checkpoint] = await tx<{ position: number }[]>`
      select position from checkpoints
      where projection = ${name} and version = ${version} and shard = ${shardOf(subjectId)} for update`
    if (!checkpoint) throw new ReadModelOutdated(name)
    await tx`delete from ${tx(`read_models.${table}`)} where subject_id = ${subjectId}`
    const range = { subjectId, after: 0, upTo: checkpoint.position }
    const { rows, poisoned } = await foldRange(tx, projection, range, (count) => {
      events += count
    })
    refuse(projection, poisoned)
    await writeFolded(tx, projection, 'read_models', rows)
    await tx`delete from parked where projection = ${name} and subject_id = ${subjectId}`
  })
  return { events }
}
