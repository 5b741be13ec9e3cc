import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin } from '#api/chat/conversation-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import type { SafetyFacts } from '#contract/safety.ts'
import type { ServerFacts } from '#contract/server.ts'
import { openSql } from '#infra/sql.ts'
import { replyOf, verdictOf } from '#infra/testing/model-server.ts'
import { type ProductForTest, productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

let product: ProductForTest
beforeAll(async () => {
  const environment = { OPENAI_MODERATION: 'on', LEARNED_SCREENING: 'off' }
  product = await productForTest('postgres', 'model', environment)
})
afterAll(() => product[Symbol.asyncDispose]())

const ordinary = 'I had a long day at work.'
const danger = verdictOf({ 'self-harm/intent': 0.9 })
const moderated = (words: string) =>
  product.model.requests.filter(
    ({ path, body }) => path.endsWith('/moderations') && JSON.stringify(body).includes(words),
  )
const isDialog = (event: ChatStreamEvent) => 'crisisDetected' in event && event.crisisDetected === true

async function inDatabase<Row extends object>(query: string): Promise<Row[]> {
  const sql = openSql(product.databaseUrl, { max: 1, name: 'moderation-test' })
  try {
    return await sql.unsafe<Row[]>(query)
  } finally {
    await sql.end()
  }
}

const faults = async () =>
  (
    await inDatabase<{ count: number }>(
      `select coalesce(sum(count), 0)::int as count from screening_faults where layer = 'moderation'`,
    )
  )[0]!.count

test('what the provider hears opens the dialog while the reply runs, and the event names the layer', async () => {
  const held = Promise.withResolvers<void>()
  product.model.moderate(danger)
  product.model.answer(replyOf('That sounds long.', { firstDelay: held.promise }))
  const { sessionId, send, listed } = await begin(visitor(product.url))
  const events: ChatStreamEvent[] = []
  for await (const event of send(ordinary)) {
    events.push(event)
    if (isDialog(event)) held.resolve()
  }
  expect(events.some(isDialog)).toBe(true)
  await expect.poll(async () => (await listed())[0]).toMatchObject({ tier: 'crisis', concerns: ['suicide'] })
  const raised = await inDatabase<{ layer: string; version: string }>(
    `select data ->> 'layer' as layer, data ->> 'version' as version from events
     where type = 'ConcernRaised' and stream_id = 'session-${sessionId}'`,
  )
  expect(raised).toEqual([{ layer: 'moderation', version: 'omni-moderation-latest/1' }])
})

test('a reply does not wait for it, and a dialog opens after its end', async () => {
  const held = Promise.withResolvers<void>()
  product.model.moderate({ ...danger, firstDelay: held.promise })
  product.model.answer(replyOf('That sounds long.'))
  const { send } = await begin(visitor(product.url))
  const events: ChatStreamEvent[] = []
  for await (const event of send(ordinary)) {
    events.push(event)
    if ('done' in event) held.resolve()
  }
  expect(events.findIndex((event) => 'done' in event)).toBeLessThan(events.findLastIndex(isDialog))
})

test('without consent to just that, nothing is sent', async () => {
  product.model.moderate(danger)
  const ada = visitor(product.url)
  const { sessionId } = (await ada.post<{ sessionId: string }>('/api/session/new')).body
  const say = (message: string) =>
    Array.fromAsync(ada.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message }))
  expect((await say('Words of nobody else.')).some(isDialog)).toBe(false)
  await ada.put('/api/consents', { purpose: 'model-journal', isGiven: true })
  await say('Words of nobody else, again.')
  await ada.put('/api/consents', { purpose: 'model-chat', isGiven: true })
  await ada.put('/api/consents', { purpose: 'model-chat', isGiven: false })
  await say('Words of nobody else, at last.')
  expect(moderated('Words of nobody else')).toEqual([])
  await ada.put('/api/consents', { purpose: 'model-chat', isGiven: true })
  expect((await say('Words that may go.')).some(isDialog)).toBe(true)
  expect(moderated('Words that may go.')).toHaveLength(1)
})

test('of somebody under age, and where the dialog is open already, nothing is sent', async () => {
  product.model.moderate(danger)
  product.model.answer(replyOf('I hear you.'))
  const young = await begin(visitor(product.url))
  await Array.fromAsync(young.send('I am 11 years old and I like trains.'))
  const { send } = await begin(visitor(product.url))
  await Array.fromAsync(send('I am going to kill myself tonight.'))
  expect([...moderated('trains'), ...moderated('tonight')]).toEqual([])
})

test.each([
  ['too many requests', { status: 429, headers: { 'retry-after': '0' } }],
  ['a fault', { status: 500 }],
  ['no JSON', { body: 'no' }],
])('%s is counted, and the person sees nothing of it', async (_name, answer) => {
  product.model.moderate(answer)
  product.model.answer(replyOf('That sounds long.'))
  const before = await faults()
  const { send, listed } = await begin(visitor(product.url))
  const events = await Array.fromAsync(send(ordinary))
  expect(events.at(-1)).toMatchObject({ done: true })
  expect(events.some(isDialog)).toBe(false)
  await expect.poll(faults).toBe(before + 1)
  expect((await listed()).map(({ content }) => content)).toEqual([ordinary, 'That sounds long.'])
})

test('it is named where people read who gets something, and what listens', async () => {
  const ada = visitor(product.url)
  const { layers } = (await ada.get<SafetyFacts>('/api/safety')).body
  expect(layers).toContainEqual({ layer: 'moderation', version: 'omni-moderation-latest/1', isOn: true })
  const { processors } = (await ada.get<ServerFacts>('/api/server')).body
  const host = new URL(product.model.url).host
  expect(processors).toEqual([
    { purpose: 'model', name: `${host} (calm-1 and its safety check)` },
    { purpose: 'moderation', name: host },
  ])
  expect((await ada.get('/api/consents')).body).toMatchObject({ isChecked: true })
})
