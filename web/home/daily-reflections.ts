import { dailyReflections } from '#web/home/daily-words.en.ts'

/** Which day of its year a moment falls on where the person is: 1 to 366. */
export function dayOfYear(moment: Date): number {
  const year = moment.getFullYear()
  // Counted in UTC, where every day is as long as the next.
  return (Date.UTC(year, moment.getMonth(), moment.getDate()) - Date.UTC(year, 0, 0)) / 86_400_000
}

export const reflectionOf = (moment: Date): string =>
  dailyReflections[dayOfYear(moment) % dailyReflections.length] ?? dailyReflections[0]
