import { Link } from 'wouter'
import type { MoodLog } from '#contract/mood.ts'
import { moodLabel } from '#domain/mood/levels.ts'
import { bandInk } from '#web/mood/mood-level.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { Section } from '#web/ui/section.tsx'
import { dayAndTime } from '#web/ui/times.ts'

const mostShown = 20

function Row({ level, timestamp, note }: MoodLog) {
  return (
    <li className="border-t border-line px-4 py-3 first:border-t-0">
      <div className="flex flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
        <p className={`font-semibold ${bandInk(level)}`}>
          <span className="tabular-nums">{level} / 10</span>
          <span className="ml-2">{moodLabel(level)}</span>
        </p>
        <time dateTime={timestamp} className="text-small text-ink-soft">
          {dayAndTime(timestamp)}
        </time>
      </div>
      {note !== null && <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap">{note}</p>}
    </li>
  )
}

/** `moods`: the latest first. */
export const RecentMoods = ({ moods }: { moods: readonly MoodLog[] }) => (
  <Section title="Recent Mood Logs">
    <ScrollBox name="The logs, the newest first" className="max-h-96 [--ground:var(--surface-sunk)]">
      <ol>
        {moods.slice(0, mostShown).map((mood) => (
          <Row key={mood.id} {...mood} />
        ))}
      </ol>
    </ScrollBox>
    <p className="mt-3 text-small text-ink-soft">
      Something not right?{' '}
      <Link href="/data" className="link">
        Correct or delete a log
      </Link>
    </p>
  </Section>
)
