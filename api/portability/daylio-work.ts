import { parse } from 'csv-parse/sync'
import type * as z from 'zod'
import { InvalidInput } from '#api/middleware/invalid-input.ts'
import { DaylioFile } from '#contract/portability.ts'
import {
  type DaylioLine,
  daylioLimits,
  type DaylioMood,
  type DaylioPreview,
  previewOf,
  readDaylio,
} from '#domain/portability/daylio.ts'

export type DaylioOptions = { timeZone: string; now: string }

/** What comes of a file: nothing but a refusal; or what it holds, and the moods themselves, the oldest first. */
export type DaylioOutput =
  | { refusal: string }
  | { preview: DaylioPreview; isPreview: boolean }
  | { moods: DaylioMood[] }

const moodsAtOnce = 500
const notDaylio = 'This is not the CSV export of Daylio.'
const tooManyLines = `This file has more than ${daylioLimits.lines.toLocaleString('en')} lines. Please split it.`

class Refusal extends Error {}

/** Reads a request to take over Daylio's moods. Run aside: whatever stands in it, it holds up nobody. */
export async function* work(
  options: DaylioOptions,
  input: AsyncIterable<Uint8Array>,
): AsyncGenerator<DaylioOutput> {
  const text = Buffer.concat(await Array.fromAsync(input)).toString('utf8')
  try {
    const { csv, isPreview, levels } = fileOf(text)
    const given = new Map(Object.entries(levels).map(([mood, level]) => [mood.toLowerCase(), level]))
    const read = readDaylio(linesOf(csv), { given, ...options })
    yield { preview: previewOf(read), isPreview }
    const oldestFirst = read.moods.toSorted((one, other) => one.at.localeCompare(other.at))
    for (let from = 0; from < oldestFirst.length; from += moodsAtOnce)
      yield { moods: oldestFirst.slice(from, from + moodsAtOnce) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    yield { refusal: error.message }
  }
}

function fileOf(text: string): z.output<typeof DaylioFile> {
  const parsed = DaylioFile.safeParse(jsonOf(text))
  if (!parsed.success) throw new Refusal(new InvalidInput(parsed.error.issues).sentence)
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('Send a JSON object.')
  }
}

const wanted = ['full_date', 'time', 'mood', 'activities', 'note_title', 'note'] as const

/** The table in the text, its wanted columns. */
function linesOf(csv: string): DaylioLine[] {
  const lines: DaylioLine[] = []
  let places: [(typeof wanted)[number], number][] | null = null
  const take = (fields: string[]): null => {
    if (places === null) {
      const isDaylio = ['full_date', 'mood'].every((name) => fields.includes(name))
      if (!isDaylio || fields.length > daylioLimits.columns) throw new Refusal(notDaylio)
      places = wanted.flatMap((name) => (fields.includes(name) ? [[name, fields.indexOf(name)]] : []))
    } else {
      if (lines.length === daylioLimits.lines) throw new Refusal(tooManyLines)
      lines.push(Object.fromEntries(places.map(([name, place]) => [name, fields[place] ?? ''])))
    }
    return null
  }
  try {
    parse(csv, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: daylioLimits.lineLength,
      on_record: take,
    })
  } catch (error) {
    // The parser's own errors repeat what was in the file.
    throw error instanceof Refusal ? error : new Refusal(notDaylio)
  }
  if (places === null) throw new Refusal(notDaylio)
  return lines
}
