import { useQuery } from '@tanstack/react-query'
import type { MoodLog } from '#contract/mood.ts'
import { dayByDay } from '#domain/mood/days.ts'
import { daysOfMonth } from '#domain/mood/earlier-day.ts'
import type { Calendar } from '#domain/mood/span.ts'
import { entryMoodsQuery } from '#web/mood/entry-moods-query.ts'
import { weekdayOf } from '#web/mood/mood-labels.ts'
import * as words from '#web/mood/words.en.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Section } from '#web/ui/section.tsx'

const MonthWeather = lazyPart(async () => (await import('#web/mood/month-weather.tsx')).MonthWeather)

/** Of one week, with the gap under it. */
const rowRem = 3.75

type Props = { moods: readonly MoodLog[]; calendar: Calendar }

/** The last weeks as weather, by moods and by what entries of the journal tell. Its room is kept free while it loads. */
export function MoodMonth({ moods, calendar }: Props) {
  const ofEntries = useQuery(entryMoodsQuery)
  const noted = ofEntries.data ?? []
  const days = dayByDay([...moods, ...noted], calendar, daysOfMonth)
  const weeks = Math.ceil((weekdayOf(days[0]!.day) + daysOfMonth) / 7)
  return (
    <Section title={words.month} about={words.monthAbout}>
      {ofEntries.isError && <Alert className="mb-3">{words.entryMoodsNotLoaded}</Alert>}
      <div style={{ minHeight: `${weeks * rowRem}rem` }}>
        <LaterPart>
          <MonthWeather days={days} moods={moods} ofEntries={noted} calendar={calendar} />
        </LaterPart>
      </div>
    </Section>
  )
}
