import type { ActivityDay } from '#domain/progress/activity.ts'

/** A day on which only what is given was done. */
export const activityDay = (day: string, done: Partial<ActivityDay> = { moods: 1 }): ActivityDay => ({
  day,
  firstMessages: 0,
  moods: 0,
  entries: 0,
  exercises: 0,
  ...done,
})

/** The calendar day that lies so many days after the first of November 2026. */
export const dayAt = (offset: number): string =>
  new Date(Date.UTC(2026, 10, 1 + offset)).toISOString().slice(0, 10)

/** One mood on each marked day from the first of November 2026 on: `x` a day with one, `.` a day without. */
export const calendar = (marks: string): ActivityDay[] =>
  [...marks].flatMap((mark, offset) => (mark === 'x' ? [activityDay(dayAt(offset))] : []))
