import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allMoodsQuery, summaryQuery } from '#web/mood/mood-queries.ts'

/** Moods of all time, as far as they are read, and the figures of all of them. Asked for once somebody wants them. */
export function useAllMoods(isWanted: boolean) {
  const list = useInfiniteQuery({ ...allMoodsQuery, enabled: isWanted })
  const summary = useQuery({ ...summaryQuery, enabled: isWanted })
  const pages = list.data?.pages
  const moods = useMemo(() => pages?.flatMap(({ items }) => items), [pages])
  const isShown = isWanted && moods !== undefined && summary.data !== undefined
  return {
    /** Null until both are here. */
    shown: isShown ? { moods, summary: summary.data, list } : null,
    hasFailed: isWanted && !isShown && (list.isError || summary.isError),
    retry: () => {
      if (list.isError) void list.refetch()
      if (summary.isError) void summary.refetch()
    },
  }
}
