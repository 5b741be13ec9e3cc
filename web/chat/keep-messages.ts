import type { QueryClient } from '@tanstack/react-query'
import { type ChatStreamEvent, listMessages, type Message } from '#contract/chat.ts'
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

/** What was found in a message after its reply was whole. */
export function raiseMessage(
  client: QueryClient,
  sessionId: string,
  messageId: string,
  event: ChatStreamEvent,
): void {
  if ('error' in event || event.tier === undefined) return
  const { tier, concerns } = event
  client.setQueryData<Message[]>(queryKeyOf(listMessages, { id: sessionId }), (all = []) =>
    all.map((message) =>
      message.id === messageId ? { ...message, tier, ...(concerns && { concerns }) } : message,
    ),
  )
}
