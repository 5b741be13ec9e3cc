import { searchEntries, type JournalEntry } from '#contract/journal.ts'
import type { Search } from '#domain/journal/search-entries.ts'
import { callPages, type Page } from '#web/http/paged.ts'

/** Entries that are shown at a time, of those that were found. */
const pageLength = 20

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
