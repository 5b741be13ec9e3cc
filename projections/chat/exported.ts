import type { Sql } from '#infra/sql.ts'

export type SessionToExport = { id: string; startedAt: string; lastActiveAt: string }
export type MessageToExport = {
  id: string
  sessionId: string
  position: number
  role: 'user' | 'assistant'
  at: string
}

const sessionsPerPage = 100
const messagesPerPage = 2_000

/** A person's conversations from the first on, some at a time. */
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

/** The messages of these conversations, each conversation's together and in order, some at a time. */
export async function* pagesOfMessages(
  sql: Sql,
  subjectId: string,
  sessionIds: string[],
  upTo: number,
): AsyncGenerator<MessageToExport[]> {
  let [sessionId, position] = ['', 0]
  for (;;) {
    const page = await sql<MessageToExport[]>`
      select message_id as id, session_id as "sessionId", position, role, sent_at as at
      from read_models.messages
      where subject_id = ${subjectId} and session_id = any (${sessionIds}) and position <= ${upTo}
        and (session_id, position) > (${sessionId}, ${position})
      order by session_id, position limit ${messagesPerPage}`
    if (page.length === 0) return
    yield page
    ;({ sessionId, position } = page.at(-1)!)
  }
}
