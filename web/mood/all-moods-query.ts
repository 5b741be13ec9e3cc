import { listMoodLogs, summarizeMoods, type MoodLog } from '#contract/mood.ts'
import { callPages, pagesOf } from '#web/http/paged.ts'
import { queryOf } from '#web/http/query-client.ts'
import { chartDays } from '#web/mood/mood-charts.ts'
import { allMoodsKey } from '#web/mood/mood-queries.ts'

/** All of them, a page at a time. The first holds as many days as the chart does, and the edge of another. */
export const allMoodsQuery = {
  ...pagesOf(listMoodLogs, {}),
  queryKey: allMoodsKey,
  queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | null }) => {
    const days = new Set<string>()
    const goesOn = (page: MoodLog[]) => {
      for (const { timestamp } of page) days.add(new Date(timestamp).toDateString())
      return pageParam === null && days.size <= chartDays
    }
    const { pages, ...rest } = await callPages(listMoodLogs, {}, { signal, cursor: pageParam, goesOn })
    return { items: pages.flat(), ...rest }
  },
}

/** Of all of them, whether they are here or not. */
export const summaryQuery = queryOf(summarizeMoods, {})
