import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Done, Id, KnownId, Since } from '#contract/scalars.ts'
import { Rating } from '#domain/exercises/events.ts'
import { exerciseTypes } from '#domain/exercises/exercise.ts'
import { rememberedNeeds } from '#domain/memory/remembered-needs.ts'

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
    /** How hard it was before and after, from 0 to 10: it may be sent later, with the same completionId. */
    rated: z.strictObject({ before: Rating, after: Rating }).optional(),
  }),
  reply: Done,
  keeps: true,
})

export const HelpedExercise = z.object({
  exerciseId: z.string(),
  /** How often it was done, and how often it was said how it was. */
  uses: z.number().int(),
  rated: z.number().int(),
  /** By how many points it was easier afterwards, on average, with its 95 % interval; null under five. */
  change: z.object({ mean: z.number(), low: z.number(), high: z.number() }).nullable(),
  lastDay: z.string(),
})
export type HelpedExercise = z.infer<typeof HelpedExercise>

export const listHelped = endpoint({
  method: 'GET',
  path: '/api/exercises/helped',
  summary: 'Which exercises helped the caller, those that helped most first.',
  input: Since,
  reply: z.array(HelpedExercise),
})

export const listHelpedWith = endpoint({
  method: 'GET',
  path: '/api/exercises/helped/by-need',
  summary: 'The same by what the caller came with, where the guide had heard it just before.',
  input: Since,
  reply: z.array(z.object({ need: z.enum(rememberedNeeds), exercises: z.array(HelpedExercise) })),
})
