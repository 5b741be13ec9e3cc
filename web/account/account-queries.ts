import { useQuery } from '@tanstack/react-query'
import { getUser } from '#contract/account.ts'
import { getDeletion } from '#contract/deletion.ts'
import { getVersion, type Version } from '#contract/version.ts'
import { callOrNull } from '#web/http/call.ts'
import { queryKeyOf, queryOf } from '#web/http/query-client.ts'

export const userQuery = {
  queryKey: queryKeyOf(getUser, {}),
  queryFn: ({ signal }: { signal: AbortSignal }) => callOrNull(getUser, {}, signal),
}

/** Who is signed in, null when nobody is. */
export const useUser = () =>
  // The whole page waits for it: asked again by each part that appears, a failure would never end. So it is asked again
  // whenever the tab is shown.
  useQuery({ ...userQuery, staleTime: 0, refetchOnMount: false, retryOnMount: false })

/** Milliseconds after which it is asked for again when it could not be had: the way in hangs on it. */
const askAgainMs = 5_000

export const versionQuery = queryOf(getVersion, {})

/** What this server is: its version, who writes the replies, whether it offers accounts. */
export const useVersion = () =>
  useQuery({ ...versionQuery, refetchInterval: ({ state }) => state.data === undefined && askAgainMs })

const served = { ...globalThis.document?.getElementById('root')?.dataset }

/** Who writes the replies here; before the server has said so, as it has sent the page. */
export function useCompanion(): Version['companion'] | undefined {
  const { data } = useVersion()
  const companion = data?.companion ?? served['companion']
  return companion === 'guide' || companion === 'model' ? companion : undefined
}

/** Whether the server has sent the page of somebody signed in. */
export const isServedToPerson = served['viewer'] === 'person'

export const deletionQuery = queryOf(getDeletion, {})

/** When the account of the person is to be deleted, null while it is not. */
export function useDeletionDue() {
  const isSignedIn = Boolean(useUser().data)
  return useQuery({
    ...deletionQuery,
    enabled: isSignedIn,
    select: ({ dueAt }) => dueAt,
  })
}
