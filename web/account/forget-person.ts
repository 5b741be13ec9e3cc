import type { QueryClient } from '@tanstack/react-query'
import { getUser } from '#contract/account.ts'
import { getVersion } from '#contract/version.ts'
import { forgetKept } from '#web/browser/forgetting.ts'
import { queryKeyOf } from '#web/http/query-client.ts'
import { forgetStored } from '#web/sessions/stored-session.ts'

const userKey = queryKeyOf(getUser, {})
const staying = [userKey[0], queryKeyOf(getVersion, {})[0]]

/** What was read for a person. */
export const forgetReads = (client: QueryClient): void =>
  client.removeQueries({ predicate: ({ queryKey }) => !staying.includes(String(queryKey[0])) })

/** What a person was writing, and where. */
export function forgetWords(): void {
  forgetStored()
  forgetKept()
}

/** Leaves nothing of a person in the page for whoever sits here next. */
export function forgetPerson(client: QueryClient): void {
  forgetWords()
  client.setQueryData(userKey, null)
  forgetReads(client)
}
