import { limits } from '#domain/limits.ts'
import { instantAt } from '#domain/progress/day.ts'

/** One line of Daylio's export, by its own column names. */
export type DaylioLine = Partial<
  Record<'full_date' | 'time' | 'mood' | 'activities' | 'note_title' | 'note', string>
>

/** What one file may hold; a person who logs five moods a day fills it in eleven years. */
export const daylioLimits = { lines: 20_000, columns: 100, lineLength: 50_000, moodName: 100 } as const

/** Daylio's five words, on a scale of ten. */
const levels: ReadonlyMap<string, number> = new Map([
  ['awful', 2],
  ['bad', 4],
  ['meh', 6],
  ['good', 8],
  ['rad', 10],
])

const firstDay = '1900-01-01'

export type DaylioMood = {
  /** Counted from 1, without the line of names. */
  line: number
  at: string
  /** YYYY-MM-DD, on which the mood counts. */
  day: string
  /** HH:MM */
  time: string
  mood: string
  level: number
  note: string | null
}
export type SkippedLine = { line: number; reason: string }

/** A mood by its name, in lower case; `level` is null while nobody has said which it is. */
export type MoodName = { mood: string; count: number; level: number | null; isOwn: boolean }

export type DaylioRead = { moods: DaylioMood[]; skipped: SkippedLine[]; names: MoodName[] }

export type DaylioReading = {
  /** Levels (1 to 10) for moods that the person made up, by their names in lower case. */
  given?: ReadonlyMap<string, number>
  /** The person's time zone, and the instant from which on days are still to come. */
  timeZone: string
  now: string
}

/** Reads what Daylio exported. */
export function readDaylio(
  lines: Iterable<DaylioLine>,
  { given = new Map(), timeZone, now }: DaylioReading,
): DaylioRead {
  const read: Omit<DaylioRead, 'names'> = { moods: [], skipped: [] }
  const names = new Map<string, MoodName>()
  let number = 0
  for (const line of lines) {
    number++
    const day = isDay(line.full_date) ? line.full_date : null
    const time = timeOf(line.time ?? '')
    const mood = line.mood?.trim() ?? ''
    const skip = (reason: string) => void read.skipped.push({ line: number, reason })
    if (!day) skip('There is no date (YYYY-MM-DD) in full_date.')
    else if (time === null) skip('The time cannot be read.')
    else if (mood === '') skip('There is no mood.')
    else if (mood.length > daylioLimits.moodName) skip('The name of the mood is too long.')
    else {
      const name = countedName(names, mood.toLowerCase(), given)
      const at = instantAt(day, time, timeZone)
      if (name.level === null) skip(`“${mood}” is a mood of your own: say which level it is.`)
      else if (at > now) skip('This day is still to come.')
      else read.moods.push({ line: number, at, day, time, mood, level: name.level, note: noteOf(line) })
    }
  }
  return { ...read, names: [...names.values()] }
}

function countedName(
  names: Map<string, MoodName>,
  mood: string,
  given: ReadonlyMap<string, number>,
): MoodName {
  const known = names.get(mood)
  const isOwn = !levels.has(mood)
  const name = known ?? { mood, count: 0, level: given.get(mood) ?? levels.get(mood) ?? null, isOwn }
  name.count++
  names.set(mood, name)
  return name
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text >= firstDay &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** `20:15`, `8:15 PM`, `8:15 p.m.`: on a day of 24 hours. An empty time is noon. */
function timeOf(text: string): string | null {
  const given = text.trim()
  if (given === '') return '12:00'
  const found = /^(\d{1,2}):(\d{2}) ?(?:([ap])\.? ?m\.?)?$/i.exec(given.replace(/\s+/g, ' '))
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

const shown = { moods: 50, skipped: 50, names: 200, note: 280 } as const

export type DaylioPreview = ReturnType<typeof previewOf>

/** What is shown before anything is taken over: the first of each, and how many there are. */
export const previewOf = ({ moods, skipped, names }: DaylioRead) => ({
  moods: moods.slice(0, shown.moods).map(({ line, at, day, mood, level, note }) => ({
    line,
    at,
    day,
    mood,
    level,
    note: note !== null && note.length > shown.note ? `${note.slice(0, shown.note)}…` : note,
  })),
  moodsTotal: moods.length,
  skipped: skipped.slice(0, shown.skipped),
  skippedTotal: skipped.length,
  // Those that need an answer come first.
  names: names.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn)).slice(0, shown.names),
})
