import type { Sql } from '#infra/sql.ts'

/**
 * Whether there was concern about what a person said or wrote since then (ISO instant), and they have not said that it
 * was not meant so. The concern about an entry or a note stays in the log, at its position.
 */
export async function hasConcernSince(sql: Sql, subjectId: string, since: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (
      select from read_models.sessions as talk
      join read_models.messages as said
        on said.subject_id = talk.subject_id and said.session_id = talk.session_id
      where talk.subject_id = ${subjectId} and talk.last_active_at > ${since}
        and said.sent_at > ${since} and said.tier <> 'none' and said.is_corrected is not true
    ) or exists (
      select from (
        select position, raised_at from read_models.entries
        where subject_id = ${subjectId} and coalesce(edited_at, written_at) > ${since}
        union all
        select position, raised_at from read_models.moods
        where subject_id = ${subjectId} and logged_at > ${since}
      ) as words
      join events on events.subject_id = ${subjectId} and events.position = words.position
      where words.raised_at is not null or events.data ->> 'tier' <> 'none'
    ) as found`
  return row!.found
}
