import type { ChatEvent } from '#domain/chat/events.ts'
import type { Fact } from '#domain/event.ts'
import type { ExerciseEvent } from '#domain/exercises/events.ts'
import type { JournalEvent } from '#domain/journal/events.ts'
import type { MoodEvent } from '#domain/mood/events.ts'
import { isCrisis } from '#domain/safety/tier.ts'

/** What counts, with its points and how many of it count on one calendar day. */
export const activities = {
  firstMessages: { points: 5, perDay: 2 },
  moods: { points: 5, perDay: 3 },
  entries: { points: 10, perDay: 3 },
  exercises: { points: 10, perDay: 5 },
} as const
export type Activity = keyof typeof activities

/** How often a person did what, on one of their own calendar days (YYYY-MM-DD); each day stands once in a list. */
export type ActivityDay = { day: string } & Record<Activity, number>

export type ActiveEvent = ChatEvent | MoodEvent | JournalEvent | ExerciseEvent

/** Which activity a fact is, and on which day it counts; null when it counts as none. */
export function activityOf({ type, data }: Fact<ActiveEvent>): { activity: Activity; day: string } | null {
  switch (type) {
    case 'MessageSent':
      // A crisis is never a way to points.
      return data.isFirst && !isCrisis(data.tier) ? { activity: 'firstMessages', day: data.day } : null
    case 'MoodLogged':
      return isCrisis(data.tier ?? 'none') ? null : { activity: 'moods', day: data.day }
    case 'EntryWritten':
      return isCrisis(data.tier) ? null : { activity: 'entries', day: data.day }
    case 'ExerciseCompleted':
      return { activity: 'exercises', day: data.day }
    default:
      return null
  }
}

/** How many of each activity count, without regard to the daily limits. */
export const countOf = (day: ActivityDay): number =>
  day.firstMessages + day.moods + day.entries + day.exercises
