import type { QueryClient } from '@tanstack/react-query'
import { type ChatStreamEvent, listMessages, type Message } from '#contract/chat.ts'
import { callPages } from '#web/http/paged.ts'
import { queryKeyOf } from '#web/http/query-client.ts'

/** A list that is a moment behind lacks what was just said. */
const timesAsked = 30

/** The settled messages of one conversation, as every screen of the page knows them. */
export function messagesList(client: QueryClient, sessionId: string) {
  const input = { id: sessionId }
  const key = queryKeyOf(listMessages, input)
  /** A list that is not known stays so: it is fetched whole when it is wanted. */
  const change = (changed: (all: Message[]) => Message[]): void =>
    void client.setQueryData<Message[]>(key, (all) => all && changed(all))

  function put(latest: Message[], isWhole: boolean): void {
    const known = new Set(latest.map(({ id }) => id))
    change((all) => (isWhole ? latest : [...all.filter(({ id }) => !known.has(id)), ...latest]))
  }

  const fetchLatest = async (times: number): Promise<{ latest: Message[]; isWhole: boolean } | null> => {
    try {
      const { pages, isWhole } = await callPages(listMessages, input, { times, goesOn: () => false })
      return { latest: pages.flat(), isWhole }
    } catch {
      return null
    }
  }

  return {
    all: (): Message[] => client.getQueryData<Message[]>(key) ?? [],

    /** Takes the latest messages as the server has them; null where it cannot be asked. */
    async refresh(): Promise<Message[] | null> {
      const fetched = await fetchLatest(timesAsked)
      if (fetched) put(fetched.latest, fetched.isWhole)
      return fetched?.latest ?? null
    },

    /** Puts a finished turn in at once, then takes the latest ones as the server has them. */
    async keep(finished: Message[]): Promise<void> {
      put(finished, false)
      const fetched = await fetchLatest(1)
      // A list that is a moment behind must not take the reply off the screen.
      if (fetched && finished.every(({ id }) => fetched.latest.some((message) => message.id === id)))
        put(fetched.latest, fetched.isWhole)
    },

    /** What was found in a message after its reply was whole. */
    raise(messageId: string, event: ChatStreamEvent): void {
      if ('error' in event || event.tier === undefined) return
      const { tier, concerns } = event
      change((all) =>
        all.map((message) =>
          message.id === messageId ? { ...message, tier, ...(concerns && { concerns }) } : message,
        ),
      )
    },
  }
}
