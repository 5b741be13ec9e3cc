import type { Sql } from '#infra/sql.ts'
import { readLog } from '#infra/store/event-log.ts'
import type { Poisoned } from '#projections/engine/apply.ts'
import { leaseShard, listPositions, moveCheckpoints } from '#projections/engine/checkpoints.ts'
import { park, parkedIn } from '#projections/engine/parked.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { take } from '#projections/engine/take.ts'

const batch = 2_000

export type CaughtUp = { events: number; poisoned: (Poisoned & { projection: string })[] }

/**
 * Brings the read models of one shard up to `settled`. Those that stand together read the log together; one that
 * stands further back, or fails, keeps no other waiting. What failed is thrown at the end.
 */
export async function catchUp(
  sql: Sql,
  projections: Projection[],
  shard: number,
  settled: number,
): Promise<CaughtUp> {
  const total: CaughtUp = { events: 0, poisoned: [] }
  const faults: unknown[] = []

  async function advance(together: Projection[], from: number): Promise<void> {
    for (let position = from; position < settled;) {
      const step = await catchUpOnce(sql, together, shard, { from: position, settled })
      if (!step) return
      total.events += step.events
      total.poisoned.push(...step.poisoned)
      position = step.reached
    }
  }

  for (const { position, names } of await listPositions(sql, projections, shard)) {
    const together = projections.filter(({ name }) => names.includes(name))
    try {
      await advance(together, position)
    } catch (error) {
      if (together.length === 1) faults.push(error)
      else await apart(together)
    }
  }
  if (faults.length > 0) throw faults[0]
  return total

  async function apart(together: Projection[]): Promise<void> {
    for (const projection of together) {
      const [stands] = await listPositions(sql, [projection], shard)
      if (stands)
        await advance([projection], stands.position).catch((error) => {
          faults.push(error)
        })
    }
  }
}

/** Rows and checkpoints commit together, so a crash repeats nothing; what another worker holds is left to it. */
const catchUpOnce = (
  sql: Sql,
  projections: Projection[],
  shard: number,
  { from, settled }: { from: number; settled: number },
): Promise<(CaughtUp & { reached: number }) | null> =>
  sql.begin(async (tx) => {
    const names = await leaseShard(tx, projections, shard, from)
    const leased = projections.filter(({ name }) => names.has(name))
    if (leased.length === 0) return null
    const types = [...new Set(leased.flatMap(({ on }) => Object.keys(on)))]
    const facts = await readLog(tx, { shard, after: from, upTo: settled }, types, batch)
    const last = facts.at(-1)
    const reached = last && facts.length === batch ? last.position : settled
    const poisoned: CaughtUp['poisoned'] = []
    for (const projection of leased) {
      const theirs = facts.filter(({ type }) => projection.on[type])
      if (theirs.length === 0) continue
      const parked = await parkedIn(tx, projection)
      const found = await take(tx, { projection, place: 'read_models', parked }, theirs)
      await park(tx, projection, found)
      poisoned.push(...found.map((one) => ({ ...one, projection: projection.name })))
    }
    await moveCheckpoints(tx, leased, shard, { from, to: reached })
    return { events: facts.length, poisoned, reached }
  })
