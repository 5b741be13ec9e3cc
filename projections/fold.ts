import type { LoggedFact } from '#infra/event-log.ts'
import type { Change, Projection, Row } from '#projections/projection.ts'

/** The rows of one projection that a run of events touches, in memory. A null row is one to delete. */
export type Rows = Map<string, Row | null>

/** A person whose event a handler could not take. */
export type Poisoned = { subjectId: string; position: number; reason: string }

const rowName = (projection: Projection, row: Row) =>
  JSON.stringify([row['subject_id'], ...projection.key.map((column) => row[column])])

/** The keys of all rows that these facts touch. Throws what a handler throws. */
export const touchedBy = ({ on }: Projection, fact: LoggedFact): Change<Row>[] => on[fact.type]?.(fact) ?? []

/** The whole key of a changed row, the person first. */
export const keyOf = (fact: LoggedFact, change: Change<Row>): Row => ({
  subject_id: fact.subjectId,
  ...(change.key as Row),
})

/** Puts loaded rows where folding finds them. */
export const rowsOf = (projection: Projection, loaded: Row[]): Rows =>
  new Map(loaded.map((row) => [rowName(projection, row), row]))

/** Folds one fact into the rows: all of it or, when a handler throws, nothing. */
export function foldFact(projection: Projection, rows: Rows, fact: LoggedFact): void {
  const folded = touchedBy(projection, fact).map((change) => {
    const key = keyOf(fact, change)
    const name = rowName(projection, key)
    const row = change.fold(rows.get(name) ?? null)
    return [name, row && { ...key, ...row }] as const
  })
  for (const [name, row] of folded) rows.set(name, row)
}

/**
 * Folds facts in order. A person whose fact cannot be taken is parked: that fact and the later ones of this person
 * change nothing, everyone else flows on.
 */
export function foldFacts(
  projection: Projection,
  rows: Rows,
  facts: LoggedFact[],
  parked: Set<string>,
): Poisoned[] {
  const poisoned: Poisoned[] = []
  for (const fact of facts) {
    if (parked.has(fact.subjectId)) continue
    try {
      foldFact(projection, rows, fact)
    } catch (error) {
      parked.add(fact.subjectId)
      poisoned.push({ subjectId: fact.subjectId, position: fact.position, reason: reasonOf(error) })
    }
  }
  return poisoned
}

/** The error's kind, never its message: a message could repeat what an event held. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
