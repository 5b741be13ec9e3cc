import type { Calendar, Reading } from '#domain/mood/span.ts'
import { moodTicks, moodTrendChart } from '#web/mood/mood-charts.ts'
import { highestMood, lowestMood } from '#web/mood/mood-labels.ts'
import * as words from '#web/mood/words.en.ts'
import { AreaChart } from '#web/ui/area-chart.tsx'
import { ChartFigure } from '#web/ui/chart-figure.tsx'
import { Section } from '#web/ui/section.tsx'

type Props = { readings: readonly Reading[]; calendar: Calendar }

/** How the days went, one point each. */
export function MoodTrend({ readings, calendar }: Props) {
  const { points, rows, summary } = moodTrendChart(readings, calendar)
  return (
    <Section title={words.moodTrend}>
      <ChartFigure
        name={words.moodByDay}
        summary={summary}
        columns={[words.day, words.average, words.logs]}
        rows={rows}
        height="h-64"
      >
        <AreaChart
          name={words.moodChart}
          points={points}
          lowest={lowestMood}
          highest={highestMood}
          ticks={moodTicks}
        />
      </ChartFigure>
    </Section>
  )
}
