import { afterAll, expect, test } from 'vitest'
import { longestPage, nextCursorHeader, totalHeader } from '#contract/paging.ts'
import type { AnyEvent } from '#domain/event.ts'
import { summaryOf } from '#domain/mood/summary.ts'
import {
  entryWritten,
  messageSent,
  moodLogged,
  replyWritten,
  sessionStarted,
} from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()
const sql = openSql(product.databaseUrl, { max: 2 })
const store = createPostgresEventStore(sql, await keyringOf(sql, product.environment))
afterAll(() => sql.end())

type Item = { id: string }

/** Somebody signed in, and the id of the first mood that they logged. */
async function person() {
  const who = visitor(product.url)
  await signInShown(who)
  const { id } = (await who.post<Item>('/api/mood-logs', { level: 5, note: null })).body
  const [row] = await sql<{ subjectId: string }[]>`
    select subject_id as "subjectId" from events where data ->> 'moodId' = ${id}`
  return { who, subjectId: row!.subjectId }
}

const append = (subjectId: string, streamId: string, events: AnyEvent[]) =>
  store.append({ subjectId, streamId }, 'any', events, { timeZone: 'UTC' })

/** Makes the product take up what was appended behind its back. */
const takeUp = (who: Visitor) => who.post('/api/mood-logs', { level: 5, note: null })

/** Every page of a list. Each is small enough, and nothing stands on two of them. */
async function pagesOf<Listed extends Item>(who: Visitor, path: string): Promise<Listed[][]> {
  const pages: Listed[][] = []
  for (let cursor = ''; ;) {
    const query = cursor && `${path.includes('?') ? '&' : '?'}cursor=${cursor}`
    const { body, text, headers, status } = await who.get<Listed[]>(path + query)
    expect(status).toBe(200)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(longestPage)
    pages.push(body)
    cursor = headers.get(nextCursorHeader) ?? ''
    if (!cursor) break
  }
  const ids = pages.flat().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  return pages
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const long = (length: number) => 'ä'.repeat(length)

test('all moods are listed, the latest first, in pages that are small whatever was noted', async () => {
  const { who, subjectId } = await person()
  const events = Array.from({ length: 900 }, (_, index) => ({
    ...moodLogged({ moodId: newId(), at: minutesAgo(1_000 - index) }),
    personal: { note: long(index % 2 === 0 ? 1_000 : 0) },
  }))
  await append(subjectId, `mood-${subjectId}`, events)
  await takeUp(who)
  const pages = await pagesOf<Item & { timestamp: string; note: string }>(who, '/api/mood-logs')
  const times = pages.flat().map(({ timestamp }) => timestamp)
  expect(times).toHaveLength(902)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(pages.flat().filter(({ note }) => note?.length === 1_000)).toHaveLength(450)
})

test('what is logged while pages are read neither repeats nor hides anything', async () => {
  const { who, subjectId } = await person()
  const events = Array.from({ length: 30 }, (_, index) =>
    moodLogged({ moodId: newId(), at: minutesAgo(index + 1) }),
  )
  await append(subjectId, `mood-${subjectId}`, events)
  await takeUp(who)
  const first = await who.get<Item[]>('/api/mood-logs?limit=10')
  await takeUp(who)
  const cursor = first.headers.get(nextCursorHeader)!
  const second = await who.get<Item[]>(`/api/mood-logs?limit=10&cursor=${cursor}`)
  const all = (await who.get<Item[]>('/api/mood-logs')).body.map(({ id }) => id)
  expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(all.slice(1, 21))
})

test('a cursor of somebody else shows one’s own list, and one that is made up is refused with a sentence', async () => {
  const [ada, grace] = [await person(), await person()]
  await takeUp(ada.who)
  const cursor = (await ada.who.get('/api/mood-logs?limit=1')).headers.get(nextCursorHeader)!
  const seen = (await grace.who.get<Item[]>(`/api/mood-logs?cursor=${cursor}`)).body
  const own = (await grace.who.get<Item[]>('/api/mood-logs')).body
  expect(own).toEqual(expect.arrayContaining(seen))
  const inYearZero = btoa(JSON.stringify(['0000-01-01T00:00:00.000Z', 1]))
  for (const wrong of ['x', '%00', 'WzFd', inYearZero, cursor.slice(2), 'A'.repeat(300)])
    for (const path of ['/api/mood-logs', '/api/journal', '/api/sessions']) {
      const refused = await ada.who.get(`${path}?cursor=${wrong}`)
      expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(/^cursor .*\.$/)])
    }
  expect((await ada.who.get('/api/mood-logs?limit=501')).status).toBe(400)
  expect((await ada.who.get('/api/mood-logs?limit=0')).status).toBe(400)
})

test('the longest entry there can be is one page, and many of them are many', async () => {
  const { who, subjectId } = await person()
  for (let nth = 0; nth < 12; nth++) {
    const entryId = newId()
    await append(subjectId, `journal-${entryId}`, [
      {
        ...entryWritten({ entryId, at: minutesAgo(20 - nth) }),
        // Each of these takes six bytes in JSON.
        personal: { title: long(200), content: '\u0001'.repeat(20_000), mood: 5, tags: [] },
      },
    ])
  }
  await takeUp(who)
  const pages = await pagesOf<Item & { content: string }>(who, '/api/journal')
  expect(pages.flat().map(({ content }) => content.length)).toEqual(Array.from({ length: 12 }, () => 20_000))
  expect(pages).toHaveLength(12)
})

test('a long conversation begins with its latest messages, and pages lead back to the first', async () => {
  const { who, subjectId } = await person()
  const sessionId = newId()
  const turns = Array.from({ length: 150 }, (_, index) => {
    const [messageId, at] = [newId(), minutesAgo(300 - index)]
    const sent = messageSent({ sessionId, messageId, at, isFirst: index === 0 })
    const reply = replyWritten({ sessionId, messageId, replyId: newId(), at })
    return [
      { ...sent, personal: { text: `${index} ${long(2_000)}` } },
      { ...reply, personal: { text: `${index} ${long(500)}`, choices: [] } },
    ]
  }).flat()
  await append(subjectId, `session-${sessionId}`, [{ ...sessionStarted, data: { sessionId } }, ...turns])
  await takeUp(who)
  const pages = await pagesOf<Item & { content: string }>(who, `/api/messages/${sessionId}`)
  expect(pages.length).toBeGreaterThan(3)
  const numbers = pages
    .toReversed()
    .flat()
    .map(({ content }) => Number.parseInt(content))
  expect(numbers).toEqual(Array.from({ length: 300 }, (_, index) => Math.floor(index / 2)))
})

test('the timeline is cut by what it says too', async () => {
  const { who, subjectId } = await person()
  for (let nth = 0; nth < 30; nth++) {
    const entryId = newId()
    const written = {
      ...entryWritten({ entryId }),
      personal: { title: null, content: long(15_000), mood: null, tags: [] },
    }
    await append(subjectId, `journal-${entryId}`, [written])
  }
  await takeUp(who)
  const seen: number[] = []
  for (let after: number | undefined; ;) {
    const path = `/api/data/events?kind=journal&limit=200${after ? `&after=${after}` : ''}`
    const { body, text } = await who.get<{ events: { id: number }[]; hasMore: boolean }>(path)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(longestPage)
    seen.push(...body.events.map(({ id }) => id))
    after = seen.at(-1)
    if (!body.hasMore) break
  }
  expect(seen).toHaveLength(30)
})

test('conversations and entries say how many there are, whatever page is read', async () => {
  const { who } = await person()
  for (let nth = 0; nth < 3; nth++) {
    await who.post('/api/session/new', {})
    await who.post('/api/journal', { content: `Day ${nth}` })
  }
  for (const path of ['/api/sessions', '/api/journal']) {
    const first = await who.get<Item[]>(`${path}?limit=2`)
    const cursor = first.headers.get(nextCursorHeader)!
    const second = await who.get<Item[]>(`${path}?limit=2&cursor=${cursor}`)
    expect([first, second].map(({ headers }) => headers.get(totalHeader))).toEqual(['3', '3'])
    expect(second.body).toHaveLength(1)
  }
})

test('the figures of all moods are those of the list', async () => {
  const nobody = visitor(product.url)
  const none = { count: 0, average: 0, trend: 'stable', highest: 0, lowest: 0 }
  expect((await nobody.get('/api/mood-logs/summary')).body).toEqual(none)
  const { who, subjectId } = await person()
  const events = Array.from({ length: 620 }, (_, index) =>
    moodLogged({ moodId: newId(), level: index < 300 ? 2 : 7, at: minutesAgo(1_000 - index) }),
  )
  await append(subjectId, `mood-${subjectId}`, events)
  await who.post('/api/mood-logs', { level: 9, note: null })
  const all = (await pagesOf<Item & { level: number; timestamp: string }>(who, '/api/mood-logs')).flat()
  expect(all).toHaveLength(622)
  expect((await who.get('/api/mood-logs/summary')).body).toEqual(summaryOf(all))
})
