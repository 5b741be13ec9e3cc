import { useQuery } from '@tanstack/react-query'
import { getUser } from '#contract/account.ts'
import { getVersion } from '#contract/version.ts'
import { callOrNull } from '#web/http/call.ts'
import { queryKeyOf, queryOf } from '#web/http/query-client.ts'

/** Who is signed in, null when nobody is. */
export const useUser = () =>
  useQuery({
    queryKey: queryKeyOf(getUser, {}),
    queryFn: ({ signal }) => callOrNull(getUser, {}, signal),
  })

/** What this server is: its version, who writes the replies, whether it offers accounts. */
export const useVersion = () => useQuery(queryOf(getVersion, {}))
