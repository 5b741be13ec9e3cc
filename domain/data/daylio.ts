import { limits } from '#domain/limits.ts'

/** One line of Daylio's export, by its own column names. */
export type DaylioLine = Partial<
  Record<'full_date' | 'time' | 'mood' | 'activities' | 'note_title' | 'note', string>
>

/** Daylio's five words, on a scale of ten. */
const levels: Record<string, number> = { awful: 2, bad: 4, meh: 6, good: 8, rad: 10 }

export type DaylioMood = {
  /** Counted from 1, without the line of names. */
  line: number
  /** YYYY-MM-DD, on which the mood counts. */
  day: string
  /** HH:MM */
  time: string
  mood: string
  level: number
  note: string | null
}
export type DaylioRead = { moods: DaylioMood[]; skipped: { line: number; reason: string }[] }

/** Reads what Daylio exported. `given` are levels (1 to 10) for mood words that the person made up, in lower case. */
export function readDaylio(
  lines: readonly DaylioLine[],
  given: Readonly<Record<string, number>> = {},
): DaylioRead {
  const read: DaylioRead = { moods: [], skipped: [] }
  for (const [index, line] of lines.entries()) {
    const number = index + 1
    const day = isDay(line.full_date) ? line.full_date : null
    const time = timeOf(line.time ?? '')
    const mood = line.mood?.trim() ?? ''
    const level = given[mood.toLowerCase()] ?? levels[mood.toLowerCase()]
    if (!day) read.skipped.push({ line: number, reason: 'There is no date (YYYY-MM-DD) in full_date.' })
    else if (time === null) read.skipped.push({ line: number, reason: 'The time cannot be read.' })
    else if (mood === '') read.skipped.push({ line: number, reason: 'There is no mood.' })
    else if (level === undefined)
      read.skipped.push({ line: number, reason: `“${mood}” is a mood of your own: say which level it is.` })
    else read.moods.push({ line: number, day, time, mood, level, note: noteOf(line) })
  }
  return read
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** `20:15`, `8:15 PM`, `8:15 p.m.`: on a day of 24 hours. An empty time is noon. */
function timeOf(text: string): string | null {
  if (text.trim() === '') return '12:00'
  const found = /^\s*(\d{1,2}):(\d{2})\s*(?:([ap])\.?\s?m\.?)?\s*$/i.exec(text)
  if (!found) return null
  const [, hours, minutes, half] = found
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59) return null
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

function noteOf({ note_title: title, note, activities }: DaylioLine): string | null {
  const done = activities
    ?.split('|')
    .map((one) => one.trim())
    .filter(Boolean)
    .join(', ')
  const parts = [title?.trim(), note?.replaceAll('<br>', '\n').trim(), done && `Activities: ${done}`]
  const whole = parts.filter(Boolean).join('\n')
  if (whole === '') return null
  return whole.length <= limits.moodNote ? whole : `${whole.slice(0, limits.moodNote - 1)}…`
}
