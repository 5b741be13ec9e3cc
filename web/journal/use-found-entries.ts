import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { listTags, type JournalEntry } from '#contract/journal.ts'
import { isSearching, searchEntries, type Search } from '#domain/journal/search-entries.ts'
import { tagsInUse } from '#domain/journal/tags-in-use.ts'
import { queryOf } from '#web/http/query-client.ts'
import { entriesQuery } from '#web/journal/entries-query.ts'
import { foundQuery } from '#web/journal/found-query.ts'

export const everything: Search = { words: '', tags: [] }

/** The server is asked once somebody has stopped typing. */
const typingMs = 300

function useTyped(search: Search): Search {
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    const timer = setTimeout(() => setTyped(search), typingMs)
    return () => clearTimeout(timer)
  }, [search])
  return typed
}

const none: readonly JournalEntry[] = []

/**
 * The journal as far as it is read, and what was found in it. While all of it is here it is searched here, and what is
 * looked for is sent nowhere; a longer one the server looks through.
 */
export function useFoundEntries(search: Search) {
  const list = useInfiniteQuery(entriesQuery)
  const pages = list.data?.pages
  const entries = useMemo(() => pages?.flatMap(({ items }) => items) ?? none, [pages])
  const isAllHere = !list.hasNextPage
  const here = useDeferredValue(search)
  const typed = useTyped(search)
  const isAsked = !isAllHere && isSearching(search)
  const asked = useInfiniteQuery({
    ...foundQuery(typed),
    enabled: isAsked && isSearching(typed),
    placeholderData: keepPreviousData,
  })
  const known = useQuery({ ...queryOf(listTags, {}), enabled: !isAllHere }).data
  const tags = useMemo(() => {
    const inUse = tagsInUse(entries)
    const names = new Set(known?.map((tag) => tag.toLowerCase()))
    return known ? [...known, ...inUse.filter((tag) => !names.has(tag.toLowerCase()))] : inUse
  }, [entries, known])

  const isLooking = isAsked && (typed !== search || asked.isFetching) && !asked.isFetchingNextPage
  const found = isAsked
    ? // What is on the screen stays until the first is found.
      (asked.data?.pages.flatMap(({ items }) => items) ?? (isLooking ? entries : none))
    : isSearching(here) && isAllHere
      ? searchEntries(entries, here)
      : entries
  return {
    list,
    entries,
    found,
    tags,
    /** How many there are in all. */
    total: pages?.at(-1)?.total ?? entries.length,
    /** What leads on: to more of the journal, or of what is found in it. */
    more: isAsked ? asked : list,
    /** Of a search that the server answers: it is not there yet, or could not be had. */
    isLooking,
    hasFailed: isAsked && asked.isError && !asked.data,
    retry: () => void asked.refetch(),
  }
}
