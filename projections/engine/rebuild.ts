import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import type { Sql, Transaction } from '#infra/sql.ts'
import { type LoggedFact, readLog, readSteps, stepAfter } from '#infra/store/event-log.ts'
import type { Poisoned } from '#projections/engine/apply.ts'
import { catchUp } from '#projections/engine/catch-up.ts'
import { listLaggingShards } from '#projections/engine/checkpoints.ts'
import { park, parkedIn } from '#projections/engine/parked.ts'
import type { Projection } from '#projections/engine/projection.ts'
import {
  beginRebuild,
  leaseRebuild,
  noteReached,
  noteWalked,
  type RebuildOf,
  RebuildSuperseded,
} from '#projections/engine/rebuild-state.ts'
import { take } from '#projections/engine/take.ts'

/** Events that are looked at in one transaction, and held in memory. */
const batch = 5_000
/** So long at most do readers of the old table wait behind the switch; it waits behind longer readers by itself. */
const lockTimeout = '100ms'
const longestPauseMs = 30_000

export type Rebuilding = {
  settledPosition: () => Promise<number | null>
  /** Of the program: what another build began is not gone on with. */
  build: string
  ifOutdated?: boolean
  onProgress?: (events: number) => void
  signal?: AbortSignal
}

export type Rebuilt = { events: number; poisoned: Poisoned[] }

/**
 * Fills a new table beside the one that serves, and switches when it has caught up. Each step is a short transaction
 * of its own, so an interrupted rebuild goes on where it was, and several workers may share one.
 */
export async function rebuild(sql: Sql, projection: Projection, rebuilding: Rebuilding): Promise<Rebuilt> {
  const { settledPosition, build, ifOutdated = false, onProgress = () => {}, signal } = rebuilding
  const of = { projection, build }
  let events = 0
  const repeat = async (step: () => Promise<number | null>) => {
    for (;;) {
      signal?.throwIfAborted()
      const taken = await step()
      if (taken === null) return
      events += taken
      onProgress(taken)
    }
  }
  const settled = async () => {
    for (;;) {
      signal?.throwIfAborted()
      // Each time it has waited for the append that hangs.
      const position = await settledPosition()
      if (position !== null) return position
    }
  }

  if (!(await beginRebuild(sql, of, { settled: await settled(), ifOutdated })))
    return { events, poisoned: [] }
  await repeat(() => walk(sql, of))
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const upTo = await settled()
    await repeat(() => follow(sql, of, upTo))
    if (await switchOver(sql, of)) break
    await sleep(pauseMs, undefined, { signal })
  }
  // What projectors left alone while the switch held the checkpoints.
  for (const shard of await listLaggingShards(sql, [projection]))
    await catchUp(sql, [projection], shard, await settled())
  return { events, poisoned: await listPoisoned(sql, projection) }
}

/** Takes the next people into the next table. Null at the end. */
const walk = (sql: Sql, of: RebuildOf): Promise<number | null> =>
  sql.begin(async (tx) => {
    const state = await leaseRebuild(tx, of)
    if (!state || state.isWalked) return null
    const { walked, reached } = state
    const to = await stepAfter(tx, walked, batch)
    const facts = await readSteps(tx, { from: walked, to, upTo: reached }, Object.keys(of.projection.on))
    await takeNext(tx, of, facts, (subjectId) => subjectId === walked.subjectId)
    await noteWalked(tx, of, to)
    return facts.length
  })

/** Takes what happened meanwhile. Null when there is no more up to the settled position. */
const follow = (sql: Sql, of: RebuildOf, settled: number): Promise<number | null> =>
  sql.begin(async (tx) => {
    const state = await leaseRebuild(tx, of)
    if (!state || state.reached >= settled) return null
    return takeUpTo(tx, of, state.reached, Math.min(state.reached + batch, settled))
  })

/** Positions are at most as many as events, so a run of them is bounded. */
async function takeUpTo(tx: Transaction, of: RebuildOf, after: number, upTo: number): Promise<number> {
  const facts = await readLog(tx, { after, upTo }, Object.keys(of.projection.on), upTo - after)
  await takeNext(tx, of, facts)
  await noteReached(tx, of, upTo)
  return facts.length
}

async function takeNext(
  tx: Transaction,
  { projection }: RebuildOf,
  facts: LoggedFact[],
  mayHaveRows?: (subjectId: string) => boolean,
): Promise<void> {
  // A crash loses some steps, and where they came to with them.
  await tx`set local synchronous_commit = off`
  const parked = await parkedIn(tx, projection, 'rebuild_parked')
  const poisoned = await take(tx, { projection, place: 'read_models_next', parked, mayHaveRows }, facts)
  await park(tx, projection, poisoned, 'rebuild_parked')
}

/**
 * Serves the next table: false when somebody reads the old one for long, or it is not caught up. Nothing goes back in
 * time: what is served then has all that was served before.
 */
async function switchOver(sql: Sql, of: RebuildOf): Promise<boolean> {
  const { name, version, table } = of.projection
  try {
    return await sql.begin(async (tx) => {
      await tx`select set_config('lock_timeout', ${lockTimeout}, true)`
      const served = await tx<{ position: number; version: number }[]>`
        select position, version from checkpoints where projection = ${name} order by shard for update`
      const state = await leaseRebuild(tx, of)
      if (!state) {
        // Another worker was first, with the same rebuild.
        if (served.every((checkpoint) => checkpoint.version === version)) return true
        throw new RebuildSuperseded(of.projection)
      }
      const upTo = Math.max(state.reached, ...served.map(({ position }) => position))
      if (upTo - state.reached > batch) return false
      if (upTo > state.reached) await takeUpTo(tx, of, state.reached, upTo)
      await tx`select serve_next_read_model(${table})`
      await tx`
        update checkpoints set version = ${version}, position = ${upTo}, moved_at = now() where projection = ${name}`
      await tx`delete from parked where projection = ${name}`
      await tx`
        insert into parked (projection, subject_id, position, reason, parked_at, tried_by)
        select projection, subject_id, position, reason, parked_at, ${of.build} from rebuild_parked
        where projection = ${name}`
      await tx`delete from rebuilds where projection = ${name}`
      return true
    })
  } catch (error) {
    // The lock was not to be had in time, or not without a deadlock.
    if (error instanceof postgres.PostgresError && ['55P03', '40P01'].includes(error.code)) return false
    throw error
  }
}

const listPoisoned = (sql: Sql, { name }: Projection): Promise<Poisoned[]> => sql<Poisoned[]>`
  select subject_id as "subjectId", position, reason from parked where projection = ${name} order by position`
