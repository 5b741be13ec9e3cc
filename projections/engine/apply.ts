import type { LoggedFact } from '#infra/store/event-log.ts'
import type { Change, Projection, Row } from '#projections/engine/projection.ts'

/** A person whose event could not be taken, and where it stands. */
export type Poisoned = { subjectId: string; position: number; reason: string }

/** What becomes of the rows of a table. All rows that hold the values of `clear` go first, then come the others. */
export type Changes = { clear: Row[]; puts: Row[]; drops: Row[] }

/** One person's facts, as far as the handlers could take them, and the keys of the rows that they touch. */
export type Prepared = {
  subjectId: string
  keys: Row[]
  /** Folds the facts onto these rows, all of them that stand under `keys`. */
  apply: (rows: Row[]) => Changes & { poisoned: Poisoned | null }
}

type Held = { key: Row; before: Row | null; row: Row | null }

/**
 * `apply(facts of a person, rows) -> changes`, in two steps because rows are loaded by what the facts touch. Each
 * handler is called once a fact. A fact that cannot be taken changes nothing, and neither do those behind it.
 */
export function prepare(projection: Projection, facts: LoggedFact[]): Prepared {
  const subjectId = facts[0]?.subjectId ?? ''
  const nameOf = nameIn(projection)
  const handled: { fact: LoggedFact; changes: Change<Row>[] }[] = []
  const keys = new Map<string, Row>()
  let refused: Poisoned | null = null
  for (const fact of facts) {
    try {
      const changes = projection.on[fact.type]?.(fact) ?? []
      for (const change of changes)
        if ('key' in change) keys.set(nameOf(change.key), withSubject(subjectId, change.key))
      handled.push({ fact, changes })
    } catch (error) {
      refused = poisonedBy(fact, error)
      break
    }
  }

  function apply(rows: Row[]): Changes & { poisoned: Poisoned | null } {
    const held = new Map(rows.map((row): [string, Held] => [nameOf(row), { key: row, before: row, row }]))
    const clear: Row[] = []
    let poisoned = refused
    for (const { fact, changes } of handled) {
      try {
        fold(changes)
      } catch (error) {
        poisoned = poisonedBy(fact, error)
        break
      }
    }
    const touched = [...held.values()]
    return {
      clear,
      puts: touched.flatMap(({ before, row }) => (row && row !== before ? [row] : [])),
      drops: touched.flatMap(({ key, before, row }) => (before && !row ? [key] : [])),
      poisoned,
    }

    /** All changes of one fact see the rows as they were before it, and stand together or not at all. */
    function fold(changes: Change<Row>[]): void {
      const folded = changes.flatMap((change): [string, Held][] => {
        if ('every' in change) {
          const values = change.every as Row
          return [...held].flatMap(([name, one]) =>
            one.row && holds(one.row, values) ? [[name, { ...one, row: null }]] : [],
          )
        }
        const name = nameOf(change.key)
        const one = held.get(name) ?? { key: withSubject(subjectId, change.key), before: null, row: null }
        const row = change.fold(one.row)
        return [[name, { ...one, row: row === one.row ? row : row && { ...one.key, ...row } }]]
      })
      for (const [name, one] of folded) held.set(name, one)
      for (const change of changes) if ('every' in change) clear.push(withSubject(subjectId, change.every))
    }
  }

  return { subjectId, keys: [...keys.values()], apply }
}

/** What tells one row of a person from another; it is only compared, never read. */
function nameIn({ key }: Projection): (row: Partial<Row>) => string {
  const [only, ...more] = key
  if (only === undefined) return () => ''
  if (more.length === 0) return (row) => String(row[only])
  return (row) => JSON.stringify(key.map((column) => row[column]))
}

const withSubject = (subjectId: string, values: Partial<Row>): Row => ({
  subject_id: subjectId,
  ...(values as Row),
})

const holds = (row: Row, values: Row): boolean =>
  Object.entries(values).every(([column, value]) => row[column] === value)

const poisonedBy = ({ subjectId, position }: LoggedFact, error: unknown): Poisoned => ({
  subjectId,
  position,
  reason: reasonOf(error),
})

/** The error's kind, never its message: a message could repeat what an event held. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name
}
