import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { somebody, subjectOf } from '#api/data/person-for-test.ts'
import type { Receipt } from '#contract/deletion.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { rowsOfTables } from '#infra/testing/dump.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres', 'guide', { LOG_LEVEL: 'debug' })
const sql = openSql(product.databaseUrl, { max: 2 })
const store = createPostgresEventStore(sql, createKeyring(product.environment['MASTER_KEY']!))
afterAll(async () => {
  await sql.end()
  await product[Symbol.asyncDispose]()
})

type Asked = { receipt: string; dueAt: string; isDone: boolean }
// The worker looks for what is due every 15 s.
const patience = { timeout: 60_000, interval: 500 }

/** Somebody with an account: what signing in leaves behind. */
async function somebodyWithAccount() {
  const person = await somebody(product)
  const subjectId = await subjectOf(product, person.sessionId)
  const opened: AccountEvent = {
    type: 'AccountOpened',
    at: new Date().toISOString(),
    data: { provider: 'email' },
    personal: { firstName: 'Ada', email: 'ada@example.org' },
  }
  await appendTo(subjectId, opened)
  await sql`
    update browser_sessions set subject_id = ${subjectId}, data = data || ${sql.json({ accountId: subjectId })}
    where data ->> 'subjectId' = ${subjectId}`
  await catchUp(person.who)
  return { ...person, subjectId }
}

/** Through the product, so that the worker hears of what was appended behind its back. */
async function catchUp(who: Visitor): Promise<void> {
  await who.post('/api/mood-logs', { level: 5, note: null, sessionId: null })
  await who.get('/api/mood-logs')
}

/** Another browser, in which the same person is signed in. */
async function signedIn(subjectId: string): Promise<Visitor> {
  const who = visitor(product.url)
  await who.post('/api/session/new')
  await sql`
    update browser_sessions
    set subject_id = ${subjectId}, data = data || ${sql.json({ subjectId, accountId: subjectId })}
    where id_hash = (select id_hash from browser_sessions order by created_at desc limit 1)`
  who.cookies.delete('leeward-position')
  return who
}

const appendTo = (subjectId: string, event: AccountEvent) =>
  store.append({ subjectId, streamId: `account-${subjectId}` }, 'any', [event], { timeZone: 'UTC' })

const receiptOf = (receipt: string) => visitor(product.url).get<Receipt>(`/api/receipts/${receipt}`)

test('a deletion in seven days hides everything, signs out everywhere, and can be taken back', async () => {
  const { who, subjectId } = await somebodyWithAccount()
  const other = await signedIn(subjectId)
  expect((await other.get<object[]>('/api/mood-logs')).body).toHaveLength(2)

  const { body } = await who.post<Asked>('/api/account/deletion', { when: 'in-7-days' })
  expect(body.isDone).toBe(false)
  expect(Date.parse(body.dueAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  expect((await receiptOf(body.receipt)).status).toBe(404)
  expect((await other.get('/api/mood-logs')).body).toEqual([])

  const back = await signedIn(subjectId)
  await expect.poll(async () => (await back.get('/api/mood-logs')).status).toBe(409)
  expect((await back.post('/api/mood-logs', { level: 5 })).headers.get('Error-Code')).toBe('account-leaving')
  expect((await back.get('/api/data/export')).status).toBe(200)
  expect((await back.get('/api/account/deletion')).body).toEqual({ dueAt: body.dueAt })
  expect((await back.delete('/api/account/deletion')).status).toBe(200)
  await expect.poll(async () => (await back.get('/api/mood-logs')).status).toBe(200)
  expect((await back.get<object[]>('/api/mood-logs')).body).toHaveLength(2)
  expect((await back.get('/api/account/deletion')).body).toEqual({ dueAt: null })
})

test('a deletion that is due is done by the worker, under the number that the person kept', async () => {
  const { who, subjectId } = await somebodyWithAccount()
  const receipt = randomUUID()
  const at = new Date(Date.now() - 8 * 86_400_000).toISOString()
  const dueAt = new Date(Date.now() - 86_400_000).toISOString()
  await appendTo(subjectId, { type: 'DeletionRequested', at, data: { dueAt, receipt } })
  await catchUp(who)
  await expect.poll(async () => (await receiptOf(receipt)).body?.rowsGoneAt ?? null, patience).not.toBeNull()
  const isNamed = async () =>
    JSON.stringify([...(await rowsOfTables(product.databaseUrl))]).includes(subjectId)
  await expect.poll(isNamed, patience).toBe(false)
})

test('an erasure that a fault cut off after its fact is finished by the worker', async () => {
  const { who, subjectId } = await somebodyWithAccount()
  const at = new Date().toISOString()
  await appendTo(subjectId, { type: 'AccountErased', at, data: { askedBy: 'person' } })
  await catchUp(who)
  const left = async () => (await sql`select from events where subject_id = ${subjectId}`).count
  await expect.poll(left, patience).toBe(0)
})

test('a visitor deletes everything at once, and only at once', async () => {
  const { who, sessionId } = await somebody(product)
  const subjectId = await subjectOf(product, sessionId)
  const later = await who.post('/api/account/deletion', { when: 'in-7-days' })
  expect([later.status, later.headers.get('Error-Code')]).toEqual([409, 'deletion-only-now'])
  const { body } = await who.post<Asked>('/api/account/deletion', { when: 'now' })
  expect((await receiptOf(body.receipt)).body).toMatchObject({ kind: 'visitor', askedBy: 'person' })
  expect((await who.get('/api/sessions')).body).toEqual([])
  expect((await who.post('/api/session/new')).status).toBe(200)
  expect((await sql`select from read_models.messages where subject_id = ${subjectId}`).count).toBe(0)
})

test('who owns nothing has nothing to delete, and an unknown receipt is none', async () => {
  const nobody = visitor(product.url)
  expect((await nobody.post('/api/account/deletion', { when: 'now' })).status).toBe(401)
  expect((await nobody.delete('/api/account/deletion')).status).toBe(401)
  expect((await receiptOf(randomUUID())).headers.get('Error-Code')).toBe('receipt-unknown')
})

test('what a visitor leaves behind is deleted when they stay away; who comes by keeps it', async () => {
  const [gone, staying] = [await somebody(product), await somebody(product)]
  const [goneId, stayingId] = [
    await subjectOf(product, gone.sessionId),
    await subjectOf(product, staying.sessionId),
  ]
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  for (const subjectId of [goneId, stayingId]) {
    await sql`update events set occurred_at = ${longAgo}, recorded_at = ${longAgo} where subject_id = ${subjectId}`
    await sql`update read_models.last_active set at = ${longAgo} where subject_id = ${subjectId}`
  }
  await sql`update browser_sessions set seen_at = ${longAgo} where data ->> 'subjectId' = ${goneId}`
  const count = async (subjectId: string) =>
    (await sql`select from events where subject_id = ${subjectId}`).count
  await expect.poll(() => count(goneId), patience).toBe(0)
  expect(await count(stayingId)).toBeGreaterThan(0)
  const [receipt] = await sql`select kind, asked_by from erasures where asked_by = 'expiry'`
  expect(receipt).toEqual({ kind: 'visitor', asked_by: 'expiry' })
})
