import type { LoggedFact } from '#infra/event-log.ts'
import type { Transaction } from '#infra/sql.ts'
import { foldFacts, keyOf, type Poisoned, type Rows, rowsOf, touchedBy } from '#projections/fold.ts'
import type { Projection, Row } from '#projections/projection.ts'
import { loadRows, type Place, writeRows } from '#projections/rows.ts'

/** A run of facts onto the rows that stand: touched rows loaded once, folded in memory, written once. */
export async function project(
  tx: Transaction,
  projection: Projection,
  place: Place,
  facts: LoggedFact[],
): Promise<Poisoned[]> {
  const loaded = await loadRows(tx, projection, place, touchedKeys(projection, facts))
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
  const kept = [...rows.values()].filter((row): row is Row => row !== null)
  const dropped = [...rows].flatMap(([name, row]) => (row ? [] : [keyOfName(projection, name)]))
  await writeRows(tx, projection, place, kept, dropped)
}

function touchedKeys(projection: Projection, facts: LoggedFact[]): Row[] {
  const keys = new Map<string, Row>()
  for (const fact of facts) {
    try {
      for (const change of touchedBy(projection, fact)) {
        const key = keyOf(fact, change)
        keys.set(JSON.stringify(key), key)
      }
    } catch {
      // The handler throws again in the fold, where its person is parked.
    }
  }
  return [...keys.values()]
}

const keyOfName = ({ key }: Projection, name: string): Row => {
  const values = JSON.parse(name) as Row[string][]
  return Object.fromEntries(['subject_id', ...key].map((column, index) => [column, values[index] ?? null]))
}
