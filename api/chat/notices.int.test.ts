import { afterAll, expect, test } from 'vitest'
import type { KnownAge } from '#contract/age.ts'
import type { ChatStreamEvent, Message } from '#contract/chat.ts'
import type { Progress } from '#contract/progress.ts'
import type { ServerFacts } from '#contract/server.ts'
import { withSql } from '#infra/testing/kept.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres', 'model', {
  OPERATOR_NAME: 'Quiet Harbour',
  OPERATOR_CONTACT: 'hello@harbour.example',
  OPERATOR_COUNTRY: 'DE',
})
afterAll(() => product[Symbol.asyncDispose]())
product.model.answer(replyOf('The model speaks.'))

async function talking(country = 'US') {
  const who = visitor(product.url)
  const { sessionId } = (await who.post<{ sessionId: string }>('/api/session/new')).body
  const say = async (message: string) => {
    const events = await Array.fromAsync(
      who.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message, country }),
    )
    return events.flatMap((event) => ('chunk' in event ? (event.notices ?? []) : []))
  }
  const listed = async () => (await who.get<Message[]>(`/api/messages/${sessionId}`)).body
  const allow = () => who.put('/api/consents', { purpose: 'model-chat', isGiven: true })
  const age = async () => (await who.get<KnownAge>('/api/age')).body.group
  /** As if all of it had been said so much earlier. */
  const earlier = (interval: string) =>
    withSql(product.databaseUrl, async (sql) => {
      await sql`
        update events set occurred_at = occurred_at - ${interval}::interval
        where stream_id = ${`session-${sessionId}`}`
    })
  return { who, sessionId, say, listed, allow, age, earlier }
}

test('who replies is said with the first words, after three hours, after seven days, and whenever it is asked', async () => {
  const { say, earlier, listed } = await talking()
  expect(await say('Hello.')).toEqual(['start'])
  expect(await say('I slept badly.')).toEqual([])
  expect(await say('are you a bot?')).toEqual(['asked'])
  await earlier('2 hours 58 minutes')
  expect(await say('Still here.')).toEqual([])
  await earlier('5 minutes')
  expect(await say('And now?')).toEqual(['hours'])
  await earlier('7 days')
  expect(await say('I am back.')).toEqual(['away'])
  const kept = (await listed()).filter(({ role }) => role === 'user').map(({ notices }) => notices ?? [])
  expect(kept).toEqual([['start'], [], ['asked'], [], ['hours'], ['away']])
})

test('to a minor it is said each hour', async () => {
  const { say, earlier } = await talking()
  await say('I am 14')
  await earlier('1 hour 1 minute')
  expect(await say('Still here.')).toEqual(['hours'])
})

test('"I am 14" is heard: help for the young is shown, points are not, and no age is kept', async () => {
  const { who, say, listed, age } = await talking()
  expect(await say('I am 14 and school is hard')).toEqual(['start', 'minor'])
  expect(await age()).toBe('minor')
  expect((await listed())[0]).toMatchObject({ tier: 'care', concerns: ['minor'] })
  expect((await who.get<Progress>('/api/progress')).body.isHidden).toBe(true)
  const kept = await withSql(
    product.databaseUrl,
    (sql) =>
      sql<{ data: object }[]>`select data from events where type = 'AgeTold' order by position desc limit 1`,
  )
  expect(kept[0]?.data).toEqual({ group: 'minor', by: 'words' })
})

test('whoever was taken for a minor sets it right, in words or by the setting', async () => {
  const { who, say, age } = await talking()
  await say('I am 14')
  expect(await say('Sorry, I am 32.')).toEqual(['adult'])
  expect(await age()).toBe('adult')
  expect((await who.get<Progress>('/api/progress')).body.isHidden).toBeUndefined()
  await who.put('/api/age', { group: 'minor' })
  expect(await age()).toBe('minor')
  await who.put('/api/age', { group: 'adult' })
  expect(await age()).toBe('adult')
})

test('of whoever says nothing, or is grown up, no age is kept', async () => {
  const { say, age } = await talking()
  expect(await say('My son is 14 and I am 41.')).toEqual(['start'])
  expect(await age()).toBeNull()
})

test('in a crisis a minor is shown the lines for the young first', async () => {
  const { say, listed } = await talking()
  await say('I am 15')
  await say('I want to kill myself tonight')
  const message = (await listed()).findLast(({ role }) => role === 'user')
  expect(message?.tier).toBe('crisis')
  expect(message?.concerns).toContain('minor')
})

test('whoever is younger than the terms ask for is told, is answered, and is shown help; no word goes to a model', async () => {
  const { say, listed, allow } = await talking('DE')
  await allow()
  const asked = product.model.requests.length
  expect(await say('Ich bin 15, a word about windmills')).toEqual(['start', 'under-age'])
  await say('I want to die')
  const messages = await listed()
  expect(messages.filter(({ role }) => role === 'assistant')).toHaveLength(2)
  expect(messages[2]?.concerns).toContain('minor')
  expect(product.model.requests).toHaveLength(asked)
})

test('the model is told that a minor writes', async () => {
  const { say, allow } = await talking()
  await allow()
  await say('I am 16')
  await say('What can I do about exams?')
  expect(JSON.stringify(product.model.requests.at(-1)?.body)).toContain('a child or teenager writes')
})

test('the server says who runs it and who gets something of a person', async () => {
  const { who } = await talking()
  const { body } = await who.get<ServerFacts>('/api/server')
  expect(body.operator).toEqual({
    name: 'Quiet Harbour',
    address: null,
    contact: 'hello@harbour.example',
    country: 'DE',
  })
  expect(body.processors).toEqual([{ purpose: 'model', name: `${new URL(product.model.url).host} (calm-1)` }])
})
