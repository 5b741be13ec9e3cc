import type { InfiniteData, QueryFunctionContext } from '@tanstack/react-query'
import { listEntries, type JournalEntry } from '#contract/journal.ts'
import { callPages, type Page, pagesOf } from '#web/http/paged.ts'
import { isSameDay } from '#web/ui/times.ts'

/** How often the list is asked for again while it lacks what was just written. */
const timesAsked = 5

export type Entries = InfiniteData<Page<JournalEntry>, string | null>

export const entriesQuery = pagesOf(listEntries, {}, timesAsked)

/** More than one writes in a day, as a rule. */
const firstOfToday = 3

/** The latest entries: all that are of today, by the person's own clock, are among them. */
export const latestEntriesQuery = {
  queryKey: [...entriesQuery.queryKey, 'latest'],
  queryFn: async ({ signal }: QueryFunctionContext): Promise<JournalEntry[]> => {
    const now = new Date().toISOString()
    const goesOn = (page: JournalEntry[]) => isSameDay(page.at(-1)?.createdAt ?? '', now)
    const input = { limit: firstOfToday }
    return (await callPages(listEntries, input, { signal, times: timesAsked, goesOn })).pages.flat()
  },
}
