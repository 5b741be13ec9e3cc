import type { AnyEvent } from '#domain/event.ts'
import type { LoggedFact } from '#infra/store/event-log.ts'

/** What a row may hold: what is equal in JSON is equal in the table. */
export type Row = Record<string, string | number | boolean | null>

/**
 * One row, named by the rest of its key, and what becomes of it: null deletes it, and null is given when there is none.
 * Or `every`: all rows of the person that hold these values go.
 */
export type Change<R extends Row> =
  | { key: Partial<R>; fold: (row: R | null) => R | null }
  | { every: Partial<R> }

/**
 * A read model as data. Pure of clock, network and randomness, so that a rebuild gives what live gave.
 * Every row belongs to a person: `subject_id` leads each key and is added by the engine.
 */
export type Projection<E extends AnyEvent = AnyEvent, R extends Row = Row> = {
  name: string
  /** Raise it when the handlers change what they write: the worker then rebuilds beside the old and switches. */
  version: number
  table: string
  key: (keyof R & string)[]
  columns: (keyof R & string)[]
  /** Every type of event of the feature is answered, be it with `ignored`. */
  on: { [Type in E['type']]: (fact: LoggedFact<Extract<E, { type: Type }>>) => Change<R>[] }
}

export const ignored = (): [] => []

/** Lets the engine treat all projections alike; what the types promise was checked where it was written. */
export const projection = <E extends AnyEvent, R extends Row>(defined: Projection<E, R>): Projection =>
  defined as unknown as Projection
