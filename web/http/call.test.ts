import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { getUser } from '#contract/account.ts'
import { listMessages, rateReply } from '#contract/chat.ts'
import { behindHeader } from '#contract/endpoint.ts'
import { logMood } from '#contract/mood.ts'
import { importDocument } from '#contract/portability.ts'
import { call, CallError, callOrNull, callUntilCurrent, fillPath, upload } from '#web/http/call.ts'

const id = (n: number): string => n.toString(16).padStart(32, '0')
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

type Seen = { request: IncomingMessage; body: unknown }

/** A server on loopback that answers as told and remembers what it was asked. */
async function answering(answer: (response: ServerResponse) => void): Promise<Seen[]> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).map(String).join('')
    seen.push({ request, body: text === '' ? null : JSON.parse(text) })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  return seen
}

test('a path takes its names, the rest is left', () => {
  expect(fillPath('/api/messages/:id/rate', { id: 'a/b', rating: 1 })).toEqual({
    path: '/api/messages/a%2Fb/rate',
    rest: { rating: 1 },
  })
})

test('a write sends JSON without what the path holds, and says in which time zone', async () => {
  const seen = await answering((response) => response.end('{"ok":true}'))
  await call(rateReply, { id: id(7), rating: -1 })
  expect(seen[0]?.request.url).toBe(`/api/messages/${id(7)}/rate`)
  expect(seen[0]?.body).toEqual({ rating: -1 })
  expect(seen[0]?.request.headers['time-zone']).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('a refusal becomes "status: body" with its code', async () => {
  await answering((response) => {
    response.writeHead(409, { 'Error-Code': 'chat-rating-repeated' }).end('This message was already rated.')
  })
  const error = await call(rateReply, { id: id(7), rating: 1 }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({
    message: '409: This message was already rated.',
    status: 409,
    code: 'chat-rating-repeated',
  })
})

test('a refusal without a body carries the words of its status', async () => {
  await answering((response) => response.writeHead(502).end())
  await expect(call(listMessages, { id: id(1) })).rejects.toThrow('502: Bad Gateway')
})

test('a reply that the contract does not know is refused', async () => {
  await answering((response) => response.end('{"level":11}'))
  await expect(call(logMood, { level: 5, note: null })).rejects.toThrow()
})

test('in the built page, whose contract has no schemas, a call and a file get their answers', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const builtOf = <E extends { method: string; path: string }>({ method, path }: E) => ({ method, path }) as E
  const taken = { added: 1, known: 0, leftOut: 0 }
  const seen = await answering((response) => response.end(JSON.stringify(taken)))
  const file = new Blob(['{"facts":[]}'])
  expect(await upload(builtOf(importDocument), file)).toEqual(taken)
  expect(seen[0]?.body).toEqual({ facts: [] })
  expect(await call(builtOf(importDocument), {})).toEqual(taken)
})

test('nobody signed in is null, any other refusal is not', async () => {
  await answering((response) => response.writeHead(401).end('Please sign in first.'))
  expect(await callOrNull(getUser, {})).toBeNull()
  await answering((response) => response.writeHead(503).end('later'))
  await expect(callOrNull(getUser, {})).rejects.toThrow('503: later')
})

test('an answer that lags behind is asked for again, until it does not or for so many times', async () => {
  let behind = 2
  const seen = await answering((response) => {
    if (behind-- > 0) response.setHeader(behindHeader, 'messages')
    response.end('[]')
  })
  expect(await callUntilCurrent(listMessages, { id: id(1) })).toEqual([])
  expect(seen).toHaveLength(3)
  behind = 10
  expect(await callUntilCurrent(listMessages, { id: id(1) }, 4)).toEqual([])
  expect(seen).toHaveLength(7)
})
