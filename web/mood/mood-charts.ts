import { type MoodDay, dayByDay, moodDays } from '#domain/mood/days.ts'
import type { MoodBand } from '#domain/mood/levels.ts'
import type { Calendar, Reading } from '#domain/mood/span.ts'
import { averageLabel, bandOfAverage, shortDay, longDay } from '#web/mood/mood-labels.ts'
import * as words from '#web/mood/words.en.ts'
import type { ChartPoint } from '#web/ui/area-chart-drawing.tsx'
import type { TrackedStep } from '#web/ui/tracker-drawing.tsx'

/** Days with a log that the chart holds. */
export const chartDays = 14
/** Days that the row of blocks holds, with a log or without. */
const trackedDays = 30

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

export type DaysTracker = {
  steps: TrackedStep[]
  rows: string[][]
  summary: string
  /** Days in each band. */
  counts: Record<MoodBand, number>
}

/** The last days up to today, each as a block in the colour of its band. */
export function daysTracker(readings: readonly Reading[], calendar: Calendar): DaysTracker {
  const days = dayByDay(readings, calendar, trackedDays).map(({ day, mood }) => ({
    day,
    band: mood ? bandOfAverage(mood.average) : null,
    said: mood ? averageLabel(mood.average) : words.noLog,
  }))
  const counts = { red: 0, amber: 0, blue: 0, green: 0 }
  for (const { band } of days) if (band) counts[band] += 1
  const logged = days.filter(({ band }) => band !== null).length
  return {
    steps: days.map(({ day, band, said }) => ({
      key: day,
      tone: band ?? 'none',
      said: words.daySaid({ day: longDay(day), said }),
    })),
    rows: days.map(({ day, said }) => [longDay(day), said]).toReversed(),
    summary: words.daysLogged({ logged, of: trackedDays }),
    counts,
  }
}
