import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { listMoodLogs } from '#contract/mood.ts'
import { nextCursorHeader, places } from '#contract/paging.ts'
import { callPages, pagesOf } from '#web/http/paged.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
})

const timestamp = '2026-11-21T09:00:00.000Z'
const mood = (n: number) => ({
  id: n.toString(16).padStart(32, '0'),
  level: 5,
  timestamp,
  note: null,
  sessionId: null,
})

/** A server with a list of three pages, one mood each; gives the cursors that it was asked with. */
async function threePages(): Promise<(string | null)[]> {
  const asked: (string | null)[] = []
  const server = createServer((request, response) => {
    const cursor = new URL(request.url!, 'http://list').searchParams.get('cursor')
    const page = places.moods.schema.parse(cursor ?? undefined)?.[1] ?? 1
    asked.push(cursor)
    if (page < 3) response.setHeader(nextCursorHeader, places.moods.encode([timestamp, page + 1]))
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify([mood(page)]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  return asked
}

test('all pages come, one after the other', async () => {
  const asked = await threePages()
  expect((await callPages(listMoodLogs, {})).pages).toEqual([[mood(1)], [mood(2)], [mood(3)]])
  expect(asked).toHaveLength(3)
})

test('a list is read a page at a time, each from where the last one ended', async () => {
  await threePages()
  const query = pagesOf(listMoodLogs, {})
  const { signal } = new AbortController()
  const first = await query.queryFn({ signal, pageParam: query.initialPageParam })
  expect(first.items).toEqual([mood(1)])
  const second = await query.queryFn({ signal, pageParam: query.getNextPageParam(first) })
  expect(second.items).toEqual([mood(2)])
})

test('no page is asked for that is not needed', async () => {
  const asked = await threePages()
  const { pages, next } = await callPages(listMoodLogs, {}, { goesOn: () => false })
  expect([pages, next]).toEqual([[[mood(1)]], expect.any(String)])
  expect(asked).toEqual([null])
  const rest = await callPages(listMoodLogs, {}, { cursor: next })
  expect([rest.pages, rest.next]).toEqual([[[mood(2)], [mood(3)]], null])
})
