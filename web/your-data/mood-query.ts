import type { QueryFunctionContext } from '@tanstack/react-query'
import { listMoodLogs, type MoodLog } from '#contract/mood.ts'
import { callPages } from '#web/http/paged.ts'
import { moodsKey } from '#web/mood/mood-queries.ts'

/** One mood, looked for from the latest back; null where there is none. */
export const moodQuery = (moodId: string) => ({
  queryKey: [...moodsKey, 'one', moodId],
  queryFn: async ({ signal }: QueryFunctionContext): Promise<MoodLog | null> => {
    const isIt = ({ id }: MoodLog) => id === moodId
    const goesOn = (page: MoodLog[]) => !page.some(isIt)
    return (await callPages(listMoodLogs, {}, { signal, goesOn })).pages.flat().find(isIt) ?? null
  },
})
