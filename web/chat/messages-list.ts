import type { QueryClient } from '@tanstack/react-query'
import { type ChatStreamEvent, listMessages, type Message } from '#contract/chat.ts'
import { conversationQuery, type Transcribed } from '#web/chat/conversation-query.ts'
import { callPages } from '#web/http/paged.ts'
import { nextTask } from '#web/ui/next-task.ts'

/** A list that is a moment behind lacks what was just said. */
const timesAsked = 30

/** A page of messages is put in by so many: a finger that scrolls is not kept waiting until all of them are drawn. */
export const drawnAtOnce = 10

type Latest = { latest: Message[]; earlier: string | null }

/** What has not changed stays the same object, and is not drawn again. */
const keepSame = (next: Message, known: Message | undefined): Message =>
  known && JSON.stringify(known) === JSON.stringify(next) ? known : next

/** The settled messages of one conversation, as every screen of the page knows them. */
export function messagesList(client: QueryClient, sessionId: string) {
  const query = conversationQuery(sessionId)
  const input = { id: sessionId }
  const known = () => client.getQueryData<Transcribed>(query.queryKey)
  const all = (): Message[] => known()?.messages ?? []
  /** A list that is not known stays so: it is fetched when it is wanted. */
  const change = (changed: (messages: Message[]) => Message[], more: Partial<Transcribed> = {}): void =>
    void client.setQueryData<Transcribed>(
      query.queryKey,
      (list) => list && { ...list, ...more, messages: changed(list.messages) },
    )

  function put(latest: Message[], isWhole = false): void {
    const news = new Set(latest.map(({ id }) => id))
    const joined = (messages: Message[]) => {
      const byId = new Map(messages.map((message) => [message.id, message]))
      const same = latest.map((message) => keepSame(message, byId.get(message.id)))
      return isWhole ? same : [...messages.filter(({ id }) => !news.has(id)), ...same]
    }
    change(joined, isWhole ? { earlier: null, heard: [] } : {})
  }

  async function putLatest({ latest, earlier }: Latest): Promise<void> {
    const isJoined = latest.some(({ id }) => all().some((message) => message.id === id))
    // Where so much was said elsewhere, something would be missing between.
    if (isJoined || earlier === null || !known()) put(latest, earlier === null)
    else await client.fetchQuery({ ...query, staleTime: 0 })
  }

  const fetchLatest = async (times: number): Promise<Latest | null> => {
    try {
      const { pages, next } = await callPages(listMessages, input, { times, goesOn: () => false })
      return { latest: pages.flat(), earlier: next }
    } catch {
      return null
    }
  }

  return {
    all,

    /** Takes the latest messages as the server has them; null where it cannot be asked. */
    async refresh(): Promise<Message[] | null> {
      const fetched = await fetchLatest(timesAsked)
      if (fetched) await putLatest(fetched)
      return fetched?.latest ?? null
    },

    /** Puts a finished turn in at once, then takes the latest ones as the server has them. */
    async keep(finished: Message[]): Promise<void> {
      put(finished)
      const fetched = await fetchLatest(1)
      // A list that is a moment behind must not take the reply off the screen.
      if (fetched && finished.every(({ id }) => fetched.latest.some((message) => message.id === id)))
        await putLatest(fetched)
    },

    /** Puts those before the first one in. Throws where they cannot be had. */
    async readEarlier(): Promise<void> {
      const cursor = known()?.earlier ?? null
      if (cursor === null) return
      const { pages, next } = await callPages(listMessages, input, { cursor, goesOn: () => false })
      if (known()?.earlier !== cursor) return
      const here = new Set(all().map(({ id }) => id))
      const before = pages.flat().filter(({ id }) => !here.has(id))
      while (before.length > drawnAtOnce) {
        const nearest = before.splice(-drawnAtOnce)
        change((messages) => [...nearest, ...messages])
        await nextTask()
        // Meanwhile all of it may have been read anew.
        if (known()?.earlier !== cursor) return
      }
      change((messages) => [...before, ...messages], { earlier: next })
    },

    /** What was found in a message after its reply was whole. */
    raise(messageId: string, event: ChatStreamEvent): void {
      if ('error' in event || event.tier === undefined) return
      const { tier, concerns } = event
      change((messages) =>
        messages.map((message) =>
          message.id === messageId ? { ...message, tier, ...(concerns && { concerns }) } : message,
        ),
      )
    },

    rate(replyId: string, rating: 1 | -1): void {
      change((messages) =>
        messages.map((message) => (message.id === replyId ? { ...message, rating } : message)),
      )
    },
  }
}
