import type { Event } from '#domain/event.ts'

export type ExerciseCompleted = Event<
  'ExerciseCompleted',
  // `day` is the person's own calendar day (YYYY-MM-DD): streaks must not break when they travel.
  { completionId: string; exerciseId: string; sessionId: string | null; day: string }
>

/** The person took a completion back. What it counted for stays: the days on which one showed up never fall. */
export type ExerciseRetracted = Event<'ExerciseRetracted', { completionId: string; askedBy: 'person' }>

export type ExerciseEvent = ExerciseCompleted | ExerciseRetracted
