import type { Transaction } from '#infra/sql.ts'
import type { LoggedFact } from '#infra/store/event-log.ts'
import {
  droppedOf,
  foldFacts,
  keptOf,
  namesOf,
  type Poisoned,
  type Rows,
  rowsOf,
  touchedBy,
} from '#projections/fold.ts'
import type { Projection, Row } from '#projections/projection.ts'
import { loadEvery, loadRows, type Place, writeRows } from '#projections/rows.ts'

/** A run of facts onto the rows that stand: touched rows loaded once, folded in memory, written once. */
export async function project(
  tx: Transaction,
  projection: Projection,
  place: Place,
  facts: LoggedFact[],
): Promise<Poisoned[]> {
  const { keys, every } = touched(projection, facts)
  const loaded = await loadRows(tx, projection, place, keys)
  for (const values of every) loaded.push(...(await loadEvery(tx, projection, place, values)))
  const rows = rowsOf(projection, loaded)
  const poisoned = foldFacts(projection, rows, facts, new Set())
  await writeFolded(tx, projection, place, rows)
  return poisoned
}

/** Writes what folding left: a row to keep, or a key whose row is to go. */
export async function writeFolded(
  tx: Transaction,
  projection: Projection,
  place: Place,
  rows: Rows,
): Promise<void> {
  const dropped = droppedOf(rows).map((name) => keyOfName(projection, name))
  await writeRows(tx, projection, place, keptOf(rows), dropped)
}

function touched(projection: Projection, facts: LoggedFact[]): { keys: Row[]; every: Row[] } {
  const keys = new Map<string, Row>()
  const every = new Map<string, Row>()
  for (const fact of facts) {
    try {
      for (const change of touchedBy(projection, fact)) {
        const names = namesOf(fact, change)
        const of = 'every' in change ? every : keys
        of.set(JSON.stringify(names), names)
      }
    } catch {
      // The handler throws again in the fold, where its person is parked.
    }
  }
  return { keys: [...keys.values()], every: [...every.values()] }
}

const keyOfName = ({ key }: Projection, name: string): Row => {
  const values = JSON.parse(name) as Row[string][]
  return Object.fromEntries(['subject_id', ...key].map((column, index) => [column, values[index] ?? null]))
}
