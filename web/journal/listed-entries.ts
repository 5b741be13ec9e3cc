import type { QueryClient } from '@tanstack/react-query'
import { getEntry, searchEntries, type JournalEntry } from '#contract/journal.ts'
import { call, CallError } from '#web/http/call.ts'
import type { Page } from '#web/http/paged.ts'
import { type Entries, entriesQuery, latestEntriesQuery } from '#web/journal/entries-query.ts'

type Pages = Page<JournalEntry>[]

/** What this page writes it puts into the list itself: a long journal is not read again for one entry. */
function change(client: QueryClient, changed: (pages: Pages) => Pages, more = 0): void {
  client.setQueryData<Entries>(
    entriesQuery.queryKey,
    (list) =>
      list && {
        ...list,
        pages: changed(list.pages).map((page) => ({
          ...page,
          total: page.total === null ? null : page.total + more,
        })),
      },
  )
  // Home reads its own again.
  client.removeQueries({ queryKey: latestEntriesQuery.queryKey, type: 'inactive' })
}

const withItems = (pages: Pages, items: (entries: JournalEntry[]) => JournalEntry[]): Pages =>
  pages.map((page) => ({ ...page, items: items(page.items) }))

/** Before the first that was written earlier; where that is not read yet, it comes with its page. */
function withNew(pages: Pages, entry: JournalEntry): Pages | null {
  const isEarlier = ({ createdAt }: JournalEntry) => createdAt <= entry.createdAt
  const place = pages.findIndex(({ items }) => items.some(isEarlier))
  const last = pages.length - 1
  if (place === -1 && pages[last]?.next !== null) return null
  return pages.map((page, index) => {
    if (index !== (place === -1 ? last : place)) return page
    const before = page.items.findIndex(isEarlier)
    return { ...page, items: page.items.toSpliced(before === -1 ? page.items.length : before, 0, entry) }
  })
}

/** In the place of what it said before, or where it belongs. */
export function putEntry(client: QueryClient, entry: JournalEntry): void {
  const pages = client.getQueryData<Entries>(entriesQuery.queryKey)?.pages ?? []
  const isListed = pages.some(({ items }) => items.some(({ id }) => id === entry.id))
  if (isListed)
    return change(client, (all) =>
      withItems(all, (items) => items.map((other) => (other.id === entry.id ? entry : other))),
    )
  const added = withNew(pages, entry)
  // An old one that was found and edited is counted already.
  change(client, (all) => added ?? all, added ? 1 : 0)
}

export const takeEntryOut = (client: QueryClient, entryId: string): void =>
  change(client, (all) => withItems(all, (items) => items.filter(({ id }) => id !== entryId)), -1)

/** One entry as it is saved now, also in the list; null when it was deleted. */
export async function rereadEntry(client: QueryClient, entryId: string): Promise<JournalEntry | null> {
  try {
    const entry = await call(getEntry, { id: entryId })
    putEntry(client, entry)
    if (entry.raised) void client.invalidateQueries({ queryKey: [searchEntries.path] })
    return entry
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'journal-entry-unknown')) throw error
    takeEntryOut(client, entryId)
    return null
  }
}
