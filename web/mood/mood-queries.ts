import type { QueryFunctionContext } from '@tanstack/react-query'
import { listMoodLogs, type MoodLog } from '#contract/mood.ts'
import type { Span } from '#domain/mood/span.ts'
import { call } from '#web/http/call.ts'
import { callPages, wholeListOf } from '#web/http/paged.ts'
import { queryKeyOf } from '#web/http/query-client.ts'

const key = queryKeyOf(listMoodLogs, {})

/** A month and its edges, in whatever time zone: all that is shown unless somebody asks for everything. */
const recentDays = 33
const dayMs = 86_400_000

export const latestMoodQuery = {
  queryKey: [...key, 'latest'],
  queryFn: ({ signal }: QueryFunctionContext) => call(listMoodLogs, { limit: 1 }, signal),
}

export const allMoodsQuery = wholeListOf(listMoodLogs, {})

export const recentMoodsQuery = {
  queryKey: [...key, 'recent'],
  queryFn: async ({ signal, client }: QueryFunctionContext): Promise<MoodLog[]> => {
    const since = new Date(Date.now() - recentDays * dayMs).toISOString()
    const goesOn = (page: MoodLog[]) => (page.at(-1)?.timestamp ?? '') >= since
    const { pages, next } = await callPages(listMoodLogs, {}, { signal, goesOn })
    const moods = pages.flat()
    if (next === null) client.setQueryData(allMoodsQuery.queryKey, moods)
    return moods
  },
}

export const moodsQueryFor = (span: Span) => (span === 'all' ? allMoodsQuery : recentMoodsQuery)
