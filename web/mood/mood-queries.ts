import type { InfiniteData, QueryFunctionContext } from '@tanstack/react-query'
import { listMoodLogs, type MoodLog } from '#contract/mood.ts'
import { call } from '#web/http/call.ts'
import { callPages, type Page } from '#web/http/paged.ts'
import { queryKeyOf } from '#web/http/query-client.ts'

export const moodsKey = queryKeyOf(listMoodLogs, {})
export const allMoodsKey = [...moodsKey, 'all']

/** A month and its edges, in whatever time zone: all that is shown unless somebody asks for everything. */
const recentDays = 33
const dayMs = 86_400_000
export const recentSince = (): string => new Date(Date.now() - recentDays * dayMs).toISOString()

export const latestMoodQuery = {
  queryKey: [...moodsKey, 'latest'],
  queryFn: ({ signal }: QueryFunctionContext) => call(listMoodLogs, { limit: 1 }, signal),
}

export const recentMoodsQuery = {
  queryKey: [...moodsKey, 'recent'],
  queryFn: async ({ signal, client }: QueryFunctionContext): Promise<MoodLog[]> => {
    const since = recentSince()
    const goesOn = (page: MoodLog[]) => (page.at(-1)?.timestamp ?? '') >= since
    const { pages, next } = await callPages(listMoodLogs, {}, { signal, goesOn })
    const moods = pages.flat()
    // That is all of them: nobody has to ask for more.
    if (next === null)
      client.setQueryData<InfiniteData<Page<MoodLog>, string | null>>(allMoodsKey, {
        pages: [{ items: moods, next, total: null }],
        pageParams: [null],
      })
    return moods
  },
}
