import type { Event } from '#domain/event.ts'

/** 1 very anxious … 10 very calm. */
export type MoodLogged = Event<
  'MoodLogged',
  // `day` is the person's own calendar day (YYYY-MM-DD): streaks must not break when they travel.
  { moodId: string; level: number; sessionId: string | null; day: string },
  { note: string | null }
>

export type MoodEvent = MoodLogged
