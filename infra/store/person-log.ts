import { createHash } from 'node:crypto'
import type { AnyEvent } from '#domain/event.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore, NewEvent, Recorded, StreamName } from '#infra/store/event-store.ts'

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

/** A person's events of these types up to a position, with their words, in the order in which they happened here. */
export async function* pagesOfEvents(
  { sql, store }: { sql: Sql; store: EventStore },
  subjectId: string,
  types: string[],
  upTo: number,
  page = 1_000,
): AsyncGenerator<Recorded<AnyEvent>[]> {
  let after = 0
  for (;;) {
    const rows = await sql<{ position: number }[]>`
      select position from events
      where subject_id = ${subjectId} and position > ${after} and position <= ${upTo} and type = any (${types})
      order by position limit ${page}`
    if (rows.length === 0) return
    const positions = rows.map(({ position }) => position)
    const events = await store.recallAt<AnyEvent>(subjectId, positions)
    yield positions.flatMap((position) => events.get(position) ?? [])
    after = positions.at(-1)!
  }
}

/** Ids of the things that a person made here, by the events that made them. */
export async function idsMade(sql: Sql, subjectId: string, types: string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select coalesce(data ->> 'moodId', data ->> 'completionId', data ->> 'entryId', data ->> 'sessionId') as id
    from events where subject_id = ${subjectId} and type = any (${types})`
  return new Set(rows.map(({ id }) => id))
}

/** Which of these event ids this person's log has. */
export async function knownEventIds(sql: Sql, subjectId: string, eventIds: string[]): Promise<Set<string>> {
  const rows = await sql<{ eventId: string }[]>`
    select event_id as "eventId" from events
    where subject_id = ${subjectId} and event_id = any (${eventIds}::uuid[])`
  return new Set(rows.map(({ eventId }) => eventId))
}

/** A person's facts of these types, without words. */
export const factsOfTypes = (
  sql: Sql,
  subjectId: string,
  types: string[],
): Promise<{ type: string; data: object }[]> => sql<{ type: string; data: object }[]>`
  select type, data from events where subject_id = ${subjectId} and type = any (${types})`

/** The events of a stream that are about one of these things and still have their words. */
export const eventsWithWords = (
  sql: Sql,
  { subjectId, streamId }: StreamName,
  ids: string[],
): Promise<{ eventId: string; data: object }[]> => sql<{ eventId: string; data: object }[]>`
  select event_id as "eventId", data from events
  where subject_id = ${subjectId} and stream_id = ${streamId} and sealed is not null
    and array[data ->> 'sessionId', data ->> 'messageId', data ->> 'moodId', data ->> 'entryId'] && ${ids}::text[]`

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
    const known = await knownEventIds(
      sql,
      name.subjectId,
      some.map(({ eventId }) => eventId),
    )
    const unknown = some.filter(({ eventId }) => !known.has(eventId))
    taken.known += known.size
    if (unknown.length === 0) continue
    const { position } = await store.append(name, 'any', unknown, context)
    taken.added += unknown.length
    taken.position = position
  }
  return taken
}
