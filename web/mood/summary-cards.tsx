import { averageCaption, type MoodSummary } from '#domain/mood/summary.ts'
import * as words from '#web/mood/words.en.ts'
import { Stat } from '#web/ui/stat.tsx'

/** Up to so many logs are the first and the last ones at once: nothing can be told from them yet. */
const tooFew = 5

function trendCaption({ count, trend }: MoodSummary): string {
  if (count === 0) return words.nothingLogged
  return count <= tooFew ? words.moreWillTell : words.trendCaptions[trend]
}

const OutOfTen = () => (
  <span className="text-small font-normal sm:text-body text-ink-soft">{words.slashTen}</span>
)

/** Four figures about the readings of the chosen time. */
export function SummaryCards(summary: MoodSummary) {
  const { count, average, trend, highest, lowest } = summary
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-4">
      {/* Nobody is called anxious for having logged nothing. */}
      <Stat name={words.averageLevel} caption={count === 0 ? words.nothingLogged : averageCaption(average)}>
        {average}
        <OutOfTen />
      </Stat>
      <Stat name={words.trend} caption={trendCaption(summary)}>
        {words.trends[trend]}
      </Stat>
      <Stat name={words.highestLevel} caption={words.peak}>
        {highest}
        <OutOfTen />
      </Stat>
      <Stat name={words.lowestLevel} caption={words.mostAnxious}>
        {lowest}
        <OutOfTen />
      </Stat>
    </div>
  )
}
