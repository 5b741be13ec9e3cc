import type { Sql, Transaction } from '#infra/sql.ts'
import { firstStep, type Step } from '#infra/store/event-log.ts'
import type { Projection } from '#projections/engine/projection.ts'

/** A rebuild under way. The next table has everybody up to `walked`, with what happened up to `reached`. */
export type RebuildState = { walked: Step; isWalked: boolean; reached: number }

/** Which rebuild it is: one of another version, or made by another build of the program, is not ours to go on with. */
export type RebuildOf = { projection: Projection; build: string }

export class RebuildSuperseded extends Error {
  constructor({ name }: Projection) {
    super(`${name} is being rebuilt by another version of the program.`)
    this.name = 'RebuildSuperseded'
  }
}

/**
 * Makes the next table and notes that a rebuild begins, or goes on with one that was interrupted. With `ifOutdated`
 * false is given when another worker has brought the read model to this version meanwhile. What another build has
 * begun is left alone while it moves (`RebuildSuperseded`), or two builds would undo each other's work for ever.
 */
export const beginRebuild = (
  sql: Sql,
  { projection, build }: RebuildOf,
  { settled, ifOutdated }: { settled: number; ifOutdated: boolean },
): Promise<boolean> =>
  sql.begin(async (tx) => {
    const { name, version, table } = projection
    // Waits for whoever begins or ends a rebuild of it right now.
    const [state] = await tx<{ version: number; build: string; isNew: boolean; isMoving: boolean }[]>`
      insert into rebuilds (projection, version, build, reached) values (${name}, ${version}, ${build}, ${settled})
      on conflict (projection) do update set projection = excluded.projection
      returning version, build, xmax = 0 as "isNew", touched_at > now() - interval '2 minutes' as "isMoving"`
    const outdated = await tx`
      select from checkpoints where projection = ${name} and version <> ${version} limit 1`
    if (ifOutdated && outdated.count === 0) {
      if (state?.isNew) await tx`delete from rebuilds where projection = ${name}`
      return false
    }
    if (state && !state.isNew && state.version === version && state.build === build) return true
    if (state && !state.isNew && state.isMoving) throw new RebuildSuperseded(projection)
    await tx`select make_next_read_model(${table})`
    await tx`delete from rebuild_parked where projection = ${name}`
    await tx`
      update rebuilds set version = ${version}, build = ${build}, reached = ${settled}, started_at = now(), touched_at = now(),
        walked_subject = ${firstStep.subjectId}, walked_position = ${firstStep.position}, is_walked = false
      where projection = ${name}`
    return true
  })

/**
 * Takes the rebuild for the rest of the transaction, so that workers who share it take turns, and an erasure comes
 * before or after. Null when it is not under way any more.
 */
export async function leaseRebuild(
  tx: Transaction,
  { projection: { name, version }, build }: RebuildOf,
): Promise<RebuildState | null> {
  // An update from the start: an erasure locks the table against those.
  const [row] = await tx<{ subjectId: string; position: number; isWalked: boolean; reached: number }[]>`
    update rebuilds set touched_at = now()
    where projection = ${name} and version = ${version} and build = ${build}
    returning walked_subject as "subjectId", walked_position as position, is_walked as "isWalked", reached`
  if (!row) return null
  const { subjectId, position, isWalked, reached } = row
  return { walked: { subjectId, position }, isWalked, reached }
}

export const noteWalked = (tx: Transaction, { projection }: RebuildOf, to: Step | null) =>
  to
    ? tx`
        update rebuilds set walked_subject = ${to.subjectId}, walked_position = ${to.position}
        where projection = ${projection.name}`
    : tx`update rebuilds set is_walked = true where projection = ${projection.name}`

export const noteReached = (tx: Transaction, { projection }: RebuildOf, position: number) =>
  tx`update rebuilds set reached = ${position} where projection = ${projection.name}`
