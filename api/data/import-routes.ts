import { parse } from 'csv-parse/sync'
import { limit } from '#api/account/limit.ts'
import { importFor, namesOf } from '#api/data/import-document.ts'
import { InvalidInput, Refused } from '#api/middleware/errors.ts'
import { serve } from '#api/serve.ts'
import { documentBytes, importDaylio, importDocument } from '#contract/data.ts'
import { type DaylioLine, type DaylioMood, readDaylio } from '#domain/data/daylio.ts'
import type { MoodLogged } from '#domain/mood/events.ts'
import { streamName } from '#infra/store/command-handler.ts'
import type { NewEvent } from '#infra/store/event-store.ts'
import { appendUnknown, derivedEventId, derivedId, knownEventIds } from '#infra/store/person-log.ts'

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
  serve(importDocument, async ({ ctx, caller, deps, wrote }) => {
    if ((ctx.request.length ?? 0) > documentBytes) {
      ctx.req.resume()
      throw new Refused('import-too-long')
    }
    await limit(ctx, deps, 'import', caller.subjectId ?? undefined)
    const { added, known, leftOut, position } = await importFor(deps, caller, ctx.req)
    wrote(position)
    return { added, known, leftOut }
  }),

  serve(importDaylio, async ({ input: { csv, isPreview, levels }, ctx, caller, deps, wrote }) => {
    await limit(ctx, deps, isPreview ? 'import preview' : 'import', caller.subjectId ?? undefined)
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
    if (isPreview || moods.length === 0) return { added: 0, known: 0, leftOut: 0, ...told }
    const subjectId = caller.somebody()
    const name = streamName('mood', { subjectId, id: subjectId })
    const oldestFirst = moods.toSorted((one, other) => one.at.localeCompare(other.at))
    const [events, ...underOtherNames] = (await namesOf(deps, subjectId)).map((whose) =>
      moodEvents(oldestFirst, whose),
    )
    const brought = await knownEventIds(
      deps.sql,
      subjectId,
      underOtherNames.flat().map(({ eventId }) => eventId),
    )
    const unknown = events!.filter(
      (_, index) => !underOtherNames.some((other) => brought.has(other[index]!.eventId)),
    )
    const { added, position } = await appendUnknown(deps, name, unknown, caller.context)
    wrote(position)
    return { added, known: moods.length - added, leftOut: 0, ...told }
  }),
]
