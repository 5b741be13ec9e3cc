import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { exportOf } from '#api/portability/document-for-test.ts'
import type { getUnsent, listUnsentEntries } from '#contract/unsent.ts'
import type { TimelineEvent } from '#contract/your-data.ts'
import { limits } from '#domain/limits.ts'
import { pruneUnsent } from '#infra/store/unsent-words.ts'
import { disguises, dump } from '#infra/testing/dump.ts'
import { everythingKept, withSql } from '#infra/testing/kept.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('redis')
const { databaseUrl } = product
afterAll(() => product[Symbol.asyncDispose]())

const words = 'I wanted to tell you about the lighthouse'

const begin = async (who: Visitor) =>
  (await who.post<{ sessionId: string }>('/api/session/new')).body.sessionId
const keep = (who: Visitor, sessionId: string, text: string) => who.put('/api/unsent', { sessionId, text })
const unsent = async (who: Visitor) =>
  (await who.get<z.output<typeof getUnsent.reply>>('/api/unsent')).body.unsent
const rowsFor = (sessionId: string) =>
  withSql(
    databaseUrl,
    async (sql) => (await sql`select from unsent_words where session_id = ${sessionId}`).length,
  )

async function writing() {
  const who = visitor(product.url)
  const sessionId = await begin(who)
  expect(await keep(who, sessionId, words)).toMatchObject({ status: 200, body: { ok: true } })
  return { who, sessionId }
}

test('what was written is there on the way back, the latest in the place of the earlier, until it is deleted', async () => {
  const { who, sessionId } = await writing()
  await keep(who, sessionId, `${words}, and`)
  expect(await unsent(who)).toEqual({ sessionId, text: `${words}, and`, keptAt: expect.any(String) })
  expect(await rowsFor(sessionId)).toBe(1)
  expect((await who.delete('/api/unsent')).status).toBe(200)
  expect(await unsent(who)).toBeNull()
  expect(await rowsFor(sessionId)).toBe(0)
})

test('it is sealed, no event, and nobody else’s', async () => {
  const { who, sessionId } = await writing()
  const kept = await dump(databaseUrl)
  expect(kept).toContain(sessionId)
  for (const disguise of disguises(words)) expect(kept.includes(disguise)).toBe(false)
  const { events } = (await who.get<{ events: TimelineEvent[] }>('/api/data/events')).body
  expect(events).toHaveLength(1)

  const other = visitor(product.url)
  expect(await unsent(other)).toBeNull()
  await begin(other)
  expect(await keep(other, sessionId, words)).toMatchObject({ status: 404 })
  await other.delete('/api/unsent')
  expect(await unsent(who)).toMatchObject({ text: words })
})

test('it goes with its conversation, and with the person', async () => {
  const ada = await writing()
  await ada.who.delete(`/api/sessions/${ada.sessionId}`)
  expect(await rowsFor(ada.sessionId)).toBe(0)
  expect(await keep(ada.who, ada.sessionId, words)).toMatchObject({ status: 404 })

  const grace = await writing()
  await grace.who.post('/api/account/deletion', { when: 'now' })
  expect(await rowsFor(grace.sessionId)).toBe(0)
})

test('an export has it, with its conversation and time, for as long as it stands, and nothing else has', async () => {
  const { who, sessionId } = await writing()
  const at = (await unsent(who))!.keptAt
  expect((await exportOf(who)).unsent).toEqual({ sessionId, text: words, at })
  const archive = Buffer.from(await (await who.request('GET', '/api/data/archive')).arrayBuffer())
  expect(archive.toString('utf8')).toContain(`\n> ${words}\n`)
  for (const place of [{ databaseUrl }, product]) expect(await everythingKept(place)).not.toContain(words)
  expect(product.api.log() + product.worker.log()).not.toContain(words)

  await who.delete('/api/unsent')
  expect((await exportOf(who)).unsent).toBeNull()
})

test('signing in takes it along, sealed for the account: it is read and deleted there', async () => {
  const { who, sessionId } = await writing()
  const before = await unsent(who)
  await signInShown(who)
  expect(await unsent(who)).toEqual(before)
  expect((await exportOf(who)).unsent).toMatchObject({ sessionId, text: words })
  expect(await rowsFor(sessionId)).toBe(1)
  const kept = await dump(databaseUrl)
  for (const disguise of disguises(words)) expect(kept.includes(disguise)).toBe(false)
  expect(await keep(who, sessionId, `${words}, and`)).toMatchObject({ status: 200 })
  await who.delete('/api/unsent')
  expect([await unsent(who), await rowsFor(sessionId)]).toEqual([null, 0])
})

test('after seven days it is not shown any more, and then gone', async () => {
  const [{ who, sessionId }, other] = await Promise.all([writing(), writing()])
  await withSql(databaseUrl, async (sql) => {
    await sql`update unsent_words set kept_at = now() - interval '7 days' where session_id = ${sessionId}`
    expect(await unsent(who)).toBeNull()
    await pruneUnsent(sql, new Date().toISOString())
  })
  expect(await rowsFor(sessionId)).toBe(0)
  expect(await unsent(other.who)).toMatchObject({ text: words })
})

test('whoever allows no keeping is not kept, and no more than the box can need', async () => {
  const { who, sessionId } = await writing()
  expect(await keep(who, sessionId, 'a'.repeat(limits.unsentWords + 1))).toMatchObject({ status: 400 })
  expect(await keep(who, sessionId, '')).toMatchObject({ status: 400 })
  await who.put('/api/consents', { purpose: 'keeping', isGiven: false })
  const refused = await keep(who, sessionId, words)
  expect(refused.headers.get('Error-Code')).toBe('consent-keeping-needed')
})

const entry = {
  entryId: 'e'.repeat(32),
  title: 'The lighthouse',
  content: 'I wanted to write about the kelp forest',
  mood: 4,
  tags: ['sea'],
  typedTag: 'nig',
  promptId: null,
  basedOn: null,
}
const { entryId, ...form } = entry
const entryPath = (id: string) => `/api/unsent/entries/${id}`
const keepEntry = (who: Visitor, { content = entry.content, id = entryId } = {}) =>
  who.put(entryPath(id), { ...form, content })
const unsentEntries = async (who: Visitor) =>
  (await who.get<z.output<typeof listUnsentEntries.reply>>('/api/unsent/entries')).body.unsent

test('a journal entry that is being written is kept beside it, and beside others, sealed, for its writer alone', async () => {
  const { who, sessionId } = await writing()
  expect(await keepEntry(who)).toMatchObject({ status: 401 })
  expect(await unsentEntries(who)).toEqual([])
  await signInShown(who)
  expect(await keepEntry(who, { content: 'Before.' })).toMatchObject({ status: 200 })
  await keepEntry(who)
  expect(await unsentEntries(who)).toEqual([{ ...entry, keptAt: expect.any(String) }])
  expect(await unsent(who)).toMatchObject({ sessionId, text: words })
  const kept = await dump(databaseUrl)
  for (const disguise of disguises(entry.content)) expect(kept.includes(disguise)).toBe(false)
  const other = visitor(product.url)
  await signInShown(other)
  expect(await unsentEntries(other)).toEqual([])
  await other.delete(entryPath(entryId))

  const second = { content: 'Another tab, another entry', id: 'd'.repeat(32) }
  await keepEntry(who, second)
  const { unsentEntries: exported } = await exportOf(who)
  expect(exported).toMatchObject([{ content: second.content }, entry])
  await who.delete(entryPath(second.id))
  const archive = Buffer.from(await (await who.request('GET', '/api/data/archive')).arrayBuffer())
  expect(archive.toString('utf8')).toContain(`\n> ${entry.content}\n`)

  // Of very many the latest stay.
  const many = Array.from({ length: 21 }, (_, at) => at.toString(16).padStart(32, '0'))
  for (const id of many) await keepEntry(other, { id })
  expect((await unsentEntries(other)).map((kept) => kept.entryId)).toEqual(many.slice(1).toReversed())

  // Each goes alone; both go with the person, and nobody else's.
  await who.delete('/api/unsent')
  expect([await unsent(who), await unsentEntries(who)]).toEqual([null, [expect.objectContaining(entry)]])
  await who.delete(entryPath(entryId))
  expect(await unsentEntries(who)).toEqual([])
  await keepEntry(who)
  await who.post('/api/account/deletion', { when: 'now' })
  const left = withSql(databaseUrl, (sql) => sql`select from unsent_words where entry_id is not null`)
  expect(await left).toHaveLength(20)
})
