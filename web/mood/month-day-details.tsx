import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listEntryMoods } from '#contract/journal.ts'
import type { MoodLog } from '#contract/mood.ts'
import { moodLabel } from '#domain/mood/levels.ts'
import type { Calendar } from '#domain/mood/span.ts'
import { dayOf } from '#domain/progress/day.ts'
import * as words from '#web/mood/month-words.en.ts'
import { MoodForm } from '#web/mood/mood-form.tsx'
import { longDay } from '#web/mood/mood-labels.ts'
import { useBackTo } from '#web/mood/use-back-to.ts'
import { levelOfTen } from '#web/mood/words.en.ts'
import { Button } from '#web/ui/button.tsx'
import { hourAndMinute } from '#web/ui/times.ts'

export type EntryMood = ReplyOf<typeof listEntryMoods>[number]
type Told = EntryMood & { note: string | null; isOfEntry: boolean }

const ofMood = ({ id, level, timestamp, note }: MoodLog): Told => ({
  id,
  level,
  timestamp,
  note,
  isOfEntry: false,
})
const ofEntry = (entry: EntryMood): Told => ({ ...entry, note: null, isOfEntry: true })

const Line = ({ id, level, timestamp, note, isOfEntry }: Told) => (
  <li className="py-1.5">
    <p>
      <time dateTime={timestamp} className="me-3 text-ink-soft">
        {hourAndMinute(timestamp)}
      </time>
      {levelOfTen({ level, label: moodLabel(level) })}
      {isOfEntry && (
        <Link href={`/journal?read=${id}`} className="link ms-3">
          {words.fromJournal}
        </Link>
      )}
    </p>
    {note !== null && (
      <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap text-ink-soft">
        {note}
      </p>
    )}
  </li>
)

type Props = {
  day: string
  moods: readonly MoodLog[]
  ofEntries: readonly EntryMood[]
  calendar: Calendar
}

/** What is known of one day, and a way to log a mood for it. */
export function MonthDayDetails({ day, moods, ofEntries, calendar: { timeZone, today } }: Props) {
  const [isLogging, setLogging] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useBackTo(opener, isLogging)
  const told = [...moods.map(ofMood), ...ofEntries.map(ofEntry)]
    .filter(({ timestamp }) => dayOf(timestamp, timeZone) === day)
    .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
  return (
    <div className="mt-3 rounded-control bg-sunk px-4 py-3">
      <div aria-live="polite">
        <h3 className="font-semibold">{longDay(day)}</h3>
        {told.length === 0 ? (
          <p className="py-1.5 text-ink-soft">{words.nothingOnDay}</p>
        ) : (
          <ul className="mt-1">
            {told.map((one) => (
              <Line key={one.id} {...one} />
            ))}
          </ul>
        )}
      </div>
      {isLogging ? (
        <MoodForm
          sessionId={null}
          earlier={
            day === today ? null : { day, question: words.feelingOn(longDay(day)), about: words.asOfNoon }
          }
          onClose={() => setLogging(false)}
        />
      ) : (
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          className="mt-2 mb-1"
          onClick={() => setLogging(true)}
        >
          {words.logForDay}
        </Button>
      )}
    </div>
  )
}
