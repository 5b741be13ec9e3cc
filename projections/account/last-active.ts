import type { AgeTold } from '#domain/account/age-events.ts'
import type { ConsentEvent } from '#domain/account/consent-events.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import type { CheckInEvent } from '#domain/check-ins/events.ts'
import type { ExerciseEvent } from '#domain/exercises/events.ts'
import type { JournalEvent } from '#domain/journal/events.ts'
import type { MemoryEvent } from '#domain/memory/events.ts'
import type { MoodEvent } from '#domain/mood/events.ts'
import type { PlanEvent } from '#domain/plan/events.ts'
import type { Sql, Transaction } from '#infra/sql.ts'
import type { LoggedFact } from '#infra/store/event-log.ts'
import { type Change, projection } from '#projections/engine/projection.ts'

type AnyPersonEvent =
  | ChatEvent
  | MoodEvent
  | JournalEvent
  | ExerciseEvent
  | MemoryEvent
  | PlanEvent
  | CheckInEvent
  | ConsentEvent
  | AccountEvent
  | AgeTold
type LastActiveRow = { at: string }

// What was imported is older than what was there: the latest stays.
const active = ({ at }: LoggedFact<AnyPersonEvent>): Change<LastActiveRow>[] => [
  { key: {}, fold: (row) => ({ at: row && row.at > at ? row.at : at }) },
]

export const lastActive = projection<AnyPersonEvent, LastActiveRow>({
  name: 'last-active',
  version: 1,
  table: 'last_active',
  key: [],
  columns: ['at'],
  on: {
    SessionStarted: active,
    MessageSent: active,
    ConcernRaised: active,
    ConcernCorrected: active,
    ReplyAskedAgain: active,
    StopAsked: active,
    ReplyWritten: active,
    ReplyChecked: active,
    ReplyFailed: active,
    ReplyRated: active,
    SessionTitled: active,
    MessageRetracted: active,
    SessionDeleted: active,
    MoodLogged: active,
    NoteConcernRaised: active,
    MoodCorrected: active,
    MoodRetracted: active,
    EntryWritten: active,
    EntryEdited: active,
    EntryConcernRaised: active,
    EntryRetracted: active,
    ReflectionRequested: active,
    ReflectionWritten: active,
    ReflectionFailed: active,
    ExerciseCompleted: active,
    ExerciseRated: active,
    ExerciseRetracted: active,
    ExerciseFelt: active,
    ThemeMet: active,
    UrgeDelayed: active,
    RuleGiven: active,
    LineRemembered: active,
    SummaryWritten: active,
    MemoryReworded: active,
    TalkRead: active,
    MemoriesForgotten: active,
    PlanWritten: active,
    CheckInAnswered: active,
    CheckInRetracted: active,
    ConsentGiven: active,
    ConsentWithdrawn: active,
    AgeTold: active,
    AccountOpened: active,
    NameCorrected: active,
    VisitorClaimed: active,
    DeletionRequested: active,
    DeletionTakenBack: active,
    AccountErased: active,
  },
})

/** People without an account for whom nothing was done or written down since `before`, and no browser was seen. */
const stale = (sql: Sql | Transaction, before: string) => sql`
  from read_models.last_active as person
  where at < ${before}
    -- Gone already, or about to be an account's.
    and not exists (select from closed_subjects where closed_subjects.subject_id = person.subject_id)
    and not exists (select from read_models.accounts where accounts.subject_id = person.subject_id)
    and not exists (
      select from browser_sessions
      where data ->> 'subjectId' = person.subject_id::text and seen_at >= ${before})
    -- One look at an index each: what the read model has not heard of yet.
    and not exists (
      select from events
      where events.subject_id = person.subject_id and stream_id = 'account-' || person.subject_id)
    and coalesce((
      select recorded_at from events
      where events.subject_id = person.subject_id order by position desc limit 1) < ${before}, true)`

/** Some visitors who have not come by since `before` (an ISO instant), the longest away first. */
export async function listStaleVisitors(sql: Sql, before: string): Promise<string[]> {
  const rows = await sql<{ subjectId: string }[]>`
    select subject_id as "subjectId" ${stale(sql, before)} order by at limit 1000`
  return rows.map(({ subjectId }) => subjectId)
}

/** Whether it is still so of one of them, who cannot write meanwhile, and whose browsers wait until it is answered. */
export async function isStale(tx: Transaction, subjectId: string, before: string): Promise<boolean> {
  await tx`select from browser_sessions where data ->> 'subjectId' = ${subjectId} for update`
  const rows = await tx`select ${stale(tx, before)} and person.subject_id = ${subjectId}`
  return rows.count > 0
}

export async function countStaleVisitors(sql: Sql, before: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count ${stale(sql, before)}`
  return row?.count ?? 0
}

export async function countPeople(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from read_models.last_active`
  return row?.count ?? 0
}
