import type { Event } from '#domain/event.ts'

export type ExerciseCompleted = Event<
  'ExerciseCompleted',
  // `day` is the person's own calendar day (YYYY-MM-DD): streaks must not break when they travel.
  { completionId: string; exerciseId: string; sessionId: string | null; day: string }
>

export type ExerciseEvent = ExerciseCompleted
