import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { putConsent } from '#contract/consents.ts'
import { addRemembered, changeRemembered, forgetAll, forgetLine, listRemembered } from '#contract/memory.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'
import { call, callUntilCurrent } from '#web/http/call.ts'
import { queryKeyOf } from '#web/http/query-client.ts'
import { whenReadAgain } from '#web/your-data/timeline-queries.ts'

/** Each waits a second. */
const timesAsked = 10

/** What the guide remembers of the person. It may have been added to in a chat since. */
export const useRemembered = () =>
  useQuery({
    queryKey: queryKeyOf(listRemembered, {}),
    queryFn: () => callUntilCurrent(listRemembered, {}, timesAsked),
    refetchOnMount: 'always',
  })

/** The id of a line, or all of them. */
export type Forgotten = { id: string } | 'all'

export function useForgetting(onForgotten: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (what: Forgotten) => (what === 'all' ? call(forgetAll, {}) : call(forgetLine, what)),
    onSuccess: async () => {
      await whenReadAgain(client)
      onForgotten()
    },
  })
}

/** A new line, or other words for what is remembered. Words that tell of danger are not kept: the answer says so. */
export type Worded = { id: string | null; text: string }

export function useWording(onSaved: (kept: { isKept: boolean; tier: Tier; concerns: Concern[] }) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, text }: Worded) =>
      id === null ? call(addRemembered, { text }) : call(changeRemembered, { id, text }),
    onSuccess: async (saved) => {
      await whenReadAgain(client)
      onSaved(saved)
    },
  })
}

export function useRememberingSwitch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isGiven: boolean) => call(putConsent, { purpose: 'remembering', isGiven }),
    onSuccess: () => whenReadAgain(client),
  })
}
