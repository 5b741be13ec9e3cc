import { type ActivityDay, countOf } from '#domain/progress/activity.ts'
import { dayNumber } from '#domain/progress/day.ts'

/** From this streak on, each counted activity brings a bonus. In days. */
export const bonusStreak = 3

/** Of two missed days that lie this far apart or further, each is a rest day. */
const restDaysApart = 7

/** In days with an activity: rest days do not break a streak and do not lengthen it. */
export type Streak = { current: number; longest: number; daysShownUp: number }

/** A day with an activity, and how long the streak is that ends with it. */
export type StreakDay = { activity: ActivityDay; length: number }

/** In the order of the calendar; days without an activity are left out. */
export function streakDays(days: readonly ActivityDay[]): StreakDay[] {
  const active = days
    .filter((day) => countOf(day) > 0)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const lengths = streakLengths(active.map(({ day }) => dayNumber(day)))
  return active.map((activity, index) => ({ activity, length: lengths[index] ?? 1 }))
}

/** Today without an activity does not break a streak yet. Days after today count: the person has travelled west. */
export function streakOf(days: readonly ActivityDay[], today: string): Streak {
  const shownUp = streakDays(days)
  const now = dayNumber(today)
  const numbers = shownUp.map(({ activity }) => dayNumber(activity.day))
  const isTodayOpen = (numbers.at(-1) ?? Number.NEGATIVE_INFINITY) < now
  // An open today holds together what an activity would join to it, and does not count itself.
  const [length = 0] = streakLengths(isTodayOpen ? [...numbers, now] : numbers).slice(-1)
  const current = isTodayOpen ? length - 1 : length
  const longest = shownUp.reduce((most, { length: days }) => Math.max(most, days), 0)
  return { current, longest, daysShownUp: shownUp.length }
}

/**
 * Of ascending day numbers. The streak that ends with a day is the longest stretch up to it in which no seven days in
 * a row miss two. Always the longest: if a streak started afresh for good wherever one broke, a back-dated entry could
 * shorten the streaks after it, and points would fall.
 */
function streakLengths(numbers: readonly number[]): number[] {
  let start = 0
  let restDay = Number.NEGATIVE_INFINITY
  let startAfterRestDay = 0

  return numbers.map((number, index) => {
    const missed = number - (numbers[index - 1] ?? number - 1) - 1
    if (missed > 1) {
      start = index
      restDay = Number.NEGATIVE_INFINITY
    } else if (missed === 1) {
      if (number - 1 - restDay < restDaysApart) start = startAfterRestDay
      restDay = number - 1
      startAfterRestDay = index
    }
    return index - start + 1
  })
}
