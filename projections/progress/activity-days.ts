import type { ChatEvent } from '#domain/chat/events.ts'
import type { ExerciseEvent } from '#domain/exercises/events.ts'
import type { MoodEvent } from '#domain/mood/events.ts'
import type { Sql } from '#infra/sql.ts'
import { type Change, ignored, projection } from '#projections/projection.ts'

type Counted = 'first_messages' | 'moods' | 'entries' | 'exercises'
type ActivityDayRow = { day: string } & Record<Counted, number>

const empty = { first_messages: 0, moods: 0, entries: 0, exercises: 0 }

const count = (day: string, activity: Counted): Change<ActivityDayRow>[] => [
  {
    key: { day },
    fold: (row) => {
      const before = row ?? { day, ...empty }
      return { ...before, [activity]: before[activity] + 1 }
    },
  },
]

/** What a person did on each of their days. Points and streaks are arithmetic on it (`domain/progress`). */
export const activityDays = projection<ChatEvent | MoodEvent | ExerciseEvent, ActivityDayRow>({
  name: 'activity-days',
  version: 1,
  table: 'activity_days',
  key: ['day'],
  columns: ['day', 'first_messages', 'moods', 'entries', 'exercises'],
  on: {
    MessageSent: ({ data: { isFirst, day } }) => (isFirst ? count(day, 'first_messages') : []),
    MoodLogged: ({ data: { day } }) => count(day, 'moods'),
    ExerciseCompleted: ({ data: { day } }) => count(day, 'exercises'),
    SessionStarted: ignored,
    ReplyAskedAgain: ignored,
    StopAsked: ignored,
    ReplyWritten: ignored,
    ReplyFailed: ignored,
    ReplyRated: ignored,
  },
})

export type ListedActivityDay = { day: string; firstMessages: number; moods: number; entries: number; exercises: number }

export const listActivityDays = (sql: Sql, subjectId: string): Promise<ListedActivityDay[]> => sql<ListedActivityDay[]>`
  select day, first_messages as "firstMessages", moods, entries, exercises
  from read_models.activity_days where subject_id = ${subjectId} order by day`
