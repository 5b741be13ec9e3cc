import { dayNumber } from '#domain/progress/day.ts'

type Day = { day: string; level: number }
/** Some days in a row: how they were on average, and the lowest and the highest of them. */
export type Stretch = { from: string; days: number; mean: number; lowest: number; highest: number }

/** More weeks than that are told by month. */
const mostWeeks = 16

const mondayOf = (day: string): string => {
  // 1970-01-01 was a Thursday.
  const number = Math.floor((dayNumber(day) + 3) / 7) * 7 - 3
  return new Date(number * 86_400_000).toISOString().slice(0, 10)
}

export const stretchOf = (from: string, days: readonly Day[]): Stretch => {
  const levels = days.map(({ level }) => level)
  return {
    from,
    days: levels.length,
    mean: levels.reduce((sum, level) => sum + level, 0) / levels.length,
    lowest: Math.min(...levels),
    highest: Math.max(...levels),
  }
}

/** Days of which it is known how they were, by week from Monday on, or by month where they are many; the first first. */
export function stretchesOf(days: readonly Day[]): { by: 'week' | 'month'; stretches: Stretch[] } {
  const weeks = Map.groupBy(days, ({ day }) => mondayOf(day))
  const by = weeks.size <= mostWeeks ? 'week' : 'month'
  const groups = by === 'week' ? weeks : Map.groupBy(days, ({ day }) => `${day.slice(0, 7)}-01`)
  const stretches = [...groups].map(([from, some]) => stretchOf(from, some))
  return { by, stretches: stretches.toSorted((one, other) => one.from.localeCompare(other.from)) }
}
