import { parse } from 'csv-parse/sync'
import type { Caller } from '#api/caller.ts'
import type { Deps } from '#api/deps.ts'
import { InvalidInput } from '#api/middleware/errors.ts'
import { serve } from '#api/serve.ts'
import { importDaylio, importDocument } from '#contract/data.ts'
import { ExportedData } from '#contract/export-document.ts'
import { type DaylioLine, type DaylioMood, readDaylio } from '#domain/data/daylio.ts'
import { type ImportedStream, streamsOf } from '#domain/data/export-file.ts'
import type { MoodLogged } from '#domain/mood/events.ts'
import { streamName } from '#infra/store/command-handler.ts'
import type { NewEvent } from '#infra/store/event-store.ts'
import { appendUnknown, derivedEventId, derivedId } from '#infra/store/person-log.ts'

const dayMs = 86_400_000

/** Says in one sentence what is wrong with a document. */
function readDocument(body: object, now: string): ExportedData {
  const { format, version } = body as { format?: unknown; version?: unknown }
  const refuse = (message: string) => new InvalidInput([{ path: [], message }])
  if (format !== 'leeward-export') throw refuse('This is not an export of Leeward.')
  if (version !== 1) throw refuse('This export was made by a newer Leeward than this one.')
  const parsed = ExportedData.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw refuse(`This export is damaged at ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const latest = new Date(Date.parse(now) + dayMs).toISOString()
  if (parsed.data.facts.some(({ at }) => at > latest)) throw refuse('This export tells of days to come.')
  return parsed.data
}

async function appendStreams(
  deps: Deps,
  { context }: Caller,
  subjectId: string,
  documentId: string,
  streams: ImportedStream[],
) {
  const total = { added: 0, known: 0, position: null as number | null }
  for (const { kind, id, events } of streams) {
    const streamId = id ?? subjectId
    const named = events.map((event, index) => ({
      ...event,
      eventId: derivedEventId(subjectId, documentId, kind, streamId, String(index)),
    }))
    const taken = await appendUnknown(deps, streamName(kind, { subjectId, id: streamId }), named, context)
    total.added += taken.added
    total.known += taken.known
    total.position = Math.max(total.position ?? 0, taken.position ?? 0) || null
  }
  return total
}

/** The table in the text. Throws `InvalidInput` where there is none. */
function linesOf(csv: string): DaylioLine[] {
  try {
    const lines = parse(csv, { bom: true, columns: true, relax_column_count: true, skip_empty_lines: true })
    const [first] = lines as DaylioLine[]
    if (first && 'full_date' in first && 'mood' in first) return lines as DaylioLine[]
  } catch {
    // Told below; the error of the parser repeats what was in the file.
  }
  throw new InvalidInput([{ path: [], message: 'This is not the CSV export of Daylio.' }])
}

const atOf = ({ day, time }: DaylioMood, timeZone: string): string =>
  new Date(
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds,
  ).toISOString()

/** Each line once, also when a later export of Daylio holds it again; two lines that are equal are two moods. */
function moodEvents(moods: (DaylioMood & { at: string })[], subjectId: string) {
  const counts = new Map<string, number>()
  return moods.map(({ at, day, time, mood, level, note }): NewEvent<MoodLogged> & { eventId: string } => {
    const line = JSON.stringify([day, time, mood, note])
    const count = (counts.get(line) ?? 0) + 1
    counts.set(line, count)
    const names = ['daylio', line, String(count)]
    return {
      type: 'MoodLogged',
      at,
      eventId: derivedEventId(subjectId, ...names),
      data: { moodId: derivedId(subjectId, ...names), level, sessionId: null, day },
      personal: { note },
    }
  })
}

export const importRoutes = [
  serve(importDocument, async ({ input, caller, deps, wrote }) => {
    const document = readDocument(input, caller.at)
    const subjectId = caller.somebody()
    const { documentId, facts, sessions, moods } = document
    const messages = sessions.flatMap((session) => session.messages)
    const opened = {
      facts,
      messages: new Map(messages.map((message) => [message.id, message])),
      notes: new Map(moods.map(({ id, note }) => [id, note])),
    }
    const streams = streamsOf(opened, (id) => derivedId(subjectId, documentId, id))
    const { added, known, position } = await appendStreams(deps, caller, subjectId, documentId, streams)
    wrote(position)
    deps.wake(subjectId)
    return { added, known }
  }),

  serve(importDaylio, async ({ input: { csv, isPreview, levels }, caller, deps, wrote }) => {
    const given = Object.fromEntries(
      Object.entries(levels).map(([mood, level]) => [mood.toLowerCase(), level]),
    )
    const { moods: read, skipped } = readDaylio(linesOf(csv), given)
    const all = read.map((mood) => ({ ...mood, at: atOf(mood, caller.context.timeZone) }))
    const moods = all.filter(({ at }) => at <= caller.at)
    const toCome = all
      .filter(({ at }) => at > caller.at)
      .map(({ line }) => ({ line, reason: 'This day is still to come.' }))
    const told = {
      moods: moods.map(({ time: _, ...mood }) => mood),
      skipped: [...skipped, ...toCome].toSorted((one, other) => one.line - other.line),
    }
    if (isPreview || moods.length === 0) return { added: 0, known: 0, ...told }
    const subjectId = caller.somebody()
    const name = streamName('mood', { subjectId, id: subjectId })
    const oldestFirst = moodEvents(moods, subjectId).toSorted((one, other) => one.at.localeCompare(other.at))
    const { added, known, position } = await appendUnknown(deps, name, oldestFirst, caller.context)
    wrote(position)
    deps.wake(subjectId)
    return { added, known, ...told }
  }),
]
