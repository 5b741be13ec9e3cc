import type { QueryClient } from '@tanstack/react-query'
import { getEntry, type JournalEntry } from '#contract/journal.ts'
import { call, CallError } from '#web/http/call.ts'
import { type Entries, entriesQuery, latestEntriesQuery } from '#web/journal/entries-query.ts'

type Items = (entries: JournalEntry[]) => JournalEntry[]

/** What this page writes it puts into the list itself: a long journal is not read again for one entry. */
function change(client: QueryClient, items: Items, more = 0): void {
  client.setQueryData<Entries>(
    entriesQuery.queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: items(page.items),
          total: page.total === null ? null : page.total + more,
        })),
      },
  )
  // Home reads its own again.
  client.removeQueries({ queryKey: latestEntriesQuery.queryKey, type: 'inactive' })
}

const listed = (client: QueryClient): JournalEntry[] =>
  client.getQueryData<Entries>(entriesQuery.queryKey)?.pages.flatMap(({ items }) => items) ?? []

/** In the place of what it said before; a new one comes first. */
export function putEntry(client: QueryClient, entry: JournalEntry): void {
  if (listed(client).some(({ id }) => id === entry.id))
    return change(client, (entries) => entries.map((other) => (other.id === entry.id ? entry : other)))
  let isFirst = true
  const first: Items = (entries) => {
    const next = isFirst ? [entry, ...entries] : entries
    isFirst = false
    return next
  }
  change(client, first, 1)
}

export function takeEntryOut(client: QueryClient, entryId: string): void {
  if (listed(client).some(({ id }) => id === entryId))
    change(client, (entries) => entries.filter(({ id }) => id !== entryId), -1)
}

/** One entry as it is saved now, also in the list; null when it was deleted. */
export async function rereadEntry(client: QueryClient, entryId: string): Promise<JournalEntry | null> {
  try {
    const entry = await call(getEntry, { id: entryId })
    putEntry(client, entry)
    return entry
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'journal-entry-unknown')) throw error
    takeEntryOut(client, entryId)
    return null
  }
}
