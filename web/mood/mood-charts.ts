import { type MoodDay, moodDays } from '#domain/mood/days.ts'
import type { Calendar, Reading } from '#domain/mood/span.ts'
import { averageLabel, bandOfAverage, shortDay, longDay } from '#web/mood/mood-labels.ts'
import * as words from '#web/mood/words.en.ts'
import type { ChartPoint } from '#web/ui/area-chart-drawing.tsx'

/** Days with a log that the chart holds. */
export const chartDays = 14

export const moodTicks = [1, 3, 5, 7, 9, 10]

/** Tables begin with the latest day. */
export type MoodTrendChart = { points: ChartPoint[]; rows: string[][]; summary: string }

const pointOf = ({ day, average, count }: MoodDay): ChartPoint => ({
  label: shortDay(day),
  value: average,
  said: words.dayWithLogs({ day: longDay(day), average: averageLabel(average), count }),
  ink: `var(--mood-${bandOfAverage(average)})`,
})

/** The chart of the averages of the last days with a log. Its table has a row for each of its points. */
export function moodTrendChart(readings: readonly Reading[], { timeZone }: Calendar): MoodTrendChart {
  const days = moodDays(readings, timeZone).slice(-chartDays)
  return {
    points: days.map(pointOf),
    rows: days
      .map(({ day, average, count }) => [longDay(day), averageLabel(average), String(count)])
      .toReversed(),
    summary: summaryOf(days),
  }
}

function summaryOf(days: MoodDay[]): string {
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return ''
  if (first === last) return words.oneDay({ day: shortDay(first.day), average: first.average })
  return words.daysOfChart({
    most: chartDays,
    from: { day: shortDay(first.day), average: first.average },
    to: { day: shortDay(last.day), average: last.average },
  })
}
