import { useRef, useState } from 'react'
import type { MoodLog } from '#contract/mood.ts'
import { moodLabel } from '#domain/mood/levels.ts'
import { linkTo } from '#web/language/link-to.tsx'
import { bandInk } from '#web/mood/mood-level.tsx'
import * as words from '#web/mood/words.en.ts'
import { CareCard } from '#web/safety/care-card.tsx'
import type { useRaised } from '#web/safety/use-raised.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { Section } from '#web/ui/section.tsx'
import { type GoesOn, ShowOlder } from '#web/ui/show-older.tsx'
import { dayAndTime } from '#web/ui/times.ts'

type Raised = Pick<ReturnType<typeof useRaised>, 'of'>

const shownAtOnce = 20

function Row({ level, timestamp, note, found }: MoodLog & { found: ReturnType<Raised['of']> }) {
  return (
    <li className="border-t border-line px-4 py-3 first:border-t-0">
      <div className="flex flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
        <p className={`font-semibold ${bandInk(level)}`}>
          <span dir="ltr" className="tabular-nums">
            {words.outOfTen(level)}
          </span>
          <span className="ms-2">{moodLabel(level)}</span>
        </p>
        <time dateTime={timestamp} className="text-small text-ink-soft">
          {dayAndTime(timestamp)}
        </time>
      </div>
      {note !== null && (
        <p dir="auto" className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {note}
        </p>
      )}
      {found && (
        <div className="mt-3">
          <CareCard {...found} />
        </div>
      )}
    </li>
  )
}

type Props = {
  /** The latest first. */
  moods: readonly MoodLog[]
  /** Where more of them come from; null where these are all. */
  goesOn: GoesOn | null
  raised: Raised
}

/** So many at a time: first those that are here, then those that are fetched. */
export function RecentMoods({ moods, goesOn, raised }: Props) {
  const [count, setCount] = useState(shownAtOnce)
  const box = useRef<HTMLDivElement>(null)
  const list: GoesOn = {
    hasNextPage: count < moods.length || goesOn?.hasNextPage === true,
    isFetchingNextPage: goesOn?.isFetchingNextPage ?? false,
    isFetchNextPageError: goesOn?.isFetchNextPageError ?? false,
    fetchNextPage: async () => {
      if (count + shownAtOnce > moods.length && goesOn?.hasNextPage) await goesOn.fetchNextPage()
      setCount(count + shownAtOnce)
    },
  }
  return (
    <Section title={words.recentLogs}>
      <ScrollBox ref={box} name={words.newestFirst} className="max-h-96 [--ground:var(--surface-sunk)]">
        <ol>
          {moods.slice(0, count).map((mood) => (
            <Row key={mood.id} {...mood} found={raised.of(mood.id)} />
          ))}
        </ol>
        <ShowOlder list={list} place={box} className="border-t border-line px-4 py-3" />
      </ScrollBox>
      <p className="mt-3 text-small text-ink-soft">{words.correctOrDelete(linkTo('/data'))}</p>
    </Section>
  )
}
