import { type MoodTrend, moodTrend } from '#domain/mood/levels.ts'
import type { Reading } from '#domain/mood/span.ts'

/** Without readings: stable, and zeros. The average has one decimal. */
export type MoodSummary = {
  count: number
  average: number
  trend: MoodTrend
  highest: number
  lowest: number
}

export const toOneDecimal = (value: number): number => Math.round(value * 10) / 10

/**
 * Readings in any order. For the trend they are put in the order in which the person gave them, the first first: lists
 * come newest first, and taken as they come they would call a person's better days a decline.
 */
export function summaryOf(readings: readonly Reading[]): MoodSummary {
  const levels = readings.toSorted(byTime).map(({ level }) => level)
  if (levels.length === 0) return { count: 0, average: 0, trend: 'stable', highest: 0, lowest: 0 }
  return {
    count: levels.length,
    average: toOneDecimal(levels.reduce((sum, level) => sum + level, 0) / levels.length),
    trend: moodTrend(levels),
    highest: Math.max(...levels),
    lowest: Math.min(...levels),
  }
}

export type AverageCaption = 'Feeling calm' | 'Balanced' | 'Experiencing anxiety'

/** Of the average as it is shown, so that number and words agree. */
export function averageCaption(average: number): AverageCaption {
  if (average >= 7) return 'Feeling calm'
  return average >= 5 ? 'Balanced' : 'Experiencing anxiety'
}

/** The first first. Instants are compared as such: they come with and without milliseconds. */
const byTime = (one: Reading, other: Reading): number =>
  Date.parse(one.timestamp) - Date.parse(other.timestamp)
