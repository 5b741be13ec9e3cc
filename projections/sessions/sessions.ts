import type { ChatEvent } from '#domain/chat/events.ts'
import type { Sql } from '#infra/sql.ts'
import type { LoggedFact } from '#infra/store/event-log.ts'
import { type Change, ignored, projection } from '#projections/engine/projection.ts'

type SessionRow = {
  session_id: string
  started_at: string
  last_active_at: string
  /** Where the title stands that a person has given it. */
  titled_at: number | null
}

const active = ({ at, data }: LoggedFact<ChatEvent>): Change<SessionRow>[] => [
  { key: { session_id: data.sessionId }, fold: (row) => row && { ...row, last_active_at: at } },
]

export const sessions = projection<ChatEvent, SessionRow>({
  name: 'sessions',
  version: 2,
  table: 'sessions',
  key: ['session_id'],
  columns: ['session_id', 'started_at', 'last_active_at', 'titled_at'],
  on: {
    SessionStarted: ({ at, data: { sessionId } }) => [
      {
        key: { session_id: sessionId },
        fold: () => ({ session_id: sessionId, started_at: at, last_active_at: at, titled_at: null }),
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
    SessionTitled: ({ position, data: { sessionId } }) => [
      { key: { session_id: sessionId }, fold: (row) => row && { ...row, titled_at: position } },
    ],
    SessionDeleted: ({ data: { sessionId } }) => [{ key: { session_id: sessionId }, fold: () => null }],
  },
})

export type Session = { id: string; startedAt: string; lastActiveAt: string }

/** A conversation as it is listed; of what its title is made stands in the log at `titleAt`, with so many bytes. */
export type ListedSession = Session & { titleAt: number | null; bytes: number }

// Words of a crisis are no title.
const listed = (sql: Sql) => sql`
  select session_id as id, started_at as "startedAt", last_active_at as "lastActiveAt",
    titling.position as "titleAt",
    coalesce((
      select octet_length(e.sealed) from events e
      where e.subject_id = session.subject_id and e.position = titling.position), 0) as bytes
  from read_models.sessions as session
  cross join lateral (
    select coalesce(session.titled_at, (
      select said.position from read_models.messages as said
      where said.subject_id = session.subject_id and said.session_id = session.session_id
        and said.role = 'user' and coalesce(said.tier, 'none') not in ('crisis', 'emergency')
      order by said.position limit 1)) as position) as titling`

/** `before`: begin and id of the last one on the page before. Without a limit all of them. */
type Page = { before?: readonly [startedAt: string, id: string] | null; limit?: number | null }

export const listSessions = (
  sql: Sql,
  subjectId: string,
  { before = null, limit = null }: Page = {},
): Promise<ListedSession[]> => sql<ListedSession[]>`
  ${listed(sql)} where subject_id = ${subjectId}
    ${before ? sql`and (started_at, session_id) < (${before[0]}::timestamptz, ${before[1]})` : sql``}
  order by started_at desc, session_id desc limit ${limit}`

export async function findListedSession(
  sql: Sql,
  subjectId: string,
  sessionId: string,
): Promise<ListedSession | null> {
  const [session] = await sql<ListedSession[]>`
    ${listed(sql)} where subject_id = ${subjectId} and session_id = ${sessionId}`
  return session ?? null
}

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
