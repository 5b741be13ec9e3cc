import { useQuery } from '@tanstack/react-query'
import { listConcerns } from '#contract/chat.ts'
import { queryOf } from '#web/http/query-client.ts'
import { storedSession } from '#web/sessions/stored-session.ts'

/** What was heard in the conversation of this browser; asked for where an exercise may soon be begun. */
export function useConcernsOfTalk(isWanted = true) {
  const sessionId = storedSession()
  const isThere = sessionId !== null
  const { data, isError } = useQuery({
    ...queryOf(listConcerns, { id: sessionId ?? '' }),
    enabled: isThere && isWanted,
  })
  return { isThere, heard: data, isError }
}
