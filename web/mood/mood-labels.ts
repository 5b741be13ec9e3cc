import { moodBand, moodLabel, type MoodBand } from '#domain/mood/levels.ts'
import { dateFormat } from '#web/ui/times.ts'

export const lowestMood = 1
export const highestMood = 10
/** Where the scale of the chat stands before it is touched. */
export const chatMood = 6

/** How a level is read aloud: "6 of 10, Neutral". */
export const levelLabel = (level: number): string => `${level} of 10, ${moodLabel(level)}`

/** The band and the word of an average are those of the level next to it. */
export const bandOfAverage = (average: number): MoodBand => moodBand(Math.round(average))
export const averageLabel = (average: number): string => `${average} of 10, ${moodLabel(Math.round(average))}`

/** The bands as a legend tells them, from the lowest on. */
export const bandLabels: Record<MoodBand, string> = {
  red: '1–3 very anxious',
  amber: '4–5 anxious',
  blue: '6–7 in between',
  green: '8–10 calm',
}

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

export const logsLabel = (count: number): string => (count === 1 ? '1 log' : `${count} logs`)
