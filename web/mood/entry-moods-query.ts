import type { QueryFunctionContext } from '@tanstack/react-query'
import { listEntryMoods } from '#contract/journal.ts'
import { call } from '#web/http/call.ts'
import { queryKeyOf } from '#web/http/query-client.ts'
import { recentSince } from '#web/mood/mood-queries.ts'

/** What entries of the last weeks tell of moods. */
export const entryMoodsQuery = {
  queryKey: [...queryKeyOf(listEntryMoods, {}), 'recent'],
  queryFn: ({ signal }: QueryFunctionContext) =>
    call(listEntryMoods, { since: recentSince().slice(0, 10) }, signal),
}
