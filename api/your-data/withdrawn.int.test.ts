import { expect, test } from 'vitest'
import { begin, goOn, textOf, words } from '#api/chat/conversation-for-test.ts'
import { subjectOf } from '#api/your-data/person-for-test.ts'
import { liveName } from '#infra/live/live-name.ts'
import { streamName } from '#infra/store/command-handler.ts'
import { everythingKept } from '#infra/testing/kept.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

for (const backend of backends)
  test.skipIf(isMissing(backend))(
    `${backend}: a message deleted while its reply is written: the model is let go, and nothing of it is kept`,
    async () => {
      await using product = await productForTest(backend, 'model')
      const { model, url, databaseUrl, redisUrl } = product
      const held = Promise.withResolvers<void>()
      model.answer(replyOf(words, { hold: { after: 10, until: held.promise } }), replyOf('And now?'))
      const ada = visitor(url)
      const { messageId, sessionId, send, listed } = await begin(ada)
      const stream = send()
      await goOn(stream, 1)
      const name = streamName('session', { subjectId: await subjectOf(product, sessionId), id: sessionId })
      const shown = new RegExp(`${liveName(name, messageId)}[^)]*(\\\\x01|"sealed")`)
      expect(await everythingKept({ databaseUrl, redisUrl })).toMatch(shown)
      expect((await ada.delete(`/api/messages/${messageId}`)).status).toBe(200)
      await expect.poll(() => model.requests.at(-1)?.isAborted).toBe(true)
      held.resolve()
      expect((await Array.fromAsync(stream)).at(-1)).toMatchObject({ error: 'You deleted this message.' })
      expect(await listed()).toEqual([])
      expect(await everythingKept({ databaseUrl, redisUrl })).not.toMatch(shown)

      const next = await Array.fromAsync(
        ada.follow('POST', '/api/chat', { sessionId, message: 'Something else.' }),
      )
      expect(textOf(next as never)).toBe('And now?')
      // What was deleted is not told to the model.
      expect(JSON.stringify(model.requests.at(-1)?.body)).not.toContain('Hello')
    },
  )
