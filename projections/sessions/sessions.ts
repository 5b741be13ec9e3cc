import type { ChatEvent } from '#domain/chat/events.ts'
import type { Sql } from '#infra/sql.ts'
import type { LoggedFact } from '#infra/store/event-log.ts'
import { type Change, ignored, projection } from '#projections/engine/projection.ts'

type SessionRow = { session_id: string; started_at: string; last_active_at: string }

const active = ({ at, data }: LoggedFact<ChatEvent>): Change<SessionRow>[] => [
  { key: { session_id: data.sessionId }, fold: (row) => row && { ...row, last_active_at: at } },
]

export const sessions = projection<ChatEvent, SessionRow>({
  name: 'sessions',
  version: 1,
  table: 'sessions',
  key: ['session_id'],
  columns: ['session_id', 'started_at', 'last_active_at'],
  on: {
    SessionStarted: ({ at, data: { sessionId } }) => [
      {
        key: { session_id: sessionId },
        fold: () => ({ session_id: sessionId, started_at: at, last_active_at: at }),
      },
    ],
    MessageSent: active,
    ReplyWritten: active,
    ConcernRaised: ignored,
    ConcernCorrected: ignored,
    ReplyAskedAgain: ignored,
    StopAsked: ignored,
    ReplyChecked: ignored,
    ReplyFailed: ignored,
    ReplyRated: active,
    MessageRetracted: ignored,
    SessionDeleted: ({ data: { sessionId } }) => [{ key: { session_id: sessionId }, fold: () => null }],
  },
})

export type Session = { id: string; startedAt: string; lastActiveAt: string }

/** `before`: begin and id of the last one on the page before. Without a limit all of them. */
type Page = { before?: readonly [startedAt: string, id: string] | null; limit?: number | null }

export const listSessions = (
  sql: Sql,
  subjectId: string,
  { before = null, limit = null }: Page = {},
): Promise<Session[]> => sql<Session[]>`
  select session_id as id, started_at as "startedAt", last_active_at as "lastActiveAt"
  from read_models.sessions where subject_id = ${subjectId}
    ${before ? sql`and (started_at, session_id) < (${before[0]}::timestamptz, ${before[1]})` : sql``}
  order by started_at desc, session_id desc limit ${limit}`

export async function countSessions(sql: Sql, subjectId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from read_models.sessions where subject_id = ${subjectId}`
  return row!.count
}

export async function findSession(sql: Sql, subjectId: string, sessionId: string): Promise<Session | null> {
  const [session] = await sql<Session[]>`
    select session_id as id, started_at as "startedAt", last_active_at as "lastActiveAt"
    from read_models.sessions where subject_id = ${subjectId} and session_id = ${sessionId}`
  return session ?? null
}
