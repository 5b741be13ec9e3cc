import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { nextCursorHeader, places } from '#contract/paging.ts'
import { conversationQuery, type Transcribed } from '#web/chat/conversation-query.ts'
import { drawnAtOnce, messagesList } from '#web/chat/messages-list.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
})

const sessionId = 'a'.repeat(32)
const message = (n: number): Message => ({
  id: n.toString(16).padStart(32, '0'),
  role: 'user',
  content: `Word ${n}`,
  timestamp: '2026-11-21T09:00:00.000Z',
})
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index))

/** A server that has these before what is here. */
async function serve(before: Message[], next: string | null): Promise<void> {
  const server = createServer((_, response) => {
    if (next !== null) response.setHeader(nextCursorHeader, next)
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(before))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

const cursor = places.messages.encode([100])

function conversationWith(...known: Message[]) {
  const client = new QueryClient()
  const { queryKey } = conversationQuery(sessionId)
  client.setQueryData<Transcribed>(queryKey, { messages: known, earlier: cursor, heard: [] })
  const now = () => client.getQueryData<Transcribed>(queryKey)!
  return { client, queryKey, now, list: messagesList(client, sessionId) }
}

test('earlier messages are put in a few at a time, the nearest first, so that none keeps a finger waiting', async () => {
  await serve(messages(1, 50), null)
  const { client, now, list } = conversationWith(...messages(51, 52))
  const lengths = [2]
  client.getQueryCache().subscribe(() => {
    const shown = now().messages
    expect(shown).toEqual(messages(53 - shown.length, 52))
    if (shown.length > lengths.at(-1)!) lengths.push(shown.length)
  })
  await list.readEarlier()
  const steps = lengths.slice(1).map((length, index) => length - lengths[index]!)
  expect(Math.max(...steps)).toBeLessThanOrEqual(drawnAtOnce)
  expect(now()).toEqual({ messages: messages(1, 52), earlier: null, heard: [] })
})

test('what leads on is known only once all of a page is in', async () => {
  const next = places.messages.encode([50])
  await serve(messages(1, 25), next)
  const { client, now, list } = conversationWith(message(26))
  const led = new Map<number, string | null>()
  client.getQueryCache().subscribe(() => led.set(now().messages.length, now().earlier))
  await list.readEarlier()
  expect([...led]).toEqual([
    [11, cursor],
    [21, cursor],
    [26, next],
  ])
})

test('a conversation that was read anew in the middle of it is left as it was read', async () => {
  await serve(messages(1, 30), null)
  const { client, queryKey, now, list } = conversationWith(message(31))
  const anew: Transcribed = { messages: messages(1, 32), earlier: null, heard: [] }
  const unsubscribe = client.getQueryCache().subscribe(() => {
    unsubscribe()
    queueMicrotask(() => client.setQueryData(queryKey, anew))
  })
  await list.readEarlier()
  expect(now()).toEqual(anew)
})
