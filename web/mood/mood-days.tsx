import type { MoodBand } from '#domain/mood/levels.ts'
import type { Calendar, Reading } from '#domain/mood/span.ts'
import { daysTracker } from '#web/mood/mood-charts.ts'
import * as words from '#web/mood/words.en.ts'
import { ChartFigure } from '#web/ui/chart-figure.tsx'
import { Section } from '#web/ui/section.tsx'
import { Tracker } from '#web/ui/tracker.tsx'

const bands = Object.keys(words.bands) as MoodBand[]

const grounds: Record<MoodBand, string> = {
  red: 'bg-calm-1',
  amber: 'bg-calm-2',
  blue: 'bg-calm-3',
  green: 'bg-calm-4',
}

const Legend = ({ counts }: { counts: Record<MoodBand, number> }) => (
  <ul className="mt-4 grid gap-x-6 gap-y-1 text-small sm:grid-cols-2">
    {bands.map((band) => (
      <li key={band} className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`size-3.5 shrink-0 forced-color-adjust-none rounded-[3px] ${grounds[band]}`}
        />
        <span className="grow">{words.bands[band]}</span>
        <span className="text-ink-soft tabular-nums">{words.days(counts[band])}</span>
      </li>
    ))}
  </ul>
)

type Props = { readings: readonly Reading[]; calendar: Calendar }

/** The last weeks at a glance, one block a day: the calmer, the deeper and the higher. */
export function MoodDays({ readings, calendar }: Props) {
  const { steps, rows, summary, counts } = daysTracker(readings, calendar)
  return (
    <Section title={words.lastThirtyDays}>
      <ChartFigure
        name={words.lastThirtyDays}
        summary={summary}
        columns={[words.day, words.average]}
        rows={rows}
        height="h-14"
        legend={<Legend counts={counts} />}
      >
        <Tracker name={summary} steps={steps} />
      </ChartFigure>
    </Section>
  )
}
