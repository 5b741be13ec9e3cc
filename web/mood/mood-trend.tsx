import type { Calendar, Reading } from '#domain/mood/span.ts'
import { moodTicks, moodTrendChart } from '#web/mood/mood-charts.ts'
import { highestMood, lowestMood } from '#web/mood/mood-labels.ts'
import { AreaChart } from '#web/ui/area-chart.tsx'
import { ChartFigure } from '#web/ui/chart-figure.tsx'
import { Section } from '#web/ui/section.tsx'

type Props = { readings: readonly Reading[]; calendar: Calendar }

/** How the days went, one point each. */
export function MoodTrend({ readings, calendar }: Props) {
  const { points, rows, summary } = moodTrendChart(readings, calendar)
  return (
    <Section title="Mood Trend">
      <ChartFigure
        name="Mood by day"
        summary={summary}
        columns={['Day', 'Average', 'Logs']}
        rows={rows}
        height="h-64"
      >
        <AreaChart
          name="Mood by day, 1 very anxious to 10 very calm. The arrow keys go from day to day."
          points={points}
          lowest={lowestMood}
          highest={highestMood}
          ticks={moodTicks}
        />
      </ChartFigure>
    </Section>
  )
}
