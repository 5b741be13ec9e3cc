import { expect, test } from 'vitest'
import { begin, goOn, textOf, words } from '#api/chat/conversation-for-test.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

for (const backend of backends)
  test.skipIf(isMissing(backend))(
    `${backend}: whoever knows the id of somebody else’s message cannot touch the reply to it`,
    async () => {
      await using product = await productForTest(backend, 'model')
      const { model, url } = product
      model.answer(replyOf(words, { betweenMs: 100 }), replyOf('Yours, not hers.', { betweenMs: 100 }))
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
      await grace.post(`/api/chat/${own.sessionId}/stop`)
      await Array.fromAsync(answered)
      expect((await grace.delete(`/api/messages/${hers.messageId}`)).status).toBe(200)

      seen.push(...(await Array.fromAsync(stream)))
      expect(seen.at(-1)).toMatchObject({ done: true })
      expect(textOf(seen)).toBe(words)
      // Nothing begins it anew. Shown once more as a whole it may be, where the facts have it before the last piece.
      const anew = seen.filter((event) => 'replaces' in event && event.replaces && event.chunk === '')
      expect(anew).toHaveLength(1)
    },
  )
