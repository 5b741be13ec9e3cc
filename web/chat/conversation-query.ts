import { listMessages, type Message } from '#contract/chat.ts'
import { callPages } from '#web/http/paged.ts'
import { queryKeyOf } from '#web/http/query-client.ts'

/** A list that is a moment behind would look like an empty conversation. */
const timesAsked = 30

/** All that was said, in order. Its pages lead back from the latest message. */
export const conversationQuery = (sessionId: string) => ({
  queryKey: queryKeyOf(listMessages, { id: sessionId }),
  // Long, and known from what is said: an answer that was asked for before a reply came would take it off the screen.
  staleTime: Infinity,
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Message[]> => {
    const options = { times: timesAsked, ...(signal && { signal }) }
    return (await callPages(listMessages, { id: sessionId }, options)).pages.toReversed().flat()
  },
  // Whoever comes back finds the words at once; what was said meanwhile is added to them.
  gcTime: Infinity,
})
