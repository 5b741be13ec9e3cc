import type { MoodLog } from '#contract/mood.ts'
import { dayByDay } from '#domain/mood/days.ts'
import type { Calendar } from '#domain/mood/span.ts'
import { weekdayOf } from '#web/mood/mood-labels.ts'
import * as words from '#web/mood/words.en.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { Section } from '#web/ui/section.tsx'

const MonthWeather = lazyPart(async () => (await import('#web/mood/month-weather.tsx')).MonthWeather)

const daysShown = 30
/** Of one week, with the gap under it. */
const rowRem = 3.75

type Props = { readings: readonly MoodLog[]; calendar: Calendar }

/** The last weeks as weather. Its room is kept free while it loads. */
export function MoodMonth({ readings, calendar }: Props) {
  const days = dayByDay(readings, calendar, daysShown)
  const weeks = Math.ceil((weekdayOf(days[0]!.day) + daysShown) / 7)
  return (
    <Section title={words.month} about={words.monthAbout}>
      <div style={{ minHeight: `${weeks * rowRem}rem` }}>
        <LaterPart>
          <MonthWeather days={days} readings={readings} timeZone={calendar.timeZone} />
        </LaterPart>
      </div>
    </Section>
  )
}
