import * as z from 'zod'
import { readRows } from '#infra/bench/guide/rows.ts'

const Row = z.strictObject({
  id: z.string(),
  hand: z.string(),
  /** The exercise or the kind that is asked for; null: one is spoken of, and none asked for. */
  exercise: z.string().nullable(),
  text: z.string(),
})
/** What people say of the exercises. */
export type ExerciseLine = z.output<typeof Row>

export const readExerciseLines = (): Promise<ExerciseLine[]> => readRows('exercises', Row)
