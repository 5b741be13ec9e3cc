import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { listMessages } from '#contract/chat.ts'
import { listSessions, startSession } from '#contract/sessions.ts'
import { conversationQuery } from '#web/chat/conversation-query.ts'
import { call } from '#web/http/call.ts'
import { queryKeyOf } from '#web/http/query-client.ts'
import { discardSession, storedSession, storeSession } from '#web/sessions/stored-session.ts'

/** The stored conversation when its messages can still be fetched, else a new one. */
async function openSession(client: QueryClient): Promise<string> {
  const stored = storedSession()
  if (stored) {
    try {
      await client.fetchQuery(conversationQuery(stored))
      return stored
    } catch {
      // Forgotten only once there is another: without a network the old one is still there after a refresh.
    }
  }
  const { sessionId } = await call(startSession, {})
  discardSession()
  storeSession(sessionId)
  client.setQueryData(queryKeyOf(listMessages, { id: sessionId }), [])
  void client.invalidateQueries({ queryKey: queryKeyOf(listSessions, {}) })
  return sessionId
}

/** The id of the conversation on the screen. */
export function useSession() {
  const client = useQueryClient()
  return useQuery({ queryKey: ['session'], queryFn: () => openSession(client), gcTime: Infinity })
}
