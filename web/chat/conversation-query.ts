import type { QueryClient } from '@tanstack/react-query'
import { type HeardMessage, listConcerns, listMessages, type Message } from '#contract/chat.ts'
import { call } from '#web/http/call.ts'
import { callPages } from '#web/http/paged.ts'
import { queryKeyOf } from '#web/http/query-client.ts'

/** In seconds. A list that is behind would look like an empty conversation, for good: it is waited for while a worker starts. */
const timesAsked = 300

/** A conversation from its end back, as far as it was read. */
export type Transcribed = {
  messages: Message[]
  /** What leads to those before them; null where there are none. */
  earlier: string | null
  /** What was heard in all of it, where not all of it is here. */
  heard: HeardMessage[]
}

export const nothingSaid: Transcribed = { messages: [], earlier: null, heard: [] }

/** What was heard before the first message that is here. */
export function heardBefore({ messages, heard }: Transcribed): HeardMessage[] {
  const here = new Set(messages.map(({ id }) => id))
  return heard.filter(({ id }) => !here.has(id))
}

/** The latest messages, and as many of those before them as were here already. */
async function read(client: QueryClient, sessionId: string, signal?: AbortSignal): Promise<Transcribed> {
  const input = { id: sessionId }
  const known = client.getQueryData<Transcribed>(queryKeyOf(listMessages, input))?.messages.length ?? 0
  let count = 0
  const goesOn = (page: Message[]) => (count += page.length) < known
  const options = { times: timesAsked, goesOn, ...(signal && { signal }) }
  const { pages, next } = await callPages(listMessages, input, options)
  const heard = next === null ? [] : await call(listConcerns, input, signal)
  return { messages: pages.toReversed().flat(), earlier: next, heard }
}

/** What was said, in order, from the latest back. */
export const conversationQuery = (sessionId: string) => ({
  queryKey: queryKeyOf(listMessages, { id: sessionId }),
  // Long, and known from what is said: an answer that was asked for before a reply came would take it off the screen.
  staleTime: Infinity,
  queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }) =>
    read(client, sessionId, signal),
  // Whoever comes back finds the words at once; what was said meanwhile is added to them.
  gcTime: Infinity,
  // By their place in the list they would be taken for others once earlier ones come before them.
  structuralSharing: false,
})
