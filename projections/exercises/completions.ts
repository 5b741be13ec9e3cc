import type { ExerciseEvent } from '#domain/exercises/events.ts'
import type { Use } from '#domain/exercises/what-helps.ts'
import type { Sql } from '#infra/sql.ts'
import { projection } from '#projections/engine/projection.ts'

type CompletionRow = {
  completion_id: string
  exercise_id: string
  session_id: string | null
  day: string
  completed_at: string
  before: number | null
  after: number | null
}

export const completions = projection<ExerciseEvent, CompletionRow>({
  name: 'completions',
  version: 2,
  table: 'completions',
  key: ['completion_id'],
  columns: ['completion_id', 'exercise_id', 'session_id', 'day', 'completed_at', 'before', 'after'],
  on: {
    ExerciseCompleted: ({ at, data: { completionId, exerciseId, sessionId, day } }) => [
      {
        key: { completion_id: completionId },
        fold: () => ({
          completion_id: completionId,
          exercise_id: exerciseId,
          session_id: sessionId,
          day,
          completed_at: at,
          before: null,
          after: null,
        }),
      },
    ],
    ExerciseRated: ({ data: { completionId, before, after } }) => [
      { key: { completion_id: completionId }, fold: (row) => row && { ...row, before, after } },
    ],
    ExerciseRetracted: ({ data: { completionId } }) => [
      { key: { completion_id: completionId }, fold: () => null },
    ],
  },
})

export type Completion = {
  id: string
  exerciseId: string
  at: string
  day: string
  sessionId: string | null
  before: number | null
  after: number | null
}

const page = 2_000

export async function* pagesOfCompletions(sql: Sql, subjectId: string): AsyncGenerator<Completion[]> {
  let [at, id] = ['-infinity', '']
  for (;;) {
    const some = await sql<Completion[]>`
      select completion_id as id, exercise_id as "exerciseId", completed_at as at, day, session_id as "sessionId", before, after
      from read_models.completions
      where subject_id = ${subjectId} and (completed_at, completion_id) > (${at}::timestamptz, ${id})
      order by completed_at, completion_id limit ${page}`
    if (some.length === 0) return
    yield some
    ;({ at, id } = some.at(-1)!)
  }
}

/** More than that changes no figure that is shown. */
const mostLookedAt = 2_000

/** What was done and how it was, the latest first. */
export const listUses = (sql: Sql, subjectId: string, since?: string): Promise<Use[]> => sql<Use[]>`
  select exercise_id as "exerciseId", before, after, day
  from read_models.completions where subject_id = ${subjectId} ${since ? sql`and day >= ${since}` : sql``}
  order by completed_at desc, completion_id limit ${mostLookedAt}`

/** The same with what the guide had heard just before, which stands in the log as a code. */
export const listUsesWith = (sql: Sql, subjectId: string, since?: string): Promise<Use[]> => sql<Use[]>`
  select exercise_id as "exerciseId", before, after, day, (
    select e.data -> 'guide' ->> 'need' from events e
    where e.subject_id = ${subjectId} and e.stream_id = 'session-' || completions.session_id
      and e.type = 'ReplyWritten' and e.occurred_at <= completed_at
    order by e.version desc limit 1) as need
  from read_models.completions
  where subject_id = ${subjectId} and session_id in (
    select s.session_id from read_models.sessions s where s.subject_id = ${subjectId}) ${since ? sql`and day >= ${since}` : sql``}
  order by completed_at desc, completion_id limit ${mostLookedAt}`
