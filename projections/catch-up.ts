import type { Sql, Transaction } from '#infra/sql.ts'
import { type LoggedFact, readLog } from '#infra/store/event-log.ts'
import { leaseShard, moveCheckpoint } from '#projections/checkpoints.ts'
import { type Poisoned, reasonOf } from '#projections/fold.ts'
import { park, parkedIn } from '#projections/parked.ts'
import { project } from '#projections/project.ts'
import type { Projection } from '#projections/projection.ts'

const batch = 2_000

export type CaughtUp = { events: number; poisoned: (Poisoned & { projection: string })[] }

/**
 * Brings the read models of one shard up to `settled`. Rows and checkpoint commit together, so a crash repeats
 * nothing; a shard that another worker holds is left to it.
 */
export async function catchUp(
  sql: Sql,
  projections: Projection[],
  shard: number,
  settled: number,
): Promise<CaughtUp> {
  const total: CaughtUp = { events: 0, poisoned: [] }
  for (;;) {
    const step = await sql.begin((tx) => catchUpOnce(tx, projections, shard, settled))
    total.events += step.events
    total.poisoned.push(...step.poisoned)
    if (step.events < batch) return total
  }
}

async function catchUpOnce(
  tx: Transaction,
  projections: Projection[],
  shard: number,
  settled: number,
): Promise<CaughtUp> {
  const checkpoints = await leaseShard(tx, projections, shard)
  if (checkpoints.length === 0) return { events: 0, poisoned: [] }
  const after = Math.min(...checkpoints.map(({ position }) => position))
  const types = [...new Set(projections.flatMap(({ on }) => Object.keys(on)))]
  const facts = await readLog(tx, { shard, after, upTo: settled }, types, batch)
  const last = facts.at(-1)
  const poisoned: CaughtUp['poisoned'] = []
  if (!last) return { events: 0, poisoned }
  for (const checkpoint of checkpoints) {
    const projection = projections.find(({ name }) => name === checkpoint.projection)
    if (!projection || checkpoint.position >= last.position) continue
    const found = await projectLive(
      tx,
      projection,
      facts.filter(({ position }) => position > checkpoint.position),
    )
    poisoned.push(...found.map((one) => ({ ...one, projection: projection.name })))
    await moveCheckpoint(tx, checkpoint, last.position)
  }
  return { events: facts.length, poisoned }
}

/** When the table refuses a row, each person is tried alone, and the one whose row it is gets parked. */
async function projectLive(
  tx: Transaction,
  projection: Projection,
  facts: LoggedFact[],
): Promise<Poisoned[]> {
  const parked = await parkedIn(tx, projection)
  const waiting = facts.filter(({ type, subjectId }) => projection.on[type] && !parked.has(subjectId))
  const poisoned = await tx
    .savepoint((inner) => project(inner, projection, 'read_models', waiting))
    .catch(() => projectOneByOne(tx, projection, waiting))
  await park(tx, projection, poisoned)
  return poisoned
}

async function projectOneByOne(
  tx: Transaction,
  projection: Projection,
  facts: LoggedFact[],
): Promise<Poisoned[]> {
  const poisoned: Poisoned[] = []
  for (const [subjectId, theirs] of Map.groupBy(facts, (fact) => fact.subjectId)) {
    const found = await tx
      .savepoint((inner) => project(inner, projection, 'read_models', theirs))
      .catch((error) => [{ subjectId, position: theirs[0]?.position ?? 0, reason: reasonOf(error) }])
    poisoned.push(...found)
  }
  return poisoned
}
