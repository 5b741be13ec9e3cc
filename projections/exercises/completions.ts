import type { ExerciseEvent } from '#domain/exercises/events.ts'
import type { Sql } from '#infra/sql.ts'
import { projection } from '#projections/projection.ts'

type CompletionRow = {
  completion_id: string
  exercise_id: string
  session_id: string | null
  day: string
  completed_at: string
}

/** Every completed exercise that stands. */
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
  sessionId: string | null
  day: string
  completedAt: string
}

/** The earliest first. */
export const listCompletions = (sql: Sql, subjectId: string): Promise<Completion[]> => sql<Completion[]>`
  select completion_id as id, exercise_id as "exerciseId", session_id as "sessionId", day,
    completed_at as "completedAt"
  from read_models.completions where subject_id = ${subjectId} order by completed_at, completion_id`
