import { type Calendar, type Reading } from '#domain/mood/span.ts'
import { toOneDecimal } from '#domain/mood/summary.ts'
import { dayNumber, dayOf } from '#domain/progress/day.ts'

/** A calendar day (YYYY-MM-DD) with readings: their mean, to one decimal, and how many they are. */
export type MoodDay = { day: string; average: number; count: number }

/** The days that have readings, the first first. */
export function moodDays(readings: readonly Reading[], timeZone: string): MoodDay[] {
  const levels = Map.groupBy(readings, ({ timestamp }) => dayOf(timestamp, timeZone))
  return [...levels]
    .map(([day, ofDay]) => ({
      day,
      average: toOneDecimal(ofDay.reduce((sum, { level }) => sum + level, 0) / ofDay.length),
      count: ofDay.length,
    }))
    .toSorted((one, other) => dayNumber(one.day) - dayNumber(other.day))
}

/** Each of the last so many days up to today; null where nothing was logged. */
export function dayByDay(
  readings: readonly Reading[],
  { timeZone, today }: Calendar,
  count: number,
): { day: string; mood: MoodDay | null }[] {
  const known = new Map(moodDays(readings, timeZone).map((mood) => [mood.day, mood]))
  const last = dayNumber(today)
  return Array.from({ length: count }, (_, index) => {
    const day = new Date((last - count + 1 + index) * 86_400_000).toISOString().slice(0, 10)
    return { day, mood: known.get(day) ?? null }
  })
}
