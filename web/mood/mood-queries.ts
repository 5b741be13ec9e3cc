import type { InfiniteData, QueryFunctionContext } from '@tanstack/react-query'
import { listMoodLogs, summarizeMoods, type MoodLog } from '#contract/mood.ts'
import { summaryOf } from '#domain/mood/summary.ts'
import { call } from '#web/http/call.ts'
import { callPages, type Page, pagesOf } from '#web/http/paged.ts'
import { queryKeyOf, queryOf } from '#web/http/query-client.ts'
import { chartDays } from '#web/mood/mood-charts.ts'

const key = queryKeyOf(listMoodLogs, {})

/** A month and its edges, in whatever time zone: all that is shown unless somebody asks for everything. */
const recentDays = 33
const dayMs = 86_400_000

export const latestMoodQuery = {
  queryKey: [...key, 'latest'],
  queryFn: ({ signal }: QueryFunctionContext) => call(listMoodLogs, { limit: 1 }, signal),
}

/** One of them, looked for from the latest back; null where there is none. */
export const moodQuery = (moodId: string) => ({
  queryKey: [...key, 'one', moodId],
  queryFn: async ({ signal }: QueryFunctionContext): Promise<MoodLog | null> => {
    const isIt = ({ id }: MoodLog) => id === moodId
    const goesOn = (page: MoodLog[]) => !page.some(isIt)
    return (await callPages(listMoodLogs, {}, { signal, goesOn })).pages.flat().find(isIt) ?? null
  },
})

export const summaryQuery = queryOf(summarizeMoods, {})

type Moods = InfiniteData<Page<MoodLog>, string | null>

/** All of them, a page at a time. The first holds as many days as the chart does, and the edge of another. */
export const allMoodsQuery = {
  ...pagesOf(listMoodLogs, {}),
  queryKey: [...key, 'all'],
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

export const recentMoodsQuery = {
  queryKey: [...key, 'recent'],
  queryFn: async ({ signal, client }: QueryFunctionContext): Promise<MoodLog[]> => {
    const since = new Date(Date.now() - recentDays * dayMs).toISOString()
    const goesOn = (page: MoodLog[]) => (page.at(-1)?.timestamp ?? '') >= since
    const { pages, next } = await callPages(listMoodLogs, {}, { signal, goesOn })
    const moods = pages.flat()
    // That is all of them: nobody has to ask for more.
    if (next === null) {
      const whole = { pages: [{ items: moods, next, total: null }], pageParams: [null] }
      client.setQueryData<Moods>(allMoodsQuery.queryKey, whole)
      client.setQueryData(summaryQuery.queryKey, summaryOf(moods))
    }
    return moods
  },
}
