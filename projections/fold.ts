import type { LoggedFact } from '#infra/store/event-log.ts'
import type { Change, Projection, Row } from '#projections/projection.ts'

/** The rows of one projection that a run of events touches, in memory, by person and key. A null row is one to delete. */
export type Rows = Map<string, Map<string, Row | null>>

/** A person whose event a handler could not take. */
export type Poisoned = { subjectId: string; position: number; reason: string }

const rowName = (projection: Projection, row: Row) =>
  JSON.stringify([row['subject_id'], ...projection.key.map((column) => row[column])])

/** What these facts touch: rows by their key, or every row that holds some values. Throws what a handler throws. */
export const touchedBy = ({ on }: Projection, fact: LoggedFact): Change<Row>[] => on[fact.type]?.(fact) ?? []

/** What names the touched rows, the person first. */
export const namesOf = (fact: LoggedFact, change: Change<Row>): Row => ({
  subject_id: fact.subjectId,
  ...(('key' in change ? change.key : change.every) as Row),
})

/** Puts loaded rows where folding finds them. */
export function rowsOf(projection: Projection, loaded: Row[]): Rows {
  const rows: Rows = new Map()
  for (const row of loaded) rowsOfPerson(rows, String(row['subject_id'])).set(rowName(projection, row), row)
  return rows
}

function rowsOfPerson(rows: Rows, subjectId: string): Map<string, Row | null> {
  const known = rows.get(subjectId)
  if (known) return known
  const none = new Map<string, Row | null>()
  rows.set(subjectId, none)
  return none
}

/** Folds one fact into the rows: all of it or, when a handler throws, nothing. */
function foldFact(projection: Projection, rows: Rows, fact: LoggedFact): void {
  const theirs = rowsOfPerson(rows, fact.subjectId)
  const folded = touchedBy(projection, fact).flatMap((change): [string, Row | null][] => {
    const names = namesOf(fact, change)
    if ('every' in change)
      return [...theirs].flatMap(([name, row]) => (row && holds(row, names) ? [[name, null]] : []))
    const name = rowName(projection, names)
    const row = change.fold(theirs.get(name) ?? null)
    return [[name, row && { ...names, ...row }]]
  })
  for (const [name, row] of folded) theirs.set(name, row)
}

const holds = (row: Row, values: Row): boolean =>
  Object.entries(values).every(([column, value]) => row[column] === value)

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

/** What folding left to keep. */
export const keptOf = (rows: Rows): Row[] =>
  [...rows.values()].flatMap((theirs) => [...theirs.values()].filter((row): row is Row => row !== null))

/** The names of rows that are to go. */
export const droppedOf = (rows: Rows): string[] =>
  [...rows.values()].flatMap((theirs) => [...theirs].flatMap(([name, row]) => (row ? [] : [name])))

/** The error's kind, never its message: a message could repeat what an event held. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
