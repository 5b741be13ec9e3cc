import type { ExerciseEvent } from '#domain/exercises/events.ts'
import type { Sql } from '#infra/sql.ts'
import { projection } from '#projections/engine/projection.ts'

type CompletionRow = {
  completion_id: string
  exercise_id: string
  session_id: string | null
  day: string
  completed_at: string
}

export const completions = projection<ExerciseEvent, CompletionRow>({
  name: 'completions',
  version: 1,
  table: 'completions',
  key: ['completion_id'],
  columns: ['completion_id', 'exercise_id', 'session_id', 'day', 'completed_at'],
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
        }),
      },
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
}

const page = 2_000

export async function* pagesOfCompletions(sql: Sql, subjectId: string): AsyncGenerator<Completion[]> {
  let [at, id] = ['-infinity', '']
  for (;;) {
    const some = await sql<Completion[]>`
      select completion_id as id, exercise_id as "exerciseId", completed_at as at, day, session_id as "sessionId"
      from read_models.completions
      where subject_id = ${subjectId} and (completed_at, completion_id) > (${at}::timestamptz, ${id})
      order by completed_at, completion_id limit ${page}`
    if (some.length === 0) return
    yield some
    ;({ at, id } = some.at(-1)!)
  }
}
