import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aPerson, subjectOf } from '#api/your-data/person-for-test.ts'
import { newId } from '#infra/ids.ts'
import { withSql } from '#infra/testing/kept.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { isRedisImmortal, mortalRedis } from '#infra/testing/mortal-redis.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'

type Answered = { status: number; body: { receipt?: string | null } }

test.skipIf(isRedisImmortal)(
  'with Redis gone, stop, delete and journal work, and the ledger has it before the answer',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'leeward-ledger-'))
    const ledger = join(folder, 'erasures.jsonl')
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const redis = await mortalRedis()
    onTestFinished(() => redis[Symbol.asyncDispose]())
    await redis.start()
    const product = await productForTest('postgres', 'model', { REDIS_URL: redis.url, LEDGER_FILE: ledger })
    onTestFinished(() => product[Symbol.asyncDispose]())

    const { who, sessionId, said, moodId, completionId } = await aPerson(product)
    const subjectId = await subjectOf(product, sessionId)
    // What signing in leaves behind: the journal is for accounts.
    await withSql(product.databaseUrl, async (sql) => {
      await sql`
        update browser_sessions
        set subject_id = ${subjectId}, data = data || ${sql.json({ accountId: subjectId, signedInAt: new Date().toISOString() })}
        where data ->> 'subjectId' = ${subjectId}`
    })
    const entryId = newId()
    await who.post('/api/journal', { entryId, title: 'A day', content: 'A quiet day.', mood: null, tags: [] })
    // A reply that is being written.
    product.model.answer({ ...replyOf('I am'), ending: 'hang' })
    await who.put('/api/consents', { purpose: 'model', isGiven: true })
    const reply = who.follow('POST', '/api/chat', { sessionId, message: 'Are you there?' })
    await reply.next()

    await redis.kill()
    const answers: [string, Answered][] = [
      ['stop', await who.post(`/api/chat/${sessionId}/stop`)],
      ['message', await who.delete(`/api/messages/${said[0]!.id}`)],
      ['mood', await who.delete(`/api/mood-logs/${moodId}`)],
      ['exercise', await who.delete(`/api/exercises/completions/${completionId}`)],
      ['entry', await who.delete(`/api/journal/${entryId}`)],
      ['session', await who.delete(`/api/sessions/${sessionId}`)],
      ['account', await who.post('/api/account/deletion', { when: 'now' })],
    ]
    expect(answers.map(([name, { status }]) => [name, status])).toEqual(answers.map(([name]) => [name, 200]))
    const text = readFileSync(ledger, 'utf8')
    const receipts = answers.flatMap(([, { body }]) => body.receipt ?? [])
    expect(receipts).toHaveLength(6)
    for (const receipt of receipts) expect(text).toContain(receipt)
  },
)
