import * as z from 'zod'
import { Day, type EventOf, eventSchema, Id, Name } from '#domain/event-schema.ts'

export const ExerciseCompleted = eventSchema('ExerciseCompleted', {
  completionId: Id,
  exerciseId: Name(64),
  sessionId: Id.nullable(),
  /** The person's own calendar day (YYYY-MM-DD): streaks must not break when they travel. */
  day: Day,
})
export type ExerciseCompleted = EventOf<typeof ExerciseCompleted>

/** The person took a completion back. What it counted for stays: the days on which one showed up never fall. */
export const ExerciseRetracted = eventSchema('ExerciseRetracted', {
  completionId: Id,
  askedBy: z.literal('person'),
})
export type ExerciseRetracted = EventOf<typeof ExerciseRetracted>

export type ExerciseEvent = ExerciseCompleted | ExerciseRetracted
