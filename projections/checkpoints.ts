import type { Sql, Transaction } from '#infra/sql.ts'
import { shardCount } from '#infra/store/event-log.ts'
import type { Projection } from '#projections/projection.ts'

export type Checkpoint = { projection: string; version: number; shard: number; position: number }

/** Makes the rows of projections that are new. One whose version is older stays: it serves until it is rebuilt. */
export async function openCheckpoints(sql: Sql, projections: Projection[]): Promise<void> {
  const rows = projections.flatMap(({ name, version }) =>
    Array.from({ length: shardCount }, (_, shard) => ({ projection: name, version, shard })),
  )
  await sql`insert into checkpoints ${sql(rows)} on conflict do nothing`
}

/** Projections whose tables were written by another version of their handlers. */
export async function listOutdated(sql: Sql, projections: Projection[]): Promise<Projection[]> {
  const stored = await sql<{ projection: string; version: number }[]>`
    select distinct projection, version from checkpoints`
  return projections.filter(({ name, version }) =>
    stored.some((checkpoint) => checkpoint.projection === name && checkpoint.version !== version),
  )
}

/** Takes the leases of one shard that nobody else has; the row lock is the lease and ends with the transaction. */
export const leaseShard = (
  tx: Transaction,
  projections: Projection[],
  shard: number,
): Promise<Checkpoint[]> =>
  tx<Checkpoint[]>`
    select projection, version, shard, position from checkpoints
    where shard = ${shard} and (projection, version) in (
      select projection, version from jsonb_to_recordset(${tx.json(
        projections.map(({ name, version }) => ({ projection: name, version })),
      )}) as mine (projection text, version integer))
    order by projection
    for update skip locked`

/** Another worker has moved this checkpoint: what was folded here must not be kept. */
export class StaleCheckpoint extends Error {
  constructor() {
    super('The checkpoint was moved by somebody else.')
    this.name = 'StaleCheckpoint'
  }
}

/** Compares with the old position, so that a stale worker rolls back and each event has its effect exactly once. */
export async function moveCheckpoint(tx: Transaction, from: Checkpoint, position: number): Promise<void> {
  const { count } = await tx`
    update checkpoints set position = ${position}, moved_at = now()
    where projection = ${from.projection} and version = ${from.version} and shard = ${from.shard} and position = ${from.position}`
  if (count !== 1) throw new StaleCheckpoint()
}
