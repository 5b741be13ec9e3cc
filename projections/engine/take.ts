import postgres from 'postgres'
import type { Transaction } from '#infra/sql.ts'
import type { LoggedFact } from '#infra/store/event-log.ts'
import { type Changes, type Poisoned, prepare, reasonOf } from '#projections/engine/apply.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { loadRows, type Place, writeChanges } from '#projections/engine/rows.ts'

export type Target = {
  projection: Projection
  place: Place
  /** Whose facts are left out. Whoever gets parked joins them. */
  parked: Set<string>
  mayHaveRows?: (subjectId: string) => boolean
}

/**
 * Takes facts that concern the read model, in order, onto the rows that stand. Gives whom it had to park: an event that its handler refuses, or
 * whose row the table refuses, changes nothing and parks its person; everyone else flows on. Any other error is thrown.
 */
export async function take(tx: Transaction, target: Target, facts: LoggedFact[]): Promise<Poisoned[]> {
  const poisoned: Poisoned[] = []
  const park = (one: Poisoned) => {
    target.parked.add(one.subjectId)
    poisoned.push(one)
  }

  async function takeSome(some: LoggedFact[], onto: Target): Promise<void> {
    const waiting = some.filter(({ subjectId }) => !target.parked.has(subjectId))
    const [first] = waiting
    if (!first) return
    try {
      const refused = await tx.savepoint((inner) => takeWhole(inner, onto, waiting))
      for (const one of refused) park(one)
    } catch (error) {
      if (!isOfData(error)) throw error
      if (waiting.length === 1)
        return park({ subjectId: first.subjectId, position: first.position, reason: reasonOf(error) })
      const middle = waiting.length >> 1
      await takeSome(waiting.slice(0, middle), onto)
      // The first half may have left rows to those of the second.
      await takeSome(waiting.slice(middle), { ...onto, mayHaveRows: () => true })
    }
  }

  await takeSome(facts, target)
  return poisoned
}

/** Touched rows are loaded once, folded in memory and written once. */
async function takeWhole(
  tx: Transaction,
  { projection, place, mayHaveRows = () => true }: Target,
  facts: LoggedFact[],
): Promise<Poisoned[]> {
  const people = [...Map.groupBy(facts, ({ subjectId }) => subjectId).values()].map((theirs) =>
    prepare(projection, theirs),
  )
  const known = people.filter(({ subjectId }) => mayHaveRows(subjectId))
  const loaded = await loadRows(
    tx,
    projection,
    place,
    known.flatMap(({ keys }) => keys),
  )
  const rowsOf = Map.groupBy(loaded, (row) => row['subject_id'])
  const all: Changes = { clear: [], puts: [], drops: [] }
  const poisoned: Poisoned[] = []
  for (const { subjectId, apply } of people) {
    const changes = apply(rowsOf.get(subjectId) ?? [])
    if (mayHaveRows(subjectId)) all.clear.push(...changes.clear)
    all.puts.push(...changes.puts)
    all.drops.push(...changes.drops)
    if (changes.poisoned) poisoned.push(changes.poisoned)
  }
  await writeChanges(tx, projection, place, all)
  return poisoned
}

/** Class 22: a value that the table cannot hold. Class 23: a constraint. */
const isOfData = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && /^2[23]/.test(error.code)
