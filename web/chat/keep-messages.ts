import type { QueryClient } from '@tanstack/react-query'
import { listMessages, type Message } from '#contract/chat.ts'
import { call } from '#web/http/call.ts'
import { queryKeyOf } from '#web/http/query-client.ts'

/** Puts a finished turn into the list at once, then fetches the list as the server has it. */
export async function keepMessages(
  client: QueryClient,
  sessionId: string,
  finished: Message[],
): Promise<void> {
  const key = queryKeyOf(listMessages, { sessionId })
  const ids = new Set(finished.map(({ id }) => id))
  client.setQueryData<Message[]>(key, (all = []) => [...all.filter(({ id }) => !ids.has(id)), ...finished])
  const fetched = await call(listMessages, { sessionId }).catch((): Message[] => [])
  // A list that is a moment behind must not take the reply off the screen.
  if (finished.every(({ id }) => fetched.some((message) => message.id === id)))
    client.setQueryData(key, fetched)
}
