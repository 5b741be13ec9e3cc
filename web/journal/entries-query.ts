import { listEntries } from '#contract/journal.ts'
import { callUntilCurrent } from '#web/http/call.ts'
import { queryKeyOf } from '#web/http/query-client.ts'

/** How often the list is asked for again while it lacks what was just written. */
const timesAsked = 5

export const entriesQuery = {
  queryKey: queryKeyOf(listEntries, {}),
  queryFn: () => callUntilCurrent(listEntries, {}, timesAsked),
}
