import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LoggedFact } from '#infra/store/event-log.ts'
import { type Changes, prepare } from '#projections/engine/apply.ts'
import type { Change, Projection, Row } from '#projections/engine/projection.ts'

const subjectId = 'person'

type Does = 'put' | 'add' | 'drop' | 'clear' | 'throw' | 'throw in the fold'
type Step = { does: Does; shelf: number; book: number }

let asked = 0

const books = {
  name: 'books',
  version: 1,
  table: 'books',
  key: ['shelf', 'book'],
  columns: ['shelf', 'book', 'count'],
  on: {
    Step: ({ data }: LoggedFact): Change<Row>[] => {
      asked += 1
      const { does, shelf, book } = data as unknown as Step
      if (does === 'throw') throw new RangeError('words of a person')
      if (does === 'clear') return [{ every: { shelf } }]
      const fold = (row: Row | null): Row | null => {
        if (does === 'throw in the fold') throw new TypeError('words of a person')
        if (does === 'drop') return null
        if (does === 'put') return { shelf, book, count: 1 }
        return row && { ...row, count: Number(row['count']) + 1 }
      }
      return [{ key: { shelf, book }, fold }]
    },
  },
} as unknown as Projection

const factsOf = (steps: Step[]): LoggedFact[] =>
  steps.map((data, index) => ({ type: 'Step', at: '', data, position: index + 1, subjectId }))

function written(rows: Row[], { clear, puts, drops }: Changes): Row[] {
  const isSame = (columns: string[], a: Row) => (b: Row) => columns.every((column) => a[column] === b[column])
  const key = ['subject_id', 'shelf', 'book']
  const kept = rows.filter((row) => !clear.some((values) => isSame(Object.keys(values), values)(row)))
  const others = kept.filter((row) => ![...puts, ...drops].some(isSame(key, row)))
  return [...others, ...puts].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
}
const nameOf = ({ shelf, book }: Row) => `${shelf} ${book}`

/** Of the rows, only those that the facts touch are given to be folded. */
function take(rows: Row[], steps: Step[]): Row[] {
  const prepared = prepare(books, factsOf(steps))
  const touched = rows.filter((row) => prepared.keys.some((key) => nameOf(key) === nameOf(row)))
  return written(rows, prepared.apply(touched))
}

const anyStep = (...does: Does[]) =>
  fc.record({ does: fc.constantFrom(...does), shelf: fc.nat(2), book: fc.nat(3) })

test('in any batches, the rows are those of one', () =>
  fc.assert(
    fc.property(
      fc.array(anyStep('put', 'add', 'drop', 'clear'), { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (steps, batch) => {
        let rows: Row[] = []
        for (let from = 0; from < steps.length; from += batch)
          rows = take(rows, steps.slice(from, from + batch))
        expect(rows).toEqual(take([], steps))
      },
    ),
    { numRuns: 500 },
  ))

test('an event that cannot be taken, and those behind it, change nothing; it is named by its position', () =>
  fc.assert(
    fc.property(
      fc.array(anyStep('put', 'add', 'drop', 'clear'), { maxLength: 20 }),
      anyStep('throw', 'throw in the fold'),
      fc.array(anyStep('put', 'drop', 'clear', 'throw'), { maxLength: 20 }),
      (before, poison, behind) => {
        const { keys, apply } = prepare(books, factsOf([...before, poison, ...behind]))
        expect(keys).toBeDefined()
        const changes = apply([])
        expect(changes.poisoned).toEqual({
          subjectId,
          position: before.length + 1,
          reason: poison.does === 'throw' ? 'RangeError' : 'TypeError',
        })
        expect(written([], changes)).toEqual(take([], before))
      },
    ),
  ))

test('a handler is asked once for each fact', () => {
  asked = 0
  prepare(books, factsOf(Array.from({ length: 10 }, () => ({ does: 'put', shelf: 1, book: 1 })))).apply([])
  expect(asked).toBe(10)
})

test('a row that nothing changed is not written', () => {
  const same: Projection = {
    ...books,
    on: { Step: () => [{ key: { shelf: 1, book: 1 }, fold: (row) => row }] },
  }
  const row = { subject_id: subjectId, shelf: 1, book: 1, count: 1 }
  const facts = factsOf([{ does: 'put', shelf: 1, book: 1 }])
  expect(prepare(same, facts).apply([row])).toEqual({ clear: [], puts: [], drops: [], poisoned: null })
  expect(prepare(same, facts).apply([])).toEqual({ clear: [], puts: [], drops: [], poisoned: null })
})
