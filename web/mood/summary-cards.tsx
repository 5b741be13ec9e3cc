import type { ReactNode } from 'react'
import { averageCaption, type MoodSummary } from '#domain/mood/summary.ts'
import { Card } from '#web/ui/card.tsx'

type Props = { name: string; caption: string; children: ReactNode }

const Figure = ({ name, caption, children }: Props) => (
  <Card tone="sunk" aria-label={name} className="!p-4">
    <h2 className="text-small font-normal text-ink-soft">{name}</h2>
    <p className="mt-1 text-title font-semibold tabular-nums">{children}</p>
    <p className="text-small text-ink-soft">{caption}</p>
  </Card>
)

const trendCaptions: Record<MoodSummary['trend'], string> = {
  improving: 'Your latest logs are calmer',
  declining: 'Your latest logs are lower',
  stable: 'About the same as before',
}

const OutOfTen = () => <span className="text-body font-normal text-ink-soft">/10</span>

/** Four figures about the readings of the chosen time. */
export function SummaryCards({ count, average, trend, highest, lowest }: MoodSummary) {
  const isEmpty = count === 0
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-4">
      {/* Nobody is called anxious for having logged nothing. */}
      <Figure name="Average Level" caption={isEmpty ? 'Nothing logged' : averageCaption(average)}>
        {average}
        <OutOfTen />
      </Figure>
      <Figure name="Trend" caption={isEmpty ? 'Nothing logged' : trendCaptions[trend]}>
        {trend}
      </Figure>
      <Figure name="Highest" caption="Peak calm level">
        {highest}
        <OutOfTen />
      </Figure>
      <Figure name="Lowest" caption="Most anxious moment">
        {lowest}
        <OutOfTen />
      </Figure>
    </div>
  )
}
