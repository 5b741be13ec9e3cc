import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, goOn, textOf, words } from '#api/chat/conversation-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import { standInNotes } from '#domain/chat/guide/stand-in.ts'
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

for (const backend of backends) {
  const product = () => products.get(backend)!

  test.skipIf(isMissing(backend))(`${backend}: the model's words arrive as they come`, async () => {
    product().model.answer(replyOf(words, { betweenMs: 5 }))
    const { send, listed } = await begin(visitor(product().url))
    const events = await Array.fromAsync(send())
    expect(events.filter((event) => 'chunk' in event && event.chunk).length).toBeGreaterThan(10)
    expect(textOf(events)).toBe(words)
    expect((await listed())[1]).toMatchObject({ role: 'assistant', content: words })
  })

  test.skipIf(isMissing(backend))(
    `${backend}: leaving the page cancels nothing; who comes back goes on where they were`,
    async () => {
      product().model.answer(replyOf(words, { betweenMs: 20 }))
      const ada = visitor(product().url)
      const { sessionId, send, listed } = await begin(ada)
      const seen = await goOn(send(), 5)
      const { seq } = seen.at(-1)!
      const rest = await Array.fromAsync(
        ada.follow<ChatStreamEvent>('GET', `/api/chat/${sessionId}/stream?after=${seq}`),
      )
      expect(textOf([...seen, ...rest])).toBe(words)
      expect(rest.some((event) => 'chunk' in event && event.replaces)).toBe(false)
      expect((await listed())[1]?.content).toBe(words)
    },
  )

  test.skipIf(isMissing(backend))(
    `${backend}: stopping keeps what was said, and the model is let go`,
    async () => {
      const held = Promise.withResolvers<void>()
      product().model.answer(replyOf(words, { hold: { after: 10, until: held.promise } }))
      const ada = visitor(product().url)
      const { sessionId, send, listed } = await begin(ada)
      const seen: ChatStreamEvent[] = []
      const statuses: number[] = []
      for await (const event of send()) {
        seen.push(event)
        const isStarted = 'chunk' in event && event.chunk !== ''
        if (isStarted && statuses.length === 0)
          statuses.push((await ada.post(`/api/chat/${sessionId}/stop`, {})).status)
      }
      expect(statuses).toEqual([200])
      expect(seen.at(-1)).toMatchObject({ done: true })
      const reply = (await listed())[1]!
      expect(reply).toMatchObject({ isStopped: true, content: textOf(seen).trim() })
      expect(words.startsWith(reply.content)).toBe(true)
      expect(reply.content.length).toBeLessThan(words.length)
      await expect.poll(() => product().model.requests.at(-1)?.isAborted).toBe(true)
      held.resolve()
      expect((await ada.post(`/api/chat/${sessionId}/stop`, {})).status).toBe(409)
    },
  )

  test.skipIf(isMissing(backend))(
    `${backend}: a newer message is never refused, and is the one that is answered`,
    async () => {
      const { model, url } = product()
      const held = Promise.withResolvers<void>()
      model.answer(replyOf(words, { hold: { after: 5, until: held.promise } }), replyOf('I am here.'))
      const ada = visitor(url)
      const { sessionId, send, listed } = await begin(ada)
      const first = send()
      await goOn(first, 1)
      const asked = model.requests.at(-1)!
      const newer = await Array.fromAsync(
        ada.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message: 'I took all the pills.' }),
      )
      expect(newer[0]).toMatchObject({ crisisDetected: true })
      expect(newer.at(-1)).toMatchObject({ done: true })
      expect((await listed()).map(({ role }) => role)).toEqual(['user', 'user', 'assistant'])
      // One reply of a conversation is written at a time.
      await expect.poll(() => asked.isAborted).toBe(true)
      held.resolve()
    },
  )

  test.skipIf(isMissing(backend))(
    `${backend}: whoever knows the id of somebody else’s message cannot touch the reply to it`,
    async () => {
      const { model, url } = product()
      const held = Promise.withResolvers<void>()
      model.answer(
        replyOf(words, { hold: { after: 10, until: held.promise } }),
        replyOf('Yours. Not hers.', { hold: { after: 1, until: held.promise } }),
      )
      const [ada, grace] = [visitor(url), visitor(url)]
      const hers = await begin(ada)
      const stream = hers.send()
      const seen = await goOn(stream, 5)

      const own = await begin(grace)
      const answered = grace.follow('POST', '/api/chat', {
        sessionId: own.sessionId,
        message: 'Hello, too.',
        messageId: hers.messageId,
      })
      await goOn(answered as never, 1)
      expect((await grace.post(`/api/chat/${own.sessionId}/stop`)).status).toBe(200)
      await Array.fromAsync(answered)
      expect((await grace.delete(`/api/messages/${hers.messageId}`)).status).toBe(200)

      held.resolve()
      seen.push(...(await Array.fromAsync(stream)))
      expect(seen.at(-1)).toMatchObject({ done: true })
      expect(textOf(seen)).toBe(words)
      // Nothing begins it anew. Shown once more as a whole it may be, where the facts have it before the last piece.
      const anew = seen.filter((event) => 'replaces' in event && event.replaces && event.chunk === '')
      expect(anew).toHaveLength(1)
    },
  )

  test.skipIf(isMissing(backend))(
    `${backend}: when the model is away, it is asked three times, and then the guide replies and says so`,
    async () => {
      const { model, url } = product()
      const before = model.requests.length
      model.answer({ status: 503, body: { error: { message: 'overloaded' } } })
      const { send, listed } = await begin(visitor(url))
      const answered = await Array.fromAsync(send())
      expect(textOf(answered)).toContain(standInNotes.away)
      expect(answered.at(-1)).toMatchObject({ done: true })
      expect(model.requests.length - before).toBe(3)
      expect((await listed()).map(({ role }) => role)).toEqual(['user', 'assistant'])
    },
  )
}
