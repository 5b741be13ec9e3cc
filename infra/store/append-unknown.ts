import type { AnyEvent } from '#domain/event.ts'
import type { Sql } from '#infra/sql.ts'
import {
  type AppendContext,
  EventIdConflict,
  type EventStore,
  type NewEvent,
  type StreamName,
} from '#infra/store/event-store.ts'

const batch = 500

/** Which of these event ids this person's log has. */
export async function knownEventIds(sql: Sql, subjectId: string, eventIds: string[]): Promise<Set<string>> {
  const rows = await sql<{ eventId: string }[]>`
    select event_id as "eventId" from events
    where subject_id = ${subjectId} and event_id = any (${eventIds}::uuid[])`
  return new Set(rows.map(({ eventId }) => eventId))
}

export type Added = { added: number; known: number; position: number | null }

/**
 * Appends events that have ids of their own, leaving out those that are here already: begun again after a fault, it
 * goes on where it was, and what was deleted since does not come back.
 */
export async function appendUnknown(
  { sql, store }: { sql: Sql; store: EventStore },
  name: StreamName,
  events: (NewEvent<AnyEvent> & { eventId: string })[],
  context: AppendContext,
): Promise<Added> {
  const counts: Added = { added: 0, known: 0, position: null }
  for (let from = 0; from < events.length; from += batch) {
    const some = await appendSome({ sql, store }, name, events.slice(from, from + batch), context)
    counts.added += some.added
    counts.known += some.known
    counts.position = some.position ?? counts.position
  }
  return counts
}

async function appendSome(
  tools: { sql: Sql; store: EventStore },
  name: StreamName,
  events: (NewEvent<AnyEvent> & { eventId: string })[],
  context: AppendContext,
): Promise<Added> {
  const eventIds = events.map(({ eventId }) => eventId)
  const known = await knownEventIds(tools.sql, name.subjectId, eventIds)
  const unknown = events.filter(({ eventId }) => !known.has(eventId))
  if (unknown.length === 0) return { added: 0, known: known.size, position: null }
  try {
    const { position } = await tools.store.append(name, 'any', unknown, context)
    return { added: unknown.length, known: known.size, position }
  } catch (error) {
    if (!(error instanceof EventIdConflict)) throw error
    // Somebody else appends the same: what has become known meanwhile is left out. Each round knows more, or it is a fault.
    if ((await knownEventIds(tools.sql, name.subjectId, eventIds)).size === known.size) throw error
    return appendSome(tools, name, events, context)
  }
}
