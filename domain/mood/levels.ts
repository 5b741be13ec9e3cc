/** Of the level at index + 1: 1 very anxious … 10 very calm. */
export const moodLabels = [
  'Extremely Anxious',
  'Very Anxious',
  'Quite Anxious',
  'Moderately Anxious',
  'Somewhat Anxious',
  'Neutral',
  'Somewhat Calm',
  'Moderately Calm',
  'Very Calm',
  'Extremely Calm',
] as const
export type MoodLabel = (typeof moodLabels)[number]

export type MoodBand = 'red' | 'amber' | 'blue' | 'green'
export const moodTrends = ['improving', 'declining', 'stable'] as const
export type MoodTrend = (typeof moodTrends)[number]

/** @throws RangeError for what is not a whole number from 1 to 10. */
export function moodLabel(level: number): MoodLabel {
  const label = moodLabels[level - 1]
  if (!label) throw new RangeError(`${level} is not a mood level`)
  return label
}

/** The colour of a level, or of an average of levels. */
export function moodBand(level: number): MoodBand {
  if (level < 4) return 'red'
  if (level < 6) return 'amber'
  return level < 8 ? 'blue' : 'green'
}

const trendSpan = 5
const trendThreshold = 0.5

/** Holds the mean of the last (up to) five levels against that of the first. Levels in the order they were felt. */
export function moodTrend(levels: readonly number[]): MoodTrend {
  const difference = mean(levels.slice(-trendSpan)) - mean(levels.slice(0, trendSpan))
  if (difference > trendThreshold) return 'improving'
  return difference < -trendThreshold ? 'declining' : 'stable'
}

const mean = (levels: readonly number[]): number =>
  levels.length === 0 ? 0 : levels.reduce((sum, level) => sum + level, 0) / levels.length
