import type { Calendar } from '#domain/mood/span.ts'
import { dayNumber, instantAt } from '#domain/progress/day.ts'
import { Rejection } from '#domain/rejection.ts'

/** A mood may be logged for one of so many days, today included: as many as the month shows. */
export const daysOfMonth = 30

/** Nobody knows any more how late it was: it counts as of noon. */
export function noonOf(day: string, { timeZone, today }: Calendar): string {
  const daysAgo = dayNumber(today) - dayNumber(day)
  if (daysAgo < 1 || daysAgo >= daysOfMonth) throw new Rejection('mood-day-unfit')
  return instantAt(day, '12:00', timeZone)
}
