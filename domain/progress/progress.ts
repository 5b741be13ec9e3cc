import type { ActivityDay } from '#domain/progress/activity.ts'
import { type LevelProgress, levelProgressAt } from '#domain/progress/levels.ts'
import { pointsOf } from '#domain/progress/points.ts'
import { streakOf } from '#domain/progress/streak.ts'

export type Progress = LevelProgress & {
  points: number
  /** In days. */
  currentStreak: number
  daysShownUp: number
}

/** A person's progress, from the days they showed up, in any order, and their own calendar day of now. */
export function progressOf(days: readonly ActivityDay[], today: string): Progress {
  const points = pointsOf(days)
  const { current, daysShownUp } = streakOf(days, today)
  return { ...levelProgressAt(points), points, currentStreak: current, daysShownUp }
}
