import { afterAll, expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { newId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
const sql = openSql(product.databaseUrl, { max: 1 })
afterAll(async () => {
  await sql.end()
  await product[Symbol.asyncDispose]()
})

const ada = visitor(product.url)
const { sessionId } = (await ada.post<{ sessionId: string }>('/api/session/new')).body
await Array.fromAsync(ada.follow('POST', '/api/chat', { sessionId, message: 'Hello' }))
const replyId = (await ada.get<Message[]>(`/api/messages/${sessionId}`)).body[1]!.id
const [moodId, completionId] = [newId(), newId()]
await ada.post('/api/mood-logs', { level: 5, note: null, sessionId, moodId })
await ada.post('/api/exercises/complete', { exerciseId: 'box-breathing', sessionId, completionId })

/** Every call that names something of somebody, as asked with these ids. */
const calls = (session: string, reply: string, mood: string, completion: string) =>
  [
    ['GET', `/api/messages/${session}`, undefined],
    ['POST', '/api/chat', { sessionId: session, message: 'Hello' }],
    ['GET', `/api/chat/${session}/stream`, undefined],
    ['POST', `/api/chat/${session}/stop`, {}],
    ['POST', `/api/messages/${reply}/rate`, { rating: 1 }],
    ['POST', '/api/mood-logs', { level: 5, note: null, sessionId: session }],
    ['POST', '/api/exercises/complete', { exerciseId: 'box-breathing', sessionId: session }],
    ['GET', `/api/sessions/${session}/export`, undefined],
    ['DELETE', `/api/sessions/${session}`, undefined],
    ['DELETE', `/api/messages/${reply}`, undefined],
    ['DELETE', `/api/mood-logs/${mood}`, undefined],
    ['PATCH', `/api/mood-logs/${mood}`, { level: 5, note: null }],
    ['DELETE', `/api/exercises/completions/${completion}`, undefined],
  ] as const

const answers = (who: Visitor, ...ids: Parameters<typeof calls>) =>
  Promise.all(
    calls(...ids).map(async ([method, path, body]) => {
      const response = await who.request(method, path, body)
      return [response.status, response.headers.get('Error-Code'), await response.text()]
    }),
  )

const countEvents = async () =>
  (await sql<{ count: number }[]>`select count(*)::int as count from events`)[0]!.count

test('another visitor, and nobody, get the same answer as for an id that does not exist; nothing is appended', async () => {
  const grace = visitor(product.url)
  await grace.post('/api/session/new')
  const nobody = visitor(product.url)
  const before = await countEvents()
  const unknown = await answers(grace, newId(), newId(), newId(), newId())
  for (const [status] of unknown) expect(status).toBe(404)
  expect(await answers(grace, sessionId, replyId, moodId, completionId)).toEqual(unknown)
  expect(await answers(nobody, sessionId, replyId, moodId, completionId)).toEqual(unknown)
  expect(await countEvents()).toBe(before)
})

test('lists hold only what is one’s own', async () => {
  const grace = visitor(product.url)
  const { body } = await grace.post<{ sessionId: string }>('/api/session/new')
  await grace.post('/api/mood-logs', { level: 2, note: null, sessionId: null })
  expect((await grace.get<{ id: string }[]>('/api/sessions')).body.map(({ id }) => id)).toEqual([
    body.sessionId,
  ])
  expect((await grace.get('/api/mood-logs')).body).toHaveLength(1)
  expect((await ada.get<{ id: string }[]>('/api/mood-logs')).body.map(({ id }) => id)).toEqual([moodId])
  expect((await grace.get<{ events: object[] }>('/api/data/events')).body.events).toHaveLength(2)
  const exported = (await grace.get<{ facts: object[] }>('/api/data/export')).body
  expect(exported.facts).toHaveLength(2)
})

test('a cookie that somebody made up is nobody’s', async () => {
  const forged = visitor(product.url)
  forged.cookies.set('leeward', ada.cookies.get('leeward')!)
  forged.cookies.set('leeward.sig', 'x'.repeat(27))
  expect((await forged.get(`/api/messages/${sessionId}`)).status).toBe(404)
})
