import type { QueryClient } from '@tanstack/react-query'
import { listMessages, type Message } from '#contract/chat.ts'
import { callPages } from '#web/http/paged.ts'
import { queryKeyOf } from '#web/http/query-client.ts'

/** Puts a finished turn into the list at once, then takes the latest ones as the server has them. */
export async function keepMessages(
  client: QueryClient,
  sessionId: string,
  finished: Message[],
): Promise<void> {
  const key = queryKeyOf(listMessages, { id: sessionId })
  const ids = new Set(finished.map(({ id }) => id))
  client.setQueryData<Message[]>(key, (all = []) => [...all.filter(({ id }) => !ids.has(id)), ...finished])
  const fetched = await callPages(listMessages, { id: sessionId }, { goesOn: () => false }).catch(() => null)
  const latest = fetched?.pages.flat() ?? []
  // A list that is a moment behind must not take the reply off the screen.
  if (!finished.every(({ id }) => latest.some((message) => message.id === id))) return
  const known = new Set(latest.map(({ id }) => id))
  client.setQueryData<Message[]>(key, (all = []) =>
    fetched?.isWhole ? latest : [...all.filter(({ id }) => !known.has(id)), ...latest],
  )
}
