import type { EntryWords } from '#domain/journal/events.ts'
import { type Search, searching } from '#domain/journal/search-entries.ts'
import { tagsInUse } from '#domain/journal/tags-in-use.ts'
import { inSlices } from '#infra/in-slices.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { Raised } from '#projections/journal/entry-words.ts'
import { latestEntries, type Listed } from '#projections/journal/latest-entries.ts'

const longestWords = 120_000

type Tools = { sql: Sql; store: EventStore }
type Found = {
  found: (Listed & EntryWords & { raised?: Raised })[]
  /** The last one that was looked at, where there are more; null at the end. */
  last: Listed | null
}
type Asked = { search: Search; before: readonly [createdAt: string, position: number] | null; limit: number }

/** The next entries that have what is looked for, the latest first. Words are sealed, so they are opened to be searched. */
export async function findEntries(
  tools: Tools,
  subjectId: string,
  { search, before, limit }: Asked,
): Promise<Found> {
  const found: Found['found'] = []
  let bytes = 0
  let place: Listed | null = null
  for await (const { entries, last } of latestEntries(tools, subjectId, before)) {
    for (const entry of await inSlices(searching(entries, search))) {
      bytes += entry.bytes
      const previous = found.at(-1)
      if (previous && (found.length === limit || bytes > longestWords)) return { found, last: previous }
      found.push(entry)
    }
    place = last
  }
  return { found, last: place }
}

/** The tags of the latest entries, the most used first. */
export async function findTags(tools: Tools, subjectId: string): Promise<string[]> {
  const tagged: { tags: readonly string[] }[] = []
  for await (const { entries } of latestEntries(tools, subjectId))
    for (const { tags } of entries) tagged.push({ tags })
  return tagsInUse(tagged)
}
