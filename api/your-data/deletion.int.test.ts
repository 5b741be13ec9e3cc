import { randomUUID } from 'node:crypto'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { aPerson, subjectOf } from '#api/your-data/person-for-test.ts'
import type { Receipt } from '#contract/deletion.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { rowsOfTables } from '#infra/testing/dump.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { openSweeper } from '#infra/testing/sweeper.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres', 'guide', { LOG_LEVEL: 'debug' })
const sql = openSql(product.databaseUrl, { max: 2 })
const store = createPostgresEventStore(sql, await keyringOf(sql, product.environment))
const { swept, ...sweeper } = openSweeper(product)
afterAll(async () => {
  await sweeper[Symbol.asyncDispose]()
  await sql.end()
  await product[Symbol.asyncDispose]()
})

type Asked = { receipt: string; dueAt: string; isDone: boolean }
const pollOptions = { timeout: 60_000, interval: 200 }

/** Somebody with an account: what signing in leaves behind. */
async function aPersonWithAccount() {
  const person = await aPerson(product)
  const subjectId = await subjectOf(product, person.sessionId)
  const opened: AccountEvent = {
    type: 'AccountOpened',
    at: new Date().toISOString(),
    data: { provider: 'email' },
    personal: { firstName: 'Ada', email: 'ada@example.org' },
  }
  await appendTo(subjectId, opened)
  await sql`
    update browser_sessions set subject_id = ${subjectId}, data = data || ${sql.json({ accountId: subjectId, signedInAt: new Date().toISOString() })}
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
    set subject_id = ${subjectId}, data = data || ${sql.json({ subjectId, accountId: subjectId, signedInAt: new Date().toISOString() })}
    where id_hash = (select id_hash from browser_sessions order by created_at desc limit 1)`
  who.cookies.delete('leeward-position')
  return who
}

const appendTo = (subjectId: string, event: AccountEvent) =>
  store.append({ subjectId, streamId: `account-${subjectId}` }, 'any', [event], { timeZone: 'UTC' })

const receiptOf = (receipt: string) => visitor(product.url).get<Receipt>(`/api/receipts/${receipt}`)

test('a deletion in seven days hides everything, signs out everywhere, and can be taken back', async () => {
  const { who, subjectId } = await aPersonWithAccount()
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
  const { who, subjectId } = await aPersonWithAccount()
  const receipt = randomUUID()
  const at = new Date(Date.now() - 8 * 86_400_000).toISOString()
  const dueAt = new Date(Date.now() - 86_400_000).toISOString()
  await appendTo(subjectId, { type: 'DeletionRequested', at, data: { dueAt, receipt } })
  await catchUp(who)
  await expect
    .poll(
      swept(async () => (await receiptOf(receipt)).body?.rowsGoneAt ?? null),
      pollOptions,
    )
    .not.toBeNull()
  const isNamed = async () =>
    JSON.stringify([...(await rowsOfTables(product.databaseUrl))]).includes(subjectId)
  await expect.poll(swept(isNamed), pollOptions).toBe(false)
})

test('a deletion that is due is done whatever else the worker cannot do', async () => {
  const { who, subjectId } = await aPersonWithAccount()
  const at = new Date(Date.now() - 8 * 86_400_000).toISOString()
  const dueAt = new Date(Date.now() - 86_400_000).toISOString()
  await sql`alter table live_pieces rename to live_pieces_away`
  onTestFinished(async () => void (await sql`alter table live_pieces_away rename to live_pieces`))
  await appendTo(subjectId, { type: 'DeletionRequested', at, data: { dueAt, receipt: randomUUID() } })
  await catchUp(who)
  const open = async () =>
    (await sql`select from keys where subject_id = ${subjectId} and wrapped is not null`).count
  await expect.poll(swept(open), pollOptions).toBe(0)
})

test('an erasure that a fault cut off after its fact is finished by the worker', async () => {
  const { who, subjectId } = await aPersonWithAccount()
  const at = new Date().toISOString()
  await appendTo(subjectId, { type: 'AccountErased', at, data: { askedBy: 'person' } })
  await catchUp(who)
  const left = async () => (await sql`select from events where subject_id = ${subjectId}`).count
  await expect.poll(swept(left), pollOptions).toBe(0)
})

test('a visitor deletes everything at once, and only at once', async () => {
  const { who, sessionId } = await aPerson(product)
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
  const [gone, staying] = [await aPerson(product), await aPerson(product)]
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
  // The worker looks every ten minutes, and first when it starts.
  await product.worker.kill('SIGTERM')
  product.worker.start()
  const count = async (subjectId: string) =>
    (await sql`select from events where subject_id = ${subjectId}`).count
  await expect
    .poll(
      swept(() => count(goneId)),
      pollOptions,
    )
    .toBe(0)
  expect(await count(stayingId)).toBeGreaterThan(0)
  const [receipt] = await sql`select kind, asked_by from erasures where asked_by = 'expiry'`
  expect(receipt).toEqual({ kind: 'visitor', asked_by: 'expiry' })
})
