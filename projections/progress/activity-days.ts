import { type ActiveEvent, type ActivityDay, activityOf } from '#domain/progress/activity.ts'
import type { Sql } from '#infra/sql.ts'
import type { LoggedFact } from '#infra/store/event-log.ts'
import { type Change, ignored, projection } from '#projections/engine/projection.ts'

const columns = {
  firstMessages: 'first_messages',
  moods: 'moods',
  entries: 'entries',
  exercises: 'exercises',
} as const

type ActivityDayRow = { day: string } & Record<(typeof columns)[keyof typeof columns], number>

const empty = { first_messages: 0, moods: 0, entries: 0, exercises: 0 }

function count(fact: LoggedFact<ActiveEvent>): Change<ActivityDayRow>[] {
  const counted = activityOf(fact)
  if (!counted) return []
  const { day } = counted
  const column = columns[counted.activity]
  const fold = (row: ActivityDayRow | null) => {
    const before = row ?? { day, ...empty }
    return { ...before, [column]: before[column] + 1 }
  }
  return [{ key: { day }, fold }]
}

/**
 * What a person did on each of their days; what they deleted later included, so that days they showed up never fall.
 * Points and streaks are arithmetic on it (`domain/progress`).
 */
export const activityDays = projection<ActiveEvent, ActivityDayRow>({
  name: 'activity-days',
  version: 1,
  table: 'activity_days',
  key: ['day'],
  columns: ['day', 'first_messages', 'moods', 'entries', 'exercises'],
  on: {
    MessageSent: count,
    MoodLogged: count,
    EntryWritten: count,
    ExerciseCompleted: count,
    SessionStarted: ignored,
    ConcernRaised: ignored,
    ConcernCorrected: ignored,
    ReplyAskedAgain: ignored,
    StopAsked: ignored,
    ReplyWritten: ignored,
    ReplyChecked: ignored,
    ReplyFailed: ignored,
    ReplyRated: ignored,
    SessionTitled: ignored,
    MessageRetracted: ignored,
    SessionDeleted: ignored,
    NoteConcernRaised: ignored,
    MoodCorrected: ignored,
    MoodRetracted: ignored,
    EntryEdited: ignored,
    EntryConcernRaised: ignored,
    EntryRetracted: ignored,
    ReflectionRequested: ignored,
    ReflectionWritten: ignored,
    ReflectionFailed: ignored,
    ExerciseRated: ignored,
    ExerciseRetracted: ignored,
  },
})

export const listActivityDays = (sql: Sql, subjectId: string): Promise<ActivityDay[]> => sql<ActivityDay[]>`
  select day, first_messages as "firstMessages", moods, entries, exercises
  from read_models.activity_days where subject_id = ${subjectId} order by day`
