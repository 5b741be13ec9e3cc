import type { Sql } from '#infra/sql.ts'
import type { StreamName } from '#infra/store/event-store.ts'

/** Ids of the things that a person made here, by the events that made them. */
export async function idsMade(sql: Sql, subjectId: string, types: string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select coalesce(data ->> 'moodId', data ->> 'completionId', data ->> 'entryId', data ->> 'sessionId') as id
    from events where subject_id = ${subjectId} and type = any (${types})`
  return new Set(rows.map(({ id }) => id))
}

/** A person's facts of these types after a position, without words, in order. */
export const endingsAfter = (
  sql: Sql,
  subjectId: string,
  types: string[],
  after: number,
): Promise<{ position: number; type: string; data: object }[]> => sql<
  { position: number; type: string; data: object }[]
>`
  select position, type, data from events
  where subject_id = ${subjectId} and position > ${after} and type = any (${types}) order by position`

/** The events of a stream that are about one of these things and still have their words. */
export const eventsWithWords = (
  sql: Sql,
  { subjectId, streamId }: StreamName,
  ids: string[],
): Promise<{ eventId: string; data: object }[]> => sql<{ eventId: string; data: object }[]>`
  select event_id as "eventId", data from events
  where subject_id = ${subjectId} and stream_id = ${streamId} and sealed is not null
    and array[data ->> 'sessionId', data ->> 'messageId', data ->> 'moodId', data ->> 'entryId'] && ${ids}::text[]`
