import { useState } from 'react'
import type { MoodLog } from '#contract/mood.ts'
import type { MoodDay } from '#domain/mood/days.ts'
import type { Calendar } from '#domain/mood/span.ts'
import { type EntryMood, MonthDayDetails } from '#web/mood/month-day-details.tsx'
import * as words from '#web/mood/month-words.en.ts'
import { averageLabel, longDay, weekdayOf } from '#web/mood/mood-labels.ts'
import { weatherOf } from '#web/mood/weather.ts'
import { classNames } from '#web/ui/class-names.ts'

export type MonthDay = { day: string; mood: MoodDay | null }

function Weather({ average }: { average: number }) {
  const { icon: Icon, level } = weatherOf(average)
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.75}
      className={classNames('size-6 text-accent', level > 8 ? 'fill-sun' : 'fill-sunk')}
    />
  )
}

const NoWeather = () => (
  <span aria-hidden="true" className="grid size-6 place-items-center">
    <span className="size-1.5 rounded-full bg-line-strong" />
  </span>
)

const saidOf = ({ day, mood }: MonthDay): string =>
  mood
    ? words.weatherOn({
        day: longDay(day),
        weather: weatherOf(mood.average).name,
        average: averageLabel(mood.average),
      })
    : words.noWeatherOn(longDay(day))

type DayProps = MonthDay & { isChosen: boolean; onChoose: () => void }

const Day = ({ day, mood, isChosen, onChoose }: DayProps) => (
  <button
    type="button"
    aria-label={saidOf({ day, mood })}
    aria-pressed={isChosen}
    className={classNames(
      'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-control text-small',
      'hover:bg-accent-wash aria-pressed:bg-accent-wash aria-pressed:font-semibold',
      !mood && 'text-ink-soft',
    )}
    onClick={onChoose}
  >
    {mood ? <Weather average={mood.average} /> : <NoWeather />}
    {Number(day.slice(8))}
  </button>
)

type Props = {
  days: readonly MonthDay[]
  moods: readonly MoodLog[]
  ofEntries: readonly EntryMood[]
  calendar: Calendar
}

/** A day in each place; pressed, a day tells what is known of it, and a mood can be logged for it. */
export function MonthWeather({ days, moods, ofEntries, calendar }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <ol className="-mx-2 grid grid-cols-7 gap-y-1 sm:gap-x-1">
        {days.map(({ day, mood }, index) => (
          <li key={day} style={index === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}>
            <Day
              day={day}
              mood={mood}
              isChosen={day === chosen}
              onChoose={() => setChosen(day === chosen ? null : day)}
            />
          </li>
        ))}
      </ol>
      {chosen !== null && (
        <MonthDayDetails key={chosen} day={chosen} moods={moods} ofEntries={ofEntries} calendar={calendar} />
      )}
    </>
  )
}
