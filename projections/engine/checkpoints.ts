import type { Sql, Transaction } from '#infra/sql.ts'
import { shardCount } from '#infra/store/event-log.ts'
import type { Projection } from '#projections/engine/projection.ts'

/** What stands under this version has never been filled from the log. */
const unfilled = 0

/**
 * Makes the rows of projections that are new, and drops those of projections that the program no longer has. Where
 * there is a log already, a new one is outdated from the start: it is rebuilt, whatever its table holds.
 */
export async function openCheckpoints(sql: Sql, projections: Projection[]): Promise<void> {
  const names = projections.map(({ name }) => name)
  await sql`delete from checkpoints where projection <> all (${names})`
  await sql`delete from parked where projection <> all (${names})`
  await sql`delete from rebuilds where projection <> all (${names})`
  await sql`
    insert into checkpoints (projection, version, shard)
    select name, case when exists (select from events) then ${unfilled} else version end, shard
    from jsonb_to_recordset(${sql.json(projections.map(({ name, version }) => ({ name, version })))})
        as mine (name text, version integer),
      generate_series(0, ${shardCount - 1}) as shards (shard)
    on conflict do nothing`
}

/** Projections whose tables were written by another version of their handlers (a newer one after a return), or by none. */
export async function listOutdated(sql: Sql, projections: Projection[]): Promise<Projection[]> {
  const stored = await sql<{ projection: string; version: number }[]>`
    select distinct projection, version from checkpoints`
  return projections.filter(({ name, version }) =>
    stored.some((checkpoint) => checkpoint.projection === name && checkpoint.version !== version),
  )
}

/** Shards whose log is longer than some read model of this program; one that waits to be rebuilt does not count. */
export async function listLaggingShards(sql: Sql, projections: Projection[]): Promise<number[]> {
  const rows = await sql<{ shard: number }[]>`
    select shard from checkpoints where ${areOf(sql, projections)}
    group by shard
    having min(position) < (select max(position) from events where events.shard = checkpoints.shard)`
  return rows.map(({ shard }) => shard)
}

export async function listPositions(
  sql: Sql,
  projections: Projection[],
  shard: number,
): Promise<{ position: number; names: string[] }[]> {
  return sql<{ position: number; names: string[] }[]>`
    select position, array_agg(projection) as names from checkpoints
    where shard = ${shard} and ${areOf(sql, projections)}
    group by position order by position desc`
}

const areOf = (sql: Sql | Transaction, projections: Projection[]) => sql`
  (projection, version) in (
    select name, version from jsonb_to_recordset(${sql.json(
      projections.map(({ name, version }) => ({ name, version })),
    )}) as mine (name text, version integer))`

/**
 * Takes the leases of one shard that nobody else has, of the projections that stand at `position`; gives their names.
 * The row lock is the lease and ends with the transaction.
 */
export async function leaseShard(
  tx: Transaction,
  projections: Projection[],
  shard: number,
  position: number,
): Promise<Set<string>> {
  const rows = await tx<{ projection: string }[]>`
    select projection from checkpoints
    where shard = ${shard} and position = ${position} and ${areOf(tx, projections)}
    order by projection
    for update skip locked`
  return new Set(rows.map(({ projection }) => projection))
}

/** Another worker has moved a checkpoint: what was folded here must not be kept. */
export class StaleCheckpoint extends Error {
  constructor() {
    super('A checkpoint was moved by somebody else.')
    this.name = 'StaleCheckpoint'
  }
}

/** Compares with the old position, so that a stale worker rolls back and each event has its effect exactly once. */
export async function moveCheckpoints(
  tx: Transaction,
  projections: Projection[],
  shard: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { count } = await tx`
    update checkpoints set position = ${to}, moved_at = now()
    where shard = ${shard} and position = ${from} and ${areOf(tx, projections)}`
  if (count !== projections.length) throw new StaleCheckpoint()
}
