import type { JournalEvent } from '#domain/journal/events.ts'
import type { Sql } from '#infra/sql.ts'
import { streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { pagesOfEntries } from '#projections/journal/entries.ts'
import { withWords } from '#projections/journal/entry-words.ts'

export type ReflectionToExport = {
  at: string
  author: 'guide' | 'model' | 'prepared'
  text: string
  isImported?: true | undefined
}

export async function* entriesToExport(
  { sql, store, subjectId }: { sql: Sql; store: EventStore; subjectId: string },
  upTo: number,
) {
  for await (const page of pagesOfEntries(sql, subjectId)) {
    const known = page.filter(({ position }) => position <= upTo)
    const reflections = await reflectionsOf({ sql, store }, subjectId, known, upTo)
    yield (await withWords(store, subjectId, known)).map(
      ({ position: _, raisedAt: __, raised: ___, createdAt, ...entry }) => ({
        ...entry,
        at: createdAt,
        reflections: reflections.get(entry.id) ?? [],
      }),
    )
  }
}

/** By the id of the entry. Those on words that were since replaced are gone with them. */
async function reflectionsOf(
  { sql, store }: { sql: Sql; store: EventStore },
  subjectId: string,
  entries: { id: string }[],
  upTo: number,
): Promise<Map<string, ReflectionToExport[]>> {
  const streams = entries.map(({ id }) => streamName('journal', { subjectId, id }).streamId)
  const rows = await sql<{ position: number }[]>`
    select position from events
    where subject_id = ${subjectId} and stream_id = any (${streams}) and type = 'ReflectionWritten'
      and sealed is not null and position <= ${upTo}
    order by position`
  const positions = rows.map(({ position }) => position)
  const events = await store.recallAt<JournalEvent>(subjectId, positions)
  const found = new Map<string, ReflectionToExport[]>()
  for (const position of positions) {
    const event = events.get(position)
    if (event?.type !== 'ReflectionWritten' || !event.personal) continue
    const { entryId, author, isImported } = event.data
    const ofEntry = found.get(entryId) ?? []
    const { text } = event.personal
    found.set(entryId, [...ofEntry, { at: event.at, author, text, ...(isImported && { isImported }) }])
  }
  return found
}
