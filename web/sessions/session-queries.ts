import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { listSessions, startSession } from '#contract/sessions.ts'
import { conversationQuery, nothingSaid } from '#web/chat/conversation-query.ts'
import { call, CallError } from '#web/http/call.ts'
import { inTime } from '#web/http/in-time.ts'
import { queryKeyOf } from '#web/http/query-client.ts'
import { isNewChat, newChatBegun } from '#web/sessions/new-chat.ts'
import { closeEarlier, openedSession, storeSession } from '#web/sessions/session-of-tab.ts'
import { storedSession } from '#web/sessions/stored-session.ts'

/** A server that is busy, or out of reach, has not said that there is no such conversation. */
const isGone = (error: unknown): boolean =>
  error instanceof CallError && error.status < 500 && error.status !== 408 && error.status !== 429

/** Whether the messages of this conversation are there. Throws where that cannot be known now. */
async function isThere(client: QueryClient, sessionId: string | null): Promise<boolean> {
  if (sessionId === null) return false
  try {
    await client.fetchQuery(conversationQuery(sessionId))
    return true
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

const timeoutMs = 20_000

/** The conversation that this tab has opened, or the stored one, else a new one. */
export async function openSession(client: QueryClient): Promise<string> {
  if (!isNewChat()) {
    const opened = openedSession()
    if (await isThere(client, opened)) return opened!
    closeEarlier()
    const stored = storedSession()
    if (await isThere(client, stored)) return stored!
  }
  const { sessionId } = await inTime(call(startSession, {}), timeoutMs)
  storeSession(sessionId)
  newChatBegun()
  client.setQueryData(conversationQuery(sessionId).queryKey, nothingSaid)
  void client.invalidateQueries({ queryKey: queryKeyOf(listSessions, {}) })
  return sessionId
}

/** The id of the conversation on the screen. */
export function useSession() {
  const client = useQueryClient()
  return useQuery({ queryKey: ['session'], queryFn: () => openSession(client), gcTime: Infinity })
}
