import type { Sql } from '#infra/sql.ts'
import type { StreamName } from '#infra/store/event-store.ts'

/** Which of these ids are those of a conversation, an entry, a mood or an exercise that a person has here. */
export async function localIdsOf(sql: Sql, subjectId: string, ids: string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`select things_here as id from things_here(${subjectId}, ${ids})`
  return new Set(rows.map(({ id }) => id))
}

/** So many facts are in memory at once. */
const endingsAtOnce = 1_000

/** A person's next facts of these types after a position, without words, in order; none when there are no more. */
export const endingsAfter = (
  sql: Sql,
  subjectId: string,
  types: string[],
  after: number,
): Promise<{ position: number; type: string; data: object }[]> => sql<
  { position: number; type: string; data: object }[]
>`
  select position, type, data from events
  where subject_id = ${subjectId} and position > ${after} and type = any (${types})
  order by position limit ${endingsAtOnce}`

/** The events of a stream that are about one of these things and still have their words. */
export const eventsWithWords = (
  sql: Sql,
  { subjectId, streamId }: StreamName,
  ids: string[],
): Promise<{ eventId: string; data: object }[]> => sql<{ eventId: string; data: object }[]>`
  select event_id as "eventId", data from events
  where subject_id = ${subjectId} and stream_id = ${streamId} and sealed is not null
    and array[data ->> 'sessionId', data ->> 'messageId', data ->> 'moodId', data ->> 'entryId',
      data ->> 'memoryId', data ->> 'versionId', data ->> 'checkInId'] && ${ids}::text[]`
