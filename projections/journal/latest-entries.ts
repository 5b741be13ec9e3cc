import type { EntryWords } from '#domain/journal/events.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { inPieces } from '#infra/store/in-pieces.ts'
import { type ListedEntry, listEntries } from '#projections/journal/entries.ts'
import { type Raised, withWords } from '#projections/journal/entry-words.ts'

const listedAtOnce = 200
/** What one request may have opened: so many entries, and so many bytes of their words. */
const opened = { entries: 1_000, bytes: 4_000_000 } as const

export type Listed = ListedEntry & { bytes: number }
/** `last` of those that were read, where there are more; null at the end of the journal. */
type Piece = { entries: (Listed & EntryWords & { raised?: Raised })[]; last: Listed | null }

/** The latest entries with their words, a few at a time, as far as one request may read. */
export async function* latestEntries(
  { sql, store }: { sql: Sql; store: EventStore },
  subjectId: string,
  before: readonly [createdAt: string, position: number] | null = null,
): AsyncGenerator<Piece> {
  let place = before
  let [entries, bytes] = [0, 0]
  while (entries < opened.entries && bytes < opened.bytes) {
    const listed = await listEntries(sql, subjectId, { before: place, limit: listedAtOnce })
    for (const piece of inPieces(listed)) {
      const last = piece.at(-1)!
      const isEnd = listed.length < listedAtOnce && last === listed.at(-1)
      yield { entries: await withWords(store, subjectId, piece), last: isEnd ? null : last }
      entries += piece.length
      for (const entry of piece) bytes += entry.bytes
      if (isEnd || bytes >= opened.bytes) return
      place = [last.createdAt, last.position]
    }
    if (listed.length === 0) return
  }
}
