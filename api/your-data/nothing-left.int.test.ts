import { expect, test } from 'vitest'
import { goOn } from '#api/chat/conversation-for-test.ts'
import { subjectOf } from '#api/your-data/person-for-test.ts'
import {
  askForMail,
  converse,
  importMoods,
  keepJournal,
  logMoods,
  phrases,
  signInByMail,
} from '#api/your-data/planting-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import type { Receipt } from '#contract/deletion.ts'
import { breakIn, bytesKept } from '#infra/testing/break-in.ts'
import { disguises, dump, rowsOfTables } from '#infra/testing/dump.ts'
import { everythingKept, withSql } from '#infra/testing/kept.ts'
import { startMailServer } from '#infra/testing/mail-server.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { untilSettled } from '#infra/testing/settled.ts'
import { openSweeper } from '#infra/testing/sweeper.ts'
import { visitor } from '#infra/testing/visitor.ts'
import { projections } from '#projections/all.ts'
import { verify } from '#projections/engine/verify.ts'

const pollOptions = { timeout: 60_000, interval: 200 }

for (const backend of backends)
  test.skipIf(isMissing(backend))(
    `${backend}: after an erasure nothing of the person is anywhere, and everyone else’s rows are untouched`,
    async () => {
      await using mail = await startMailServer()
      await using product = await productForTest(backend, 'model', {
        LOG_LEVEL: 'debug',
        SMTP_URL: mail.url,
        MAIL_FROM: 'Leeward <hello@calm.example>',
      })
      await using sweeper = openSweeper(product)
      const { url, databaseUrl, model } = product
      const [hers, graces] = [phrases('lantern'), phrases('pebble')]
      const ada = { who: visitor(url), phrase: hers.next, model }
      const grace = { who: visitor(url), phrase: graces.next, model }

      const gracesSession = await converse(grace, 3)
      await signInByMail(grace.who, mail, `${grace.phrase().replaceAll(' ', '.')}@example.org`)
      await logMoods(grace, 6, 2)
      await keepJournal(grace, 2)

      // Ada as a visitor, whose things become her account's; their old ciphertext is kept as a dump of that time.
      await converse(ada, 12)
      const replaced = await logMoods(ada, 40, 15)
      const stolen = await bytesKept(product)
      const email = `${ada.phrase().replaceAll(' ', '.')}@example.org`
      hers.planted[hers.planted.length - 1] = email
      await signInByMail(ada.who, mail, email)
      await ada.who.patch('/api/auth/user', { firstName: ada.phrase() })
      replaced.push(...(await keepJournal(ada, 4)))
      await importMoods(ada, 77)
      const session = await converse(ada, 12)
      const [waiting, streaming] = [await converse(ada, 0), await converse(ada, 0)]

      // A reply whose job waits to be tried again, and one that is being written.
      model.answer({ status: 503 })
      const asked = ada.who.follow('POST', '/api/chat', { sessionId: waiting, message: ada.phrase() })
      await asked.next()
      const before = model.requests.length
      await expect.poll(() => model.requests.length, pollOptions).toBeGreaterThan(before)
      const held = Promise.withResolvers<void>()
      const pieces = [`${ada.phrase()}. `, 'And ', 'more.']
      model.answer({ pieces, hold: { after: 2, until: held.promise } })
      const reply = ada.who.follow<ChatStreamEvent>('POST', '/api/chat', {
        sessionId: streaming,
        message: 'Go on.',
      })
      await goOn(reply, 1)
      expect(hers.planted).toHaveLength(200)
      expect(new Set(hers.planted).size).toBe(200)

      const subjectId = await subjectOf(product, session)
      const gracesId = await subjectOf(product, gracesSession)
      await untilSettled(databaseUrl)
      const gracesRows = await rowsOf(databaseUrl, gracesId)
      stolen.push(...(await bytesKept(product)))
      const readable = await breakIn(product, stolen)
      for (const phrase of hers.planted)
        expect(readable.includes(phrase), phrase).toBe(!replaced.includes(phrase))

      await askForMail(url, email)
      await mail.mailsTo(email, 2)

      const { body } = await ada.who.post<{ receipt: string; isDone: boolean }>('/api/account/deletion', {
        when: 'now',
      })
      expect(body.isDone).toBe(true)
      expect(found(hers.planted, await breakIn(product, stolen))).toEqual([])
      expect(found(hers.planted, await breakIn(product, await bytesKept(product)))).toEqual([])

      held.resolve()
      await Promise.all([asked, reply].map((stream) => Array.fromAsync(stream).catch(() => {})))
      const receipt = async () => (await visitor(url).get<Receipt>(`/api/receipts/${body.receipt}`)).body
      await expect
        .poll(
          sweeper.swept(async () => (await receipt()).rowsGoneAt),
          pollOptions,
        )
        .not.toBeNull()
      const isNamed = async () => (await allKept(product)).includes(subjectId)
      await expect.poll(sweeper.swept(isNamed), pollOptions).toBe(false)

      const kept = (await allKept(product)) + product.api.log() + product.worker.log()
      expect(kept).toContain(gracesId)
      for (const phrase of hers.planted)
        for (const disguise of disguises(phrase)) expect(kept.includes(disguise), phrase).toBe(false)
      stolen.push(...(await bytesKept(product)))
      const pried = await breakIn(product, stolen)
      expect(found(hers.planted, pried)).toEqual([])
      expect(found(graces.planted.slice(0, 6), pried)).toHaveLength(6)
      expect(await rowsOf(databaseUrl, gracesId)).toEqual(gracesRows)
      expect(await differences(databaseUrl)).toEqual([])
    },
    300_000,
  )

const found = (planted: string[], text: string): string[] => planted.filter((phrase) => text.includes(phrase))

type Place = { databaseUrl: string; redisUrl: string | undefined }

const allKept = async ({ databaseUrl, redisUrl }: Place): Promise<string> =>
  (await dump(databaseUrl)) + (redisUrl ? await everythingKept({ databaseUrl, redisUrl }) : '')

/** Rows that are a person's, by table, as they stand; when a browser was seen is none of it. */
async function rowsOf(databaseUrl: string, subjectId: string): Promise<[string, string[]][]> {
  const tables = await rowsOfTables(databaseUrl)
  tables.delete('public.browser_sessions')
  return [...tables].map(([name, rows]) => [name, rows.filter((row) => row.includes(subjectId))])
}

const differences = (databaseUrl: string) =>
  withSql(databaseUrl, async (sql) => {
    const verdicts = []
    for (const projection of projections) verdicts.push(await verify(sql, projection))
    return verdicts.flatMap(({ differences: found, poisoned }) => [...found, ...poisoned])
  })
