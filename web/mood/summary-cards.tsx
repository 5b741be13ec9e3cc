import type { ReactNode } from 'react'
import { averageCaption, type MoodSummary } from '#domain/mood/summary.ts'
import { Card } from '#web/ui/card.tsx'

type Props = { name: string; caption: string; children: ReactNode }

const Figure = ({ name, caption, children }: Props) => (
  <Card tone="sunk" aria-label={name} className="!p-4">
    <h2 className="text-small font-normal text-ink-soft">{name}</h2>
    <p className="mt-1 text-lead font-semibold sm:text-title tabular-nums">{children}</p>
    <p className="text-small text-ink-soft">{caption}</p>
  </Card>
)

const trendCaptions: Record<MoodSummary['trend'], string> = {
  improving: 'Your latest logs are calmer',
  declining: 'Your latest logs are lower',
  stable: 'About the same as before',
}

/** Up to so many logs are the first and the last ones at once: nothing can be told from them yet. */
const tooFew = 5

function trendCaption({ count, trend }: MoodSummary): string {
  if (count === 0) return 'Nothing logged'
  return count <= tooFew ? 'More logs will tell' : trendCaptions[trend]
}

const OutOfTen = () => <span className="text-small font-normal sm:text-body text-ink-soft">/10</span>

/** Four figures about the readings of the chosen time. */
export function SummaryCards(summary: MoodSummary) {
  const { count, average, trend, highest, lowest } = summary
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-4">
      {/* Nobody is called anxious for having logged nothing. */}
      <Figure name="Average Level" caption={count === 0 ? 'Nothing logged' : averageCaption(average)}>
        {average}
        <OutOfTen />
      </Figure>
      <Figure name="Trend" caption={trendCaption(summary)}>
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
