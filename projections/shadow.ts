import type { Transaction } from '#infra/sql.ts'
import { type Range, shardCount, streamLog } from '#infra/store/event-log.ts'
import { foldFacts, keptOf, type Poisoned, type Rows } from '#projections/fold.ts'
import type { Projection } from '#projections/projection.ts'
import { copyRows, type Place } from '#projections/rows.ts'

/** Called after each page, with how many events it had. */
export type OnProgress = (events: number) => void

/** Folds a range of the log in memory, from nothing. */
export async function foldRange(
  tx: Transaction,
  projection: Projection,
  range: Range,
  onProgress: OnProgress = () => {},
): Promise<{ rows: Rows; poisoned: Poisoned[] }> {
  const rows: Rows = new Map()
  const poisoned: Poisoned[] = []
  const parked = new Set<string>()
  for await (const facts of streamLog(tx, range, Object.keys(projection.on))) {
    poisoned.push(...foldFacts(projection, rows, facts, parked))
    onProgress(facts.length)
  }
  return { rows, poisoned }
}

type ShadowPlace = Exclude<Place, 'read_models'>

/** Fills an empty table from the log, a shard at a time so that memory stays small. `upTo` is per shard. */
export async function fillFromLog(
  tx: Transaction,
  projection: Projection,
  place: ShadowPlace,
  upTo: (shard: number) => number,
  onProgress: OnProgress,
): Promise<Poisoned[]> {
  const all: Poisoned[] = []
  for (let shard = 0; shard < shardCount; shard++)
    all.push(...(await fill(tx, projection, place, { shard, after: 0, upTo: upTo(shard) }, onProgress)))
  return all
}

/** The same for one person. */
export const fillSubject = (
  tx: Transaction,
  projection: Projection,
  place: ShadowPlace,
  subjectId: string,
  upTo: number,
  onProgress: OnProgress,
): Promise<Poisoned[]> => fill(tx, projection, place, { subjectId, after: 0, upTo }, onProgress)

async function fill(
  tx: Transaction,
  projection: Projection,
  place: ShadowPlace,
  range: Range,
  onProgress: OnProgress,
): Promise<Poisoned[]> {
  const { rows, poisoned } = await foldRange(tx, projection, range, onProgress)
  if (rows.size > 0) await copyRows(tx, projection, place, keptOf(rows))
  return poisoned
}
