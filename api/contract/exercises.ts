import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Done, Id, KnownId } from '#contract/scalars.ts'
import { exerciseTypes } from '#domain/exercises/exercise.ts'

export const Exercise = z.object({
  id: z.string(),
  type: z.enum(exerciseTypes),
  title: z.string(),
  description: z.string(),
  duration: z.string().optional(),
  steps: z.array(z.string()),
  caution: z.string().optional(),
  grade: z.enum(['A', 'B', 'C']),
  source: z.string(),
})

export const completeExercise = endpoint({
  method: 'POST',
  path: '/api/exercises/complete',
  summary: 'Record that an exercise was done to its last step.',
  input: z.strictObject({
    exerciseId: z.string().min(1).max(64),
    sessionId: KnownId.nullable(),
    completionId: Id.optional(),
  }),
  reply: Done,
  keeps: true,
})
