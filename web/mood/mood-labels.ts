import { moodBand, moodLabel, type MoodBand } from '#domain/mood/levels.ts'
import * as words from '#web/mood/words.en.ts'
import { dateFormat } from '#web/ui/times.ts'

export const lowestMood = 1
export const highestMood = 10
/** Where the scale of the chat stands before it is touched. */
export const chatMood = 6

/** How a level is read aloud: "6 of 10, Neutral". */
export const levelLabel = (level: number): string => words.levelOfTen({ level, label: moodLabel(level) })

/** The band and the word of an average are those of the level next to it. */
export const bandOfAverage = (average: number): MoodBand => moodBand(Math.round(average))
export const averageLabel = (average: number): string =>
  words.levelOfTen({ level: average, label: moodLabel(Math.round(average)) })

// What is said of a calendar day knows no time zone any more.
const short = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' })
const long = dateFormat({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Of a calendar day (YYYY-MM-DD): "Nov 21". */
export const shortDay = (day: string): string => short(new Date(day))
/** "Sat, Nov 21, 2026" */
export const longDay = (day: string): string => long(new Date(day))
/** Of a calendar day: 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()
