import { createHash } from 'node:crypto'
import type { AnyEvent, Fact } from '#domain/event.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore, NewEvent, StreamName } from '#infra/store/event-store.ts'
import { upcast } from '#infra/store/upcasters.ts'

const batch = 500

/** The position of the last event of a person; 0 when there is none. */
export async function lastPositionOf(sql: Sql, subjectId: string): Promise<number> {
  const [row] = await sql<{ position: number }[]>`
    select position from events where subject_id = ${subjectId} order by position desc limit 1`
  return row?.position ?? 0
}

/** Positions of a person's events of these types, the latest first, before `before`. */
export async function listPositions(
  sql: Sql,
  subjectId: string,
  { types, before, limit }: { types: string[]; before: number | null; limit: number },
): Promise<number[]> {
  const rows = await sql<{ position: number }[]>`
    select position from events
    where subject_id = ${subjectId} and type = any (${types})
      and (${before}::bigint is null or position < ${before})
    order by position desc limit ${limit}`
  return rows.map(({ position }) => position)
}

/** A person's facts of these types up to a position, stream by stream, each in its order; a page at a time. */
export async function* pagesOfFacts(
  sql: Sql,
  subjectId: string,
  types: string[],
  upTo: number,
  page = 2_000,
): AsyncGenerator<Fact<AnyEvent>[]> {
  type Row = {
    streamId: string
    version: number
    type: string
    schemaVersion: number
    data: object
    at: string
  }
  let [streamId, version] = ['', 0]
  for (;;) {
    const rows = await sql<Row[]>`
      select stream_id as "streamId", version, type, schema_version as "schemaVersion", data, occurred_at as at
      from events
      where subject_id = ${subjectId} and (stream_id, version) > (${streamId}, ${version})
        and type = any (${types}) and position <= ${upTo}
      order by stream_id, version limit ${page}`
    if (rows.length === 0) return
    yield rows.map(({ type, at, schemaVersion, data }) => ({
      type,
      at,
      data: upcast(type, schemaVersion, { data, personal: undefined }).data,
    }))
    const last = rows.at(-1)!
    ;[streamId, version] = [last.streamId, last.version]
  }
}

/** The same id for the same name, for one person only; nobody else can find it out. */
export function derivedId(subjectId: string, ...names: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([subjectId, ...names]))
    .digest('hex')
    .slice(0, 32)
}

/** The same as an event id: a UUID of version 8 (RFC 9562), which is free to be made from anything. */
export function derivedEventId(subjectId: string, ...names: string[]): string {
  const hex = derivedId(subjectId, ...names)
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

export type Taken = { added: number; known: number; position: number | null }

/**
 * Appends events that have ids of their own, leaving out those that are here already: begun again after a fault, it
 * goes on where it was, and what was deleted since does not come back.
 */
export async function appendUnknown(
  { sql, store }: { sql: Sql; store: EventStore },
  name: StreamName,
  events: (NewEvent<AnyEvent> & { eventId: string })[],
  context: Parameters<EventStore['append']>[3],
): Promise<Taken> {
  const taken: Taken = { added: 0, known: 0, position: null }
  for (let from = 0; from < events.length; from += batch) {
    const some = events.slice(from, from + batch)
    const rows = await sql<{ eventId: string }[]>`
      select event_id as "eventId" from events
      where subject_id = ${name.subjectId} and event_id = any (${some.map(({ eventId }) => eventId)}::uuid[])`
    const known = new Set(rows.map(({ eventId }) => eventId))
    const unknown = some.filter(({ eventId }) => !known.has(eventId))
    taken.known += known.size
    if (unknown.length === 0) continue
    const { position } = await store.append(name, 'any', unknown, context)
    taken.added += unknown.length
    taken.position = position
  }
  return taken
}
