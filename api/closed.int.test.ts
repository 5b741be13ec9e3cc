import { afterAll, expect, test } from 'vitest'
import { begin } from '#api/chat/conversation-for-test.ts'
import { aPerson, subjectOf } from '#api/your-data/person-for-test.ts'
import { newId } from '#infra/ids.ts'
import { withSql } from '#infra/testing/kept.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

/** Somebody who is closed behind the back of a browser that goes on. */
async function closed(by: 'erasure' | 'claim') {
  const { who, sessionId } = await aPerson(product)
  const subjectId = await subjectOf(product, sessionId)
  await withSql(product.databaseUrl, async (sql) => {
    await sql`insert into closed_fingerprints (fingerprint) values (sha256(uuid_send(${subjectId})))`
    if (by === 'claim')
      await sql`insert into closed_subjects (subject_id, claimed_by) values (${subjectId}, gen_random_uuid())`
  })
  return { who, sessionId }
}

for (const [by, status, code, retryAfter] of [
  ['erasure', 410, 'person-erased', null],
  ['claim', 409, 'person-claimed', '2'],
] as const) {
  test(`after ${by === 'claim' ? 'a claim has begun' : 'an erasure'} nothing more is written, and says so: ${code}`, async () => {
    const { who, sessionId } = await closed(by)
    for (const [path, body] of [
      ['/api/mood-logs', { level: 5, note: null, sessionId: null }],
      ['/api/chat', { sessionId, message: 'Are you there?' }],
      ['/api/exercises/complete', { exerciseId: 'box-breathing', sessionId, completionId: newId() }],
      ['/api/session/new', {}],
    ] as const) {
      const answer = await who.request('POST', path, body)
      expect([path, answer.status, answer.headers.get('Error-Code')]).toEqual([path, status, code])
      expect(answer.headers.get('Retry-After')).toBe(retryAfter)
    }
    // Nobody else is.
    expect((await visitor(product.url).post('/api/session/new')).status).toBe(200)
  })
}

test.for([
  ['the conversation', (who: Visitor, sessionId: string) => who.delete(`/api/sessions/${sessionId}`)],
  ['everything', (who: Visitor) => who.post('/api/account/deletion', { when: 'now' })],
] as const)('a reply that is followed ends when %s is deleted, and says so', async ([, destroy]) => {
  await using withModel = await productForTest('postgres', 'model', { OPENAI_TIMEOUT_SECONDS: '600' })
  withModel.model.answer({ ending: 'hang' })
  const ada = visitor(withModel.url)
  const { sessionId, send } = await begin(ada)
  const following = Array.fromAsync(send('I cannot sleep, and I worry.'))
  await expect.poll(() => withModel.model.requests.length).toBeGreaterThan(0)
  expect((await destroy(ada, sessionId)).status).toBe(200)
  expect((await following).at(-1)).toMatchObject({ error: 'This conversation was deleted.' })
})
