import { expect, test } from 'vitest'
import { begin, goOn } from '#api/chat/conversation-for-test.ts'
import { disguises, dump } from '#infra/testing/dump.ts'
import { everythingKept } from '#infra/testing/kept.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

for (const backend of backends)
  test.skipIf(isMissing(backend))(
    `${backend}: what people say is in clear nowhere: tables, jobs, live pieces, logs`,
    async () => {
      await using product = await productForTest(backend, 'model', { LOG_LEVEL: 'debug' })
      const { databaseUrl, redisUrl, model, url } = product
      const planted = {
        message: 'the marmalade heron',
        second: 'a velvet barometer',
        reply: 'seven lanterns ashore',
        failed: 'an unsent paper boat',
        note: 'quiet copper rain',
        refused: 'nobody reads this lighthouse',
      }
      const ada = visitor(url)
      const { send, sessionId } = await begin(ada)
      model.answer(replyOf(`${planted.reply}. ${'And more words. '.repeat(6)}`, { betweenMs: 60 }))
      const stream = send(`I saw ${planted.message}.`)
      await goOn(stream, 3)
      const whileStreaming = (await dump(databaseUrl)) + (await everythingKept({ databaseUrl, redisUrl }))
      await Array.fromAsync(stream)

      model.answer({ status: 503, body: { error: { message: planted.failed } } }, replyOf('Yes.'))
      await Array.fromAsync(ada.follow('POST', '/api/chat', { sessionId, message: planted.second }))
      await ada.post('/api/mood-logs', { level: 3, note: planted.note, sessionId })
      await ada.post('/api/mood-logs', { level: 99, note: planted.refused, sessionId })

      const kept =
        whileStreaming +
        (await dump(databaseUrl)) +
        (await everythingKept({ databaseUrl, redisUrl })) +
        product.api.log() +
        product.worker.log()
      expect(kept).toContain(sessionId)
      for (const phrase of Object.values(planted))
        for (const disguise of disguises(phrase)) expect(kept.includes(disguise), phrase).toBe(false)
      const listed = await ada.get(`/api/messages/${sessionId}`)
      expect(listed.text).toContain(planted.message)
      expect(listed.text).toContain(planted.reply)
    },
  )

test('the search finds what is not hidden', () => {
  const hidden = 'the marmalade heron'
  const [utf8, utf16] = [Buffer.from(`${hidden}!!`), Buffer.from(`${hidden}!!`, 'utf16le')]
  const carriers = [utf8, utf16, Buffer.from(utf16).swap16()].flatMap((bytes) => [
    bytes.toString('latin1'),
    bytes.toString('hex'),
    JSON.stringify(bytes.toString('latin1')),
    ...[0, 1, 2].map((offset) => Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')),
  ])
  for (const carrier of carriers)
    expect(
      disguises(hidden).some((disguise) => carrier.includes(disguise)),
      carrier,
    ).toBe(true)
  for (const disguise of disguises(hidden))
    expect(
      carriers.some((carrier) => carrier.includes(disguise)),
      disguise,
    ).toBe(true)
})
