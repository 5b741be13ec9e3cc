import type { EntryWords } from '#domain/journal/events.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { latestEntries } from '#projections/journal/latest-entries.ts'

export type TaggedEntry = { id: string; day: string; createdAt: string } & Pick<EntryWords, 'mood' | 'tags'>

/** How the latest entries were tagged, and the mood that they tell: as many as one request may open. */
export async function listTaggedEntries(
  tools: { sql: Sql; store: EventStore },
  subjectId: string,
  since = '',
): Promise<TaggedEntry[]> {
  const found: TaggedEntry[] = []
  for await (const { entries } of latestEntries(tools, subjectId)) {
    for (const { id, day, createdAt, mood, tags } of entries)
      if (day >= since) found.push({ id, day, createdAt, mood, tags })
    // Written in this order, or nearly: who travels may be a day behind.
    if (entries.every(({ day }) => day < since)) break
  }
  return found
}
