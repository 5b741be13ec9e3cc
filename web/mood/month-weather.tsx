import { useState } from 'react'
import type { MoodLog } from '#contract/mood.ts'
import type { MoodDay } from '#domain/mood/days.ts'
import { moodLabel } from '#domain/mood/levels.ts'
import { dayOf } from '#domain/progress/day.ts'
import { averageLabel, longDay, weekdayOf } from '#web/mood/mood-labels.ts'
import { weatherOf } from '#web/mood/weather.ts'
import * as words from '#web/mood/words.en.ts'
import { classNames } from '#web/ui/class-names.ts'
import { hourAndMinute } from '#web/ui/times.ts'

export type MonthDay = { day: string; mood: MoodDay | null }

const cell = 'flex w-full min-h-14 flex-col items-center justify-center gap-0.5 rounded-control text-small'

type DayProps = { day: string; mood: MoodDay | null; isChosen: boolean; onChoose: () => void }

function Day({ day, mood, isChosen, onChoose }: DayProps) {
  const date = String(Number(day.slice(8)))
  if (!mood)
    return (
      <div className={classNames(cell, 'text-ink-soft')}>
        <span aria-hidden="true" className="grid size-6 place-items-center">
          <span className="size-1.5 rounded-full bg-line-strong" />
        </span>
        {date}
      </div>
    )
  const { name, icon: Icon, level } = weatherOf(mood.average)
  const said = words.weatherOn({ day: longDay(day), weather: name, average: averageLabel(mood.average) })
  return (
    <button
      type="button"
      aria-label={said}
      aria-pressed={isChosen}
      className={classNames(
        cell,
        'hover:bg-accent-wash aria-pressed:bg-accent-wash aria-pressed:font-semibold',
      )}
      onClick={onChoose}
    >
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={classNames('size-6 text-accent', level > 8 ? 'fill-sun' : 'fill-sunk')}
      />
      {date}
    </button>
  )
}

const Log = ({ level, timestamp, note }: MoodLog) => (
  <li className="py-1.5">
    <p>
      <time dateTime={timestamp} className="me-3 text-ink-soft">
        {hourAndMinute(timestamp)}
      </time>
      {words.levelOfTen({ level, label: moodLabel(level) })}
    </p>
    {note !== null && (
      <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap text-ink-soft">
        {note}
      </p>
    )}
  </li>
)

type Props = { days: readonly MonthDay[]; readings: readonly MoodLog[]; timeZone: string }

/** A day in each place; pressed, a day tells what was logged on it. */
export function MonthWeather({ days, readings, timeZone }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const ofDay = readings.filter(({ timestamp }) => dayOf(timestamp, timeZone) === chosen)
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
      <div aria-live="polite">
        {chosen !== null && ofDay.length > 0 && (
          <div className="mt-3 rounded-control bg-sunk px-4 py-3">
            <h3 className="font-semibold">{longDay(chosen)}</h3>
            <ul className="mt-1">
              {ofDay.map((log) => (
                <Log key={log.id} {...log} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  )
}
