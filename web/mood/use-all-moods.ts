import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { summaryOf } from '#domain/mood/summary.ts'
import { allMoodsQuery, summaryQuery } from '#web/mood/all-moods-query.ts'

/** Moods of all time, as far as they are read, and the figures of all of them. Asked for once somebody wants them. */
export function useAllMoods(isWanted: boolean) {
  const list = useInfiniteQuery({ ...allMoodsQuery, enabled: isWanted })
  const pages = list.data?.pages
  const moods = useMemo(() => pages?.flatMap(({ items }) => items), [pages])
  const isAllHere = moods !== undefined && !list.hasNextPage
  const asked = useQuery({ ...summaryQuery, enabled: isWanted && !isAllHere })
  const summary = isAllHere ? summaryOf(moods) : asked.data
  const isShown = isWanted && moods !== undefined && summary !== undefined
  return {
    /** Null until both are here. */
    shown: isShown ? { moods, summary, list } : null,
    hasFailed: isWanted && !isShown && (list.isError || asked.isError),
    retry: () => {
      if (list.isError) void list.refetch()
      if (asked.isError) void asked.refetch()
    },
  }
}
