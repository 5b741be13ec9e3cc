import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { begin, textOf } from '#api/chat/conversation-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import { standInNotes } from '#domain/chat/guide/stand-in.ts'
import { openSql } from '#infra/sql.ts'
import { type Answer, replyOf } from '#infra/testing/model-server.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { type ProductForTest, productForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const hanging: Answer = { ending: 'hang' }

/** So many conversations of one person, each waiting for its reply; and how many of those have ended. */
async function openChats(who: Visitor, count: number, words: string) {
  const { sessionId } = await begin(who)
  const others = Array.from({ length: count - 1 }, () => who.post<{ sessionId: string }>('/api/session/new'))
  const sessions = [sessionId, ...(await Promise.all(others)).map(({ body }) => body.sessionId)]
  let ended = 0
  const replies = sessions.map(async (session) => {
    const body = { sessionId: session, message: words }
    const events = await Array.fromAsync(who.follow<ChatStreamEvent>('POST', '/api/chat', body))
    ended++
    return events
  })
  // Those that still wait when the product ends break off.
  void Promise.allSettled(replies)
  return { replies, ended: () => ended }
}

/** How often the model was asked for a reply to these words. */
const timesAsked = ({ model }: ProductForTest, words: string): number =>
  model.requests.filter(({ body }) => JSON.stringify(body).includes(words)).length

const products = new Map<string, ProductForTest>()
beforeAll(async () => {
  for (const backend of backends)
    if (!isMissing(backend))
      products.set(backend, await productForTest(backend, 'model', { OPENAI_TIMEOUT_SECONDS: '600' }))
})
afterAll(async () => {
  for (const product of products.values()) await product[Symbol.asyncDispose]()
})

for (const backend of backends) {
  test.skipIf(isMissing(backend))(
    `${backend}: a third reply waits for its turn, and what is over makes room for it`,
    async () => {
      const product = products.get(backend)!
      const held = Promise.withResolvers<void>()
      product.model.answer(replyOf('Here I am.', { firstDelay: held.promise }))
      const { replies } = await openChats(visitor(product.url), 3, 'One of three.')
      await expect.poll(() => timesAsked(product, 'One of three.')).toBe(2)
      held.resolve()
      const texts = (await Promise.all(replies)).map(textOf)
      expect(texts).toEqual(['Here I am.', 'Here I am.', 'Here I am.'])
    },
  )

  test.skipIf(isMissing(backend))(
    `${backend}: sixty chats that wait for a hanging model keep no stranger waiting`,
    async () => {
      const product = products.get(backend)!
      product.model.answer(hanging)
      const ada = visitor(product.url)
      const { ended } = await openChats(ada, 60, 'I wait for it.')
      await expect.poll(() => timesAsked(product, 'I wait for it.')).toBeGreaterThanOrEqual(2)

      const withGuide = visitor(product.url)
      const { sessionId } = (await withGuide.post<{ sessionId: string }>('/api/session/new')).body
      const guided = await Array.fromAsync(
        withGuide.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message: 'Hello' }),
      )
      expect(guided.at(-1)).toMatchObject({ done: true })
      expect(textOf(guided)).toMatch(/guide|prepared|beforehand|in advance/)

      const inCrisis = await begin(visitor(product.url))
      const prepared = await Array.fromAsync(inCrisis.send('I am going to kill myself tonight.'))
      expect(prepared.at(-1)).toMatchObject({ done: true, crisisDetected: true })
      expect(textOf(prepared)).toContain('findahelpline.com')

      const withModel = await begin(visitor(product.url))
      void Promise.allSettled([Array.fromAsync(withModel.send('Is there room for me?'))])
      await expect.poll(() => timesAsked(product, 'Is there room for me?')).toBe(1)

      expect(ended()).toBe(0)
      expect(timesAsked(product, 'I wait for it.')).toBe(2)
    },
  )
}

test(`time in the lane counts: a reply that waited too long is the guide’s, and says so`, async () => {
  await using product = await productForTest('postgres', 'model', {
    OPENAI_TIMEOUT_SECONDS: '5',
    OPENAI_CONCURRENCY: '1',
  })
  product.model.answer(hanging)
  const { replies } = await openChats(visitor(product.url), 4, 'How long?')
  for (const events of await Promise.all(replies)) {
    expect(textOf(events)).toContain(standInNotes.slow)
    expect(events.at(-1)).toMatchObject({ done: true })
  }
  // One place, held for all of the time that anybody waits.
  expect(timesAsked(product, 'How long?')).toBeLessThan(4)
})

test(`a model that refuses for good is not asked again, and the guide replies`, async () => {
  const product = products.get('postgres')!
  for (const [status, reason] of [
    [400, 'not-taken'],
    [401, 'not-set-up'],
    [404, 'not-set-up'],
  ] as const) {
    product.model.answer({ status, body: { error: { message: 'no' } } })
    const { send, listed } = await begin(visitor(product.url))
    const before = product.model.requests.length
    expect(textOf(await Array.fromAsync(send('Hello')))).toContain(standInNotes[reason])
    expect(product.model.requests.length - before).toBe(1)
    expect((await listed()).map(({ role }) => role)).toEqual(['user', 'assistant'])
  }
})

test('what the model is to answer is no work for the lane of others', async () => {
  const product = products.get('postgres')!
  const sql = openSql(product.databaseUrl, { max: 1 })
  onTestFinished(() => sql.end())
  const [withModel, inCrisis] = [await begin(visitor(product.url)), await begin(visitor(product.url))]
  const withGuide = visitor(product.url)
  const { sessionId } = (await withGuide.post<{ sessionId: string }>('/api/session/new')).body
  // Nobody takes the jobs.
  await product.worker.kill()
  const sent = [
    withModel.send('I cannot sleep.'),
    inCrisis.send('I am going to kill myself tonight.'),
    withGuide.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message: 'I cannot sleep.' }),
  ]
  void Promise.allSettled(sent.map((stream) => Array.fromAsync(stream)))
  const jobOf = async (session: string) => {
    const [job] = await sql<{ queue: string }[]>`
      select queue from jobs.job where data ->> 'sessionId' = ${session}`
    return job?.queue
  }
  await expect.poll(() => jobOf(withModel.sessionId)).toBe('model-replies')
  await expect.poll(() => jobOf(inCrisis.sessionId)).toBe('replies')
  await expect.poll(() => jobOf(sessionId)).toBe('replies')
})
