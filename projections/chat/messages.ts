import type { ChatEvent } from '#domain/chat/events.ts'
import type { Tier } from '#domain/safety/tier.ts'
import type { Sql } from '#infra/sql.ts'
import { type Change, ignored, projection } from '#projections/engine/projection.ts'

type ReplyState = 'pending' | 'written' | 'failed'

type MessageRow = {
  message_id: string
  session_id: string
  position: number
  role: string
  sent_at: string
  reply: string | null
  tier: string | null
  raised_at: number | null
  is_corrected: boolean | null
  rating: number | null
  is_stopped: boolean | null
}

const reply = (messageId: string, state: ReplyState): Change<MessageRow> => ({
  key: { message_id: messageId },
  fold: (row) => row && { ...row, reply: state },
})

/** Who said something, and what became of it. The words stay in the log, at `position`. */
export const messages = projection<ChatEvent, MessageRow>({
  name: 'messages',
  version: 2,
  table: 'messages',
  key: ['message_id'],
  columns: [
    'message_id',
    'session_id',
    'position',
    'role',
    'sent_at',
    'reply',
    'tier',
    'raised_at',
    'is_corrected',
    'rating',
    'is_stopped',
  ],
  on: {
    SessionStarted: ignored,
    MessageSent: ({ at, position, data: { messageId, sessionId, tier, isImported } }) => [
      {
        key: { message_id: messageId },
        fold: () => ({
          message_id: messageId,
          session_id: sessionId,
          position,
          role: 'user',
          sent_at: at,
          reply: isImported ? null : 'pending',
          tier,
          raised_at: null,
          is_corrected: null,
          rating: null,
          is_stopped: null,
        }),
      },
    ],
    ConcernRaised: ({ position, data: { messageId, tier } }) => [
      {
        key: { message_id: messageId },
        fold: (row) => row && { ...row, tier, raised_at: position, is_corrected: null },
      },
    ],
    ConcernCorrected: ({ data: { messageId } }) => [
      { key: { message_id: messageId }, fold: (row) => row && { ...row, is_corrected: true } },
    ],
    ReplyAskedAgain: ({ data: { messageId, isImported } }) =>
      isImported ? [] : [reply(messageId, 'pending')],
    StopAsked: ignored,
    ReplyWritten: ({ at, position, data: { messageId, replyId, sessionId, isStopped } }) => [
      reply(messageId, 'written'),
      {
        key: { message_id: replyId },
        fold: () => ({
          message_id: replyId,
          session_id: sessionId,
          position,
          role: 'assistant',
          sent_at: at,
          reply: null,
          tier: null,
          raised_at: null,
          is_corrected: null,
          rating: null,
          is_stopped: isStopped,
        }),
      },
    ],
    ReplyChecked: ignored,
    ReplyFailed: ({ data: { messageId } }) => [reply(messageId, 'failed')],
    ReplyRated: ({ data: { replyId, rating } }) => [
      { key: { message_id: replyId }, fold: (row) => row && { ...row, rating } },
    ],
    SessionTitled: ignored,
    MessageRetracted: ({ data: { messageId, replyId } }) =>
      [messageId, replyId].flatMap((id) =>
        id === null ? [] : [{ key: { message_id: id }, fold: () => null }],
      ),
    SessionDeleted: ({ data: { sessionId } }) => [{ every: { session_id: sessionId } }],
  },
})

export type ListedMessage = {
  id: string
  position: number
  role: 'user' | 'assistant'
  sentAt: string
  reply: ReplyState | null
  tier: Tier | null
  /** Where a later verdict raised the tier. */
  raisedAt: number | null
  /** The person said that it was not meant so, or that they are safe. */
  isCorrected: boolean | null
  rating: 1 | -1 | null
  isStopped: boolean | null
}

/** `before`: the position of the earliest one that is known. Without a limit all of them. */
type Page = { before?: number | null; limit?: number | null }

/** The latest ones first; `bytes` is how long the words are. Only the latest message of all is owed a reply. */
export const listLatestMessages = (
  sql: Sql,
  subjectId: string,
  sessionId: string,
  { before = null, limit = null }: Page = {},
): Promise<(ListedMessage & { bytes: number })[]> => sql<(ListedMessage & { bytes: number })[]>`
  select message_id as id, position, role, sent_at as "sentAt", tier,
    raised_at as "raisedAt", is_corrected as "isCorrected", rating, is_stopped as "isStopped",
    case when reply = 'written' or position = (
      select latest.position from read_models.messages as latest
      where latest.subject_id = ${subjectId} and latest.session_id = ${sessionId} and latest.role = 'user'
      order by latest.position desc limit 1) then reply end as reply,
    coalesce((
      select octet_length(e.sealed) from events e
      where e.subject_id = ${subjectId} and e.position = messages.position), 0) as bytes
  from read_models.messages
  where subject_id = ${subjectId} and session_id = ${sessionId}
    ${before === null ? sql`` : sql`and position < ${before}`}
  order by position desc limit ${limit}`

const mostHeard = 200

/** The messages in which something was heard, or taken back, the latest of them; in order. */
export async function listHeard(sql: Sql, subjectId: string, sessionId: string): Promise<ListedMessage[]> {
  const rows = await sql<ListedMessage[]>`
    select message_id as id, position, role, sent_at as "sentAt", reply, tier,
      raised_at as "raisedAt", is_corrected as "isCorrected", rating, is_stopped as "isStopped"
    from read_models.messages
    where subject_id = ${subjectId} and session_id = ${sessionId} and role = 'user'
      and (tier <> 'none' or is_corrected)
    order by position desc limit ${mostHeard}`
  return rows.toReversed()
}

export async function findSessionOfMessage(
  sql: Sql,
  subjectId: string,
  messageId: string,
): Promise<string | null> {
  const [row] = await sql<{ sessionId: string }[]>`
    select session_id as "sessionId" from read_models.messages
    where subject_id = ${subjectId} and message_id = ${messageId}`
  return row?.sessionId ?? null
}

/** Where the words of a message or a reply stand; null where there is none. */
export async function findPosition(sql: Sql, subjectId: string, id: string): Promise<number | null> {
  const [row] = await sql<{ position: number }[]>`
    select position from read_models.messages where subject_id = ${subjectId} and message_id = ${id}`
  return row?.position ?? null
}

export type OwedReply = { subjectId: string; sessionId: string; messageId: string }

/**
 * Some of the latest messages that have waited so long for their reply that its job may be lost: each person's newest
 * before anybody's second, and of those any, so that replies that can never be written starve nobody.
 */
export const listOwedReplies = (sql: Sql, olderThanSeconds: number): Promise<OwedReply[]> => sql<OwedReply[]>`
  select subject_id as "subjectId", session_id as "sessionId", message_id as "messageId"
  from read_models.messages as owed
  where reply = 'pending' and sent_at < now() - make_interval(secs => ${olderThanSeconds})
    and not exists (select from closed_subjects where closed_subjects.subject_id = owed.subject_id)
    and not exists (
      select from read_models.messages as later
      where later.subject_id = owed.subject_id and later.session_id = owed.session_id
        and later.position > owed.position and later.role = 'user')
  order by row_number() over (partition by subject_id order by sent_at desc), random() limit 200`
