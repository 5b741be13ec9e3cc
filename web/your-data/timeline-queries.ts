import { useInfiniteQuery, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { deleteCheckIn } from '#contract/check-ins.ts'
import { deleteEntry, listEntries } from '#contract/journal.ts'
import {
  deleteExercise,
  deleteMessage,
  deleteMood,
  deleteSession,
  listEvents,
  type TimelineEvent,
} from '#contract/your-data.ts'
import type { Kind } from '#domain/timeline/kinds.ts'
import { browserStorage } from '#web/browser/storage.ts'
import { call, callUntilCurrent } from '#web/http/call.ts'
import { closeEarlier, openedSession } from '#web/sessions/session-of-tab.ts'
import { sessionKey, storedSession } from '#web/sessions/stored-session.ts'

/** Each waits a second. */
const timesAsked = 10

/** What is known of the person of one kind, the latest first: a few, and more when they are asked for. */
export const useTimeline = (kind: Kind) =>
  useInfiniteQuery({
    queryKey: [listEvents.path, kind],
    // What stands can be deleted, and the lists that say so may lag behind what was just done.
    queryFn: ({ pageParam }) =>
      callUntilCurrent(
        listEvents,
        { kind, ...(pageParam === null ? { limit: 10 } : { after: pageParam, limit: 50 }) },
        timesAsked,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ events, hasMore }) => (hasMore ? (events.at(-1)?.id ?? null) : null),
  })

/** Once what a write has changed on the screen is read again. */
export const whenReadAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries(
    { type: 'active', predicate: ({ state }) => state.fetchStatus === 'fetching' },
    { cancelRefetch: false },
  )

type Target = NonNullable<TimelineEvent['target']>

function remove({ kind, id }: Target) {
  switch (kind) {
    case 'session':
      return call(deleteSession, { sessionId: id })
    case 'message':
      return call(deleteMessage, { id })
    case 'mood':
      return call(deleteMood, { id })
    case 'entry':
      return call(deleteEntry, { id })
    case 'exercise':
      return call(deleteExercise, { id })
    case 'check-in':
      return call(deleteCheckIn, { id })
  }
}

/** Where it is the conversation on the screen of the chat, another is shown there. */
function forgetSession(client: QueryClient, id: string): void {
  if (id !== storedSession() && id !== openedSession()) return
  if (id === storedSession()) browserStorage.removeItem(sessionKey)
  if (id === openedSession()) closeEarlier()
  client.removeQueries({ queryKey: ['session'] })
}

export function useRemoval(onRemoved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: remove,
    onSuccess: async (_, { kind, id }) => {
      if (kind === 'session') forgetSession(client, id)
      if (kind === 'entry') client.removeQueries({ queryKey: [listEntries.path] })
      await whenReadAgain(client)
      onRemoved()
    },
  })
}
