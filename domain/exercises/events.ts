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

/** How hard it was before an exercise and after it, from 0 to 10: numbers that somebody pressed, and no words. */
export const Rating = z.number().int().min(0).max(10)
export const ExerciseRated = eventSchema('ExerciseRated', {
  completionId: Id,
  before: Rating,
  after: Rating,
})
export type ExerciseRated = EventOf<typeof ExerciseRated>

/** The person took a completion back. What it counted for stays: the days on which one showed up never fall. */
export const ExerciseRetracted = eventSchema('ExerciseRetracted', {
  completionId: Id,
  askedBy: z.literal('person'),
})
export type ExerciseRetracted = EventOf<typeof ExerciseRetracted>

export type ExerciseEvent = ExerciseCompleted | ExerciseRated | ExerciseRetracted
