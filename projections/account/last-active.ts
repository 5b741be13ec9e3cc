import type { ConsentEvent } from '#domain/account/consents.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import type { ExerciseEvent } from '#domain/exercises/events.ts'
import type { JournalEvent } from '#domain/journal/events.ts'
import type { MoodEvent } from '#domain/mood/events.ts'
import type { Sql } from '#infra/sql.ts'
import type { LoggedFact } from '#infra/store/event-log.ts'
import { type Change, projection } from '#projections/projection.ts'

type AnyPersonEvent = ChatEvent | MoodEvent | JournalEvent | ExerciseEvent | ConsentEvent | AccountEvent
type LastActiveRow = { at: string }

// What was imported is older than what was there: the latest stays.
const active = ({ at }: LoggedFact<AnyPersonEvent>): Change<LastActiveRow>[] => [
  { key: {}, fold: (row) => ({ at: row && row.at > at ? row.at : at }) },
]

/** When somebody last did something. */
export const lastActive = projection<AnyPersonEvent, LastActiveRow>({
  name: 'last-active',
  version: 1,
  table: 'last_active',
  key: [],
  columns: ['at'],
  on: {
    SessionStarted: active,
    MessageSent: active,
    ReplyAskedAgain: active,
    StopAsked: active,
    ReplyWritten: active,
    ReplyFailed: active,
    ReplyRated: active,
    MessageRetracted: active,
    SessionDeleted: active,
    MoodLogged: active,
    MoodCorrected: active,
    MoodRetracted: active,
    EntryWritten: active,
    EntryEdited: active,
    EntryRetracted: active,
    ReflectionRequested: active,
    ReflectionWritten: active,
    ReflectionFailed: active,
    ExerciseCompleted: active,
    ExerciseRetracted: active,
    ConsentGiven: active,
    ConsentWithdrawn: active,
    AccountOpened: active,
    NameCorrected: active,
    VisitorClaimed: active,
    DeletionRequested: active,
    DeletionTakenBack: active,
    AccountErased: active,
  },
})

/**
 * People without an account who have not come by since `before` (an ISO instant): nothing was done, nothing was
 * written down, and no browser of theirs was seen.
 */
export async function listStaleVisitors(sql: Sql, before: string): Promise<string[]> {
  const rows = await sql<{ subjectId: string }[]>`
    select subject_id as "subjectId" from read_models.last_active as person
    where at < ${before}
      and not exists (select from read_models.accounts where accounts.subject_id = person.subject_id)
      and not exists (
        select from browser_sessions
        where data ->> 'subjectId' = person.subject_id::text and seen_at >= ${before})
      and not exists (
        select from events
        where events.subject_id = person.subject_id and (type = 'AccountOpened' or recorded_at >= ${before}))
    order by at limit 100`
  return rows.map(({ subjectId }) => subjectId)
}
