import { type Activity, type ActivityDay, activities } from '#domain/progress/activity.ts'
import { bonusStreak, streakDays } from '#domain/progress/streak.ts'

/** Points for each counted activity of a day whose streak, that day included, has reached `bonusStreak`. */
export const streakBonus = 5

/** What one day brings. `streak` is the length, in days, of the streak that ends with this day. */
export function pointsOfDay(day: ActivityDay, streak: number): number {
  const bonus = streak >= bonusStreak ? streakBonus : 0
  return (Object.keys(activities) as Activity[])
    .map(
      (activity) =>
        Math.min(day[activity], activities[activity].perDay) * (activities[activity].points + bonus),
    )
    .reduce((sum, points) => sum + points, 0)
}

/** All points ever. They depend on the days alone, not on today, so they never fall. */
export const pointsOf = (days: readonly ActivityDay[]): number =>
  streakDays(days).reduce((points, { activity, length }) => points + pointsOfDay(activity, length), 0)
