import type { Sql } from '#infra/sql.ts'
import { inPieces } from '#infra/store/in-pieces.ts'

export type SessionToExport = { id: string; startedAt: string; lastActiveAt: string }
export type MessageToExport = {
  id: string
  sessionId: string
  position: number
  role: 'user' | 'assistant'
  at: string
  /** How long the words are, sealed. */
  bytes: number
}

const sessionsPerPage = 100
const messagesPerPage = 1_000

export async function* pagesOfSessions(sql: Sql, subjectId: string): AsyncGenerator<SessionToExport[]> {
  let [startedAt, id] = ['-infinity', '']
  for (;;) {
    const page = await sql<SessionToExport[]>`
      select session_id as id, started_at as "startedAt", last_active_at as "lastActiveAt"
      from read_models.sessions
      where subject_id = ${subjectId} and (started_at, session_id) > (${startedAt}::timestamptz, ${id})
      order by started_at, session_id limit ${sessionsPerPage}`
    if (page.length === 0) return
    yield page
    ;({ startedAt, id } = page.at(-1)!)
  }
}

/** The messages of these conversations, one conversation after the other and each in order, as many at a time as may be open. */
export async function* pagesOfMessages(
  sql: Sql,
  subjectId: string,
  sessionIds: string[],
  upTo: number,
): AsyncGenerator<MessageToExport[]> {
  let [place, position] = [0, 0]
  for (;;) {
    const page = await sql<(MessageToExport & { place: number })[]>`
      select said.*, wanted.place::int as place
      from unnest(${sessionIds}::text[]) with ordinality as wanted (session_id, place)
      cross join lateral (
        select message_id as id, session_id as "sessionId", position, role, sent_at as at,
          coalesce((
            select octet_length(e.sealed) from events e
            where e.subject_id = ${subjectId} and e.position = messages.position), 0) as bytes
        from read_models.messages
        where subject_id = ${subjectId} and session_id = wanted.session_id and position <= ${upTo}
          and (wanted.place > ${place} or position > ${position})
        order by position limit ${messagesPerPage}) as said
      where wanted.place >= ${place}
      order by wanted.place, said.position limit ${messagesPerPage}`
    const last = page.at(-1)
    if (!last) return
    yield* inPieces(page)
    ;({ place, position } = last)
  }
}
