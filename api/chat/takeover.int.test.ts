import { test } from 'vitest'
import { begin, goOn, textOf, words } from '#api/chat/conversation-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

for (const backend of backends) {
  test.skipIf(isMissing(backend)).concurrent(
    `${backend}: when the worker is killed in the middle, the next one finishes the reply, once`,
    async ({ expect }) => {
      await using product = await productForTest(backend, 'model')
      const { model, worker, url } = product
      const held = Promise.withResolvers<void>()
      model.answer(
        replyOf(words, { hold: { after: 10, until: held.promise } }),
        replyOf(words, { betweenMs: 1 }),
      )
      const ada = visitor(url)
      const { sessionId, send, listed } = await begin(ada)
      const stream = send()
      const events = await goOn(stream, 5)
      await worker.kill()
      held.resolve()
      worker.start()
      const reloaded = Array.fromAsync(ada.follow<ChatStreamEvent>('GET', `/api/chat/${sessionId}/stream`))
      for await (const event of stream) events.push(event)
      expect(events.at(-1)).toMatchObject({ done: true })
      expect(textOf(events)).toBe(words)
      expect(textOf(await reloaded)).toBe(words)
      expect((await listed()).map(({ role, content }) => [role, content])).toEqual([
        ['user', 'Hello'],
        ['assistant', words],
      ])
    },
    150_000,
  )
}
