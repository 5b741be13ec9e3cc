import type { InfiniteData, QueryFunctionContext } from '@tanstack/react-query'
import { listEntries, searchEntries, type JournalEntry } from '#contract/journal.ts'
import type { Search } from '#domain/journal/search-entries.ts'
import { callPages, type Page, pagesOf } from '#web/http/paged.ts'
import { isSameDay } from '#web/ui/times.ts'

/** How often the list is asked for again while it lacks what was just written. */
const timesAsked = 5

/** Entries that are shown at a time, of those that were found. */
const pageLength = 20

export type Entries = InfiniteData<Page<JournalEntry>, string | null>

export const entriesQuery = pagesOf(listEntries, {}, timesAsked)

/** What was found so far in a journal that is not all here. Only so many entries are looked through in an answer. */
export const foundQuery = ({ words, tags }: Search) => ({
  queryKey: [searchEntries.path, words, ...tags],
  queryFn: async ({
    signal,
    pageParam,
  }: {
    signal: AbortSignal
    pageParam: string | null
  }): Promise<Page<JournalEntry>> => {
    let count = 0
    const goesOn = (page: JournalEntry[]) => (count += page.length) < pageLength
    const input = { words, tags: [...tags], limit: pageLength }
    const { pages, ...rest } = await callPages(searchEntries, input, { signal, cursor: pageParam, goesOn })
    return { items: pages.flat(), ...rest }
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Page<JournalEntry>) => next,
  // Other words come soon, and then nobody wants these.
  gcTime: 0,
})

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
