import { bonusStreak } from '#domain/progress/streak.ts'

/** Whether each counted activity brings a bonus. */
export const isStreakActive = (days: number): boolean => days >= bonusStreak

/** "1 day in a row". A streak that has ended is not spoken of. */
export function streakLabel(days: number, daysShownUp: number): string {
  if (days > 0) return `${daysLabel(days)} in a row`
  return daysShownUp > 0 ? 'Welcome back' : 'No days yet'
}

export const daysLabel = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
export const pointsLabel = (points: number): string => (points === 1 ? '1 point' : `${points} points`)
