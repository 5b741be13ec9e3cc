import type { EntryWords } from '#domain/journal/events.ts'
import { type Search, searchEntries } from '#domain/journal/search-entries.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { type ListedEntry, listEntries } from '#projections/journal/entries.ts'
import { type Raised, withWords } from '#projections/journal/entry-words.ts'

/** Entries that are opened at once, and in one go: nobody else waits for long. */
const openedAtOnce = 200
const openedInAll = 1_000
const longestWords = 120_000

type Listed = ListedEntry & { bytes: number }
type Found = {
  found: (Listed & EntryWords & { raised?: Raised })[]
  /** The last one that was looked at, where there are more; null at the end. */
  last: Listed | null
}
type Asked = { search: Search; before: readonly [createdAt: string, position: number] | null; limit: number }

/** The next entries that have what is looked for, the latest first. Words are sealed, so they are opened to be searched. */
export async function findEntries(
  { sql, store }: { sql: Sql; store: EventStore },
  subjectId: string,
  { search, before, limit }: Asked,
): Promise<Found> {
  const found: Found['found'] = []
  let place = before
  let bytes = 0
  for (let opened = 0; opened < openedInAll; opened += openedAtOnce) {
    const listed = await listEntries(sql, subjectId, { before: place, limit: openedAtOnce })
    for (const entry of searchEntries(await withWords(store, subjectId, listed), search)) {
      bytes += entry.bytes
      const previous = found.at(-1)
      if (previous && (found.length === limit || bytes > longestWords)) return { found, last: previous }
      found.push(entry)
    }
    const last = listed.at(-1)
    if (!last || listed.length < openedAtOnce) return { found, last: null }
    place = [last.createdAt, last.position]
    if (opened + openedAtOnce >= openedInAll) return { found, last }
  }
  return { found, last: null }
}
