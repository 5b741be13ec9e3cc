import { bonusStreak } from '#domain/progress/streak.ts'
import * as words from '#web/home/words.en.ts'

/** Whether each counted activity brings a bonus. */
export const isStreakActive = (days: number): boolean => days >= bonusStreak

/** "1 day in a row". A streak that has ended is not spoken of. */
export function streakLabel(days: number, daysShownUp: number): string {
  if (days > 0) return words.daysInARow(days)
  return daysShownUp > 0 ? words.welcomeBack : words.noDays
}
