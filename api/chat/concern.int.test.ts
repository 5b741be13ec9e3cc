import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, goOn, textOf, words } from '#api/chat/conversation-for-test.ts'
import type { ChatStreamEvent, HeardMessage } from '#contract/chat.ts'
import { lateVerdict } from '#infra/testing/late-verdict.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { type ProductForTest, productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

const products = new Map<string, ProductForTest>()
beforeAll(async () => {
  for (const backend of backends)
    if (!isMissing(backend)) products.set(backend, await productForTest(backend, 'model'))
})
afterAll(async () => {
  for (const product of products.values()) await product[Symbol.asyncDispose]()
})

const crisis = { tier: 'crisis', concerns: ['suicide'] } as const
const late = { tier: crisis.tier, concerns: [...crisis.concerns] }

for (const backend of backends) {
  const product = () => products.get(backend)!

  test.skipIf(isMissing(backend))(
    `${backend}: a later verdict reaches the page while the reply runs, and the reply ends in the prepared words`,
    async () => {
      const { model, environment, url } = product()
      const held = Promise.withResolvers<void>()
      model.answer(replyOf(words, { hold: { after: 10, until: held.promise } }))
      const { sessionId, messageId, send, listed } = await begin(visitor(url))
      const stream = send('I had a long day at work.')
      const before = await goOn(stream, 5)
      expect(before.some((event) => 'crisisDetected' in event)).toBe(false)
      await lateVerdict(environment, { sessionId, messageId, ...late })
      const after: ChatStreamEvent[] = []
      for await (const event of stream) after.push(event)
      expect(after).toContainEqual(expect.objectContaining({ chunk: '', crisisDetected: true, ...crisis }))
      expect(textOf([...before, ...after])).toContain('These are prepared words.')
      expect(textOf([...before, ...after])).not.toContain('word1')
      expect(after.at(-1)).toMatchObject({ done: true, crisisDetected: true })
      expect(await listed()).toMatchObject([{ id: messageId, ...crisis }, { role: 'assistant' }])
      expect((await listed())[1]?.content).not.toContain('word1')
      held.resolve()
    },
  )

  test.skipIf(isMissing(backend))(
    `${backend}: a verdict after the reply stands in the list of messages, and once`,
    async () => {
      const { model, environment, url } = product()
      model.answer(replyOf('That sounds long.'))
      const { sessionId, messageId, send, listed } = await begin(visitor(url))
      await Array.fromAsync(send('I had a long day at work.'))
      await lateVerdict(environment, { sessionId, messageId, ...late })
      await lateVerdict(environment, { sessionId, messageId, ...late, tier: 'care' })
      await expect.poll(async () => (await listed())[0]).toMatchObject({ id: messageId, ...crisis })
    },
  )
}

test('what was not meant so is lowered once, the talk goes on, and the next crisis is heard', async () => {
  const { model, url } = products.get('postgres')!
  model.answer(replyOf('I hear you.'), replyOf('Let us breathe.'), replyOf('I am with you.'))
  const ada = visitor(url)
  const { sessionId, messageId, send, listed } = await begin(ada)
  const say = (message: string) =>
    Array.fromAsync(ada.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message }))
  expect((await Array.fromAsync(send('I want to kill myself tonight.')))[0]).toMatchObject({
    crisisDetected: true,
  })
  const correct = (id = messageId) =>
    ada.post(`/api/messages/${id}/correct-concern`, { by: 'dialog' }).then(({ status }) => status)
  expect([await correct(), await correct()]).toEqual([200, 200])
  await expect.poll(async () => (await listed())[0]).toMatchObject({ isCorrected: true })

  await say('Can you help me breathe?')
  const prompt = JSON.stringify(model.requests.at(-1)!.body)
  expect(prompt).not.toContain('THE PERSON MAY BE IN DANGER')
  expect((await say('I want to kill myself tonight.'))[0]).toMatchObject({ crisisDetected: true })

  // What was heard, apart from the words: nothing of what was said in between.
  const heard = await ada.get<HeardMessage[]>(`/api/messages/${sessionId}/concerns`)
  const last = (await listed()).findLast(({ role }) => role === 'user')!
  expect(heard.body).toMatchObject([
    { id: messageId, ...crisis, isCorrected: true },
    { id: last.id, ...crisis },
  ])
  expect(heard.text).not.toContain('kill myself')
})

test('where something was taken only help that has come lowers the concern', async () => {
  const { url } = products.get('postgres')!
  const ada = visitor(url)
  const { messageId, send } = await begin(ada)
  await Array.fromAsync(send('I took all the pills, I overdosed.'))
  const correct = (said: object) => ada.post(`/api/messages/${messageId}/correct-concern`, said)
  const refused = await correct({ by: 'card' })
  expect([refused.status, refused.headers.get('Error-Code')]).toEqual([409, 'chat-help-needed-first'])
  expect((await correct({ by: 'card', isHelpHere: true })).status).toBe(200)
})

test('where the conversation is gone words in a crisis are met with help, and others hear that it is gone', async () => {
  const { url } = products.get('postgres')!
  const ada = visitor(url)
  const { sessionId, send } = await begin(ada)
  expect((await ada.delete(`/api/sessions/${sessionId}`)).status).toBe(200)
  const inCrisis = await Array.fromAsync(send('I am going to kill myself tonight.'))
  expect(inCrisis[0]).toMatchObject({ crisisDetected: true, tier: 'crisis', concerns: ['suicide'] })
  expect(textOf(inCrisis)).toContain('findahelpline.com')
  expect(inCrisis.at(-1)).toMatchObject({ error: expect.stringContaining('was not saved') })
  const ordinary = await ada.post('/api/chat', { sessionId, message: 'I had a long day at work.' })
  expect([ordinary.status, ordinary.headers.get('Error-Code')]).toEqual([404, 'session-unknown'])
})

test('nobody corrects what somebody else said', async () => {
  const { url } = products.get('postgres')!
  const { messageId, send } = await begin(visitor(url))
  await Array.fromAsync(send('I want to kill myself tonight.'))
  const grace = visitor(url)
  await begin(grace)
  expect((await grace.post(`/api/messages/${messageId}/correct-concern`, { by: 'card' })).status).toBe(404)
})

test('a bare yes is read against what was asked before it', async () => {
  const { model, url } = products.get('postgres')!
  model.answer(replyOf('I would rather ask: are you thinking about ending your life?'), replyOf('I am here.'))
  const ada = visitor(url)
  const { sessionId, send, listed } = await begin(ada)
  expect((await Array.fromAsync(send('I feel so tired of it all.')))[0]).not.toMatchObject({
    crisisDetected: true,
  })
  const yes = { sessionId, message: 'yes' }
  const answered = await Array.fromAsync(ada.follow<ChatStreamEvent>('POST', '/api/chat', yes))
  expect(answered[0]).toMatchObject({ crisisDetected: true, concerns: ['suicide'] })
  expect((await listed()).findLast(({ role }) => role === 'user')).toMatchObject({ tier: 'crisis' })
})

test('"I am safe", said twice with nothing new, lowers the concern', async () => {
  const { model, url } = products.get('postgres')!
  model.answer(replyOf('I am here.'))
  const ada = visitor(url)
  const { sessionId, send, listed } = await begin(ada)
  const say = (message: string) =>
    Array.fromAsync(ada.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message }))
  await Array.fromAsync(send('I want to kill myself tonight.'))
  await say('I am safe.')
  expect((await listed()).some(({ isCorrected }) => isCorrected)).toBe(false)
  await say('Really, I am safe now.')
  expect((await listed()).findLast(({ role }) => role === 'user')).toMatchObject({ isCorrected: true })
  await say('Can you help me breathe?')
  expect(JSON.stringify(model.requests.at(-1)!.body)).not.toContain('THE PERSON MAY BE IN DANGER')
})
