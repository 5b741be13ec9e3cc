import { afterAll, expect, test } from 'vitest'
import { exportOf, upToIds } from '#api/portability/document-for-test.ts'
import { aPerson, subjectOf } from '#api/your-data/person-for-test.ts'
import { ExportedData } from '#contract/export-document.ts'
import type { MoodLog } from '#contract/mood.ts'
import { messageSent, replyWritten } from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
const sql = openSql(product.databaseUrl, { max: 1 })
afterAll(async () => {
  await sql.end()
  await product[Symbol.asyncDispose]()
})

const asItStands = (document: ExportedData) => upToIds({ ...document, facts: [] })

const countEvents = async () =>
  (await sql<{ count: number }[]>`select count(*)::int as count from events`)[0]!.count

async function ada() {
  const person = await aPerson(product)
  const { who, said, moodId, completionId } = person
  await who.post(`/api/messages/${said[1]!.id}/rate`, { rating: 1 })
  await who.delete(`/api/messages/${said[2]!.id}`)
  await who.patch(`/api/mood-logs/${moodId}`, { level: 8, note: 'Brighter.' })
  await who.post('/api/mood-logs', { level: 2, note: null, sessionId: null })
  await who.delete(`/api/exercises/completions/${completionId}`)
  const gone = (await who.post<{ sessionId: string }>('/api/session/new')).body.sessionId
  await Array.fromAsync(who.follow('POST', '/api/chat', { sessionId: gone, message: 'To be forgotten.' }))
  await who.delete(`/api/sessions/${gone}`)
  return person
}

test('an export has everything that stands, and nothing of what was deleted', async () => {
  const { who, said, moodId } = await ada()
  await exportOf(who)
  const response = await who.request('GET', '/api/data/export')
  expect(response.headers.get('Content-Disposition')).toMatch(
    /attachment; filename="leeward-\d{4}-\d\d-\d\d\.json"/,
  )
  const text = await response.text()
  expect(text).not.toContain('forgotten')
  expect(text).not.toContain('marmalade evening')
  expect(text).not.toContain('marmalade note')
  const document = ExportedData.parse(JSON.parse(text))
  expect(document.sessions).toHaveLength(1)
  expect(document.sessions[0]!.messages.map(({ id }) => id)).toEqual([said[0]!.id, said[1]!.id])
  expect(document.moods.map(({ level, note }) => [level, note])).toEqual([
    [8, 'Brighter.'],
    [2, null],
  ])
  expect(document.moods[0]!.id).toBe(moodId)
  expect(document.exercises).toEqual([])
  expect(document.progress.daysShownUp).toBe(1)
})

test('export, import, export: the same up to ids; the same document again changes nothing', async () => {
  const document = await exportOf((await ada()).who)
  const elsewhere = visitor(product.url)
  const { body } = await elsewhere.post<{ added: number; known: number }>('/api/data/import', document)
  expect(body).toEqual({ added: document.facts.length, known: 0, leftOut: 0 })
  expect(upToIds(await exportOf(elsewhere))).toEqual(upToIds(document))

  const before = await countEvents()
  const again = await elsewhere.post<{ added: number; known: number }>('/api/data/import', document)
  expect(again.body).toEqual({ added: 0, known: document.facts.length, leftOut: 0 })
  expect(await countEvents()).toBe(before)
})

test('events keep the time zone in which they happened, on the way and after it', async () => {
  const { facts, ...document } = await exportOf((await ada()).who)
  const zones = facts.map(({ timeZone }) => timeZone)
  expect(new Set(zones)).toContain('Europe/Berlin')
  const elsewhere = visitor(product.url, { timeZone: 'Asia/Tokyo' })
  await elsewhere.post('/api/data/import', { ...document, facts })
  expect((await exportOf(elsewhere)).facts.map(({ timeZone }) => timeZone)).toEqual(zones)
})

test('one’s own document, opened where it was made, adds nothing and brings back nothing', async () => {
  const { who, sessionId, moodId } = await ada()
  const document = await exportOf(who)
  const again = await who.post<{ added: number; known: number }>('/api/data/import', document)
  expect(again.body).toEqual({ added: 0, known: document.facts.length, leftOut: 0 })
  expect(upToIds(await exportOf(who))).toEqual(upToIds(document))

  await who.delete(`/api/mood-logs/${moodId}`)
  await who.delete(`/api/sessions/${sessionId}`)
  expect((await who.post<{ added: number }>('/api/data/import', document)).body.added).toBe(0)
  const { sessions, moods } = await exportOf(who)
  expect([sessions.length, moods.map(({ level }) => level)]).toEqual([0, [2]])
})

test('what was deleted after an import does not come back with the same document', async () => {
  const document = await exportOf((await ada()).who)
  const elsewhere = visitor(product.url)
  await elsewhere.post('/api/data/import', document)
  for (const { id } of (await elsewhere.get<MoodLog[]>('/api/mood-logs')).body)
    await elsewhere.delete(`/api/mood-logs/${id}`)
  await elsewhere.post('/api/data/import', document)
  expect((await elsewhere.get('/api/mood-logs')).body).toEqual([])
})

test('a later document of the same person brings what is new in it', async () => {
  const { who, sessionId } = await ada()
  const elsewhere = visitor(product.url)
  await elsewhere.post('/api/data/import', await exportOf(who))
  await Array.fromAsync(who.follow('POST', '/api/chat', { sessionId, message: 'One thing more.' }))
  const later = await exportOf(who)
  const { body } = await elsewhere.post<{ added: number }>('/api/data/import', later)
  expect(body.added).toBe(2)
  expect(upToIds(await exportOf(elsewhere))).toEqual(upToIds(later))
})

test('a document of somebody else is about other things here: ids are nobody’s to take over', async () => {
  const { who, sessionId } = await aPerson(product)
  const document = await exportOf(who)
  const [grace, alan] = [visitor(product.url), visitor(product.url)]
  for (const other of [grace, alan]) await other.post('/api/data/import', document)
  const idsOf = async (one: Visitor) =>
    JSON.stringify(await exportOf(one)).match(/"[0-9a-f]{32}"|"[0-9a-f-]{36}"/g) ?? []
  const [own, graces, alans] = [
    new Set(await idsOf(who)),
    new Set(await idsOf(grace)),
    new Set(await idsOf(alan)),
  ]
  for (const [one, other] of [
    [own, graces],
    [own, alans],
    [graces, alans],
  ] as const)
    expect([...one.intersection(other)]).toEqual([])
  expect((await grace.get(`/api/messages/${sessionId}`)).status).toBe(404)
})

test('what a visitor brought along is known when they have signed in; a name comes to whoever has none', async () => {
  const { who } = await ada()
  const document: ExportedData = {
    ...(await exportOf(who)),
    account: { firstName: 'Ada', email: 'ada@example.org', openedAt: '2026-01-01T00:00:00.000Z' },
  }
  const elsewhere = visitor(product.url)
  await elsewhere.post('/api/data/import', document)
  await signInShown(elsewhere)
  const nameOf = async () =>
    (await elsewhere.get<{ firstName: string | null }>('/api/auth/user')).body.firstName
  expect(await nameOf()).toBeNull()
  // Only the name is new.
  expect((await elsewhere.post<{ added: number }>('/api/data/import', document)).body.added).toBe(1)
  expect(await nameOf()).toBe('Ada')
  // Signing in brings the visitor's things over one after the other, so the log has them in another order.
  expect(asItStands(await exportOf(elsewhere))).toEqual(asItStands(document))
  const renamed = { ...document, account: { ...document.account, firstName: 'Grace' } }
  expect((await elsewhere.post<{ added: number }>('/api/data/import', renamed)).body.added).toBe(0)
  expect(await nameOf()).toBe('Ada')
})

test('what was allowed elsewhere is not allowed here by a document', async () => {
  const { who } = await aPerson(product)
  await who.put('/api/consents', { purpose: 'keeping', isGiven: true })
  const document = await exportOf(who)
  expect(document.consents).toMatchObject([{ purpose: 'keeping', isGiven: true }])
  const elsewhere = visitor(product.url)
  await elsewhere.post('/api/data/import', document)
  expect((await exportOf(elsewhere)).consents).toEqual([])
})

test('a conversation of many pages is told whole and in order, and comes over so', async () => {
  const { who, sessionId } = await aPerson(product)
  const subjectId = await subjectOf(product, sessionId)
  const turns = Array.from({ length: 1_300 }, (_, index) => {
    const [messageId, replyId] = [newId(), newId()]
    const at = new Date(Date.parse('2026-01-01T00:00:00.000Z') + index * 60_000).toISOString()
    return [
      { ...messageSent({ at, sessionId, messageId }), personal: { text: `Word ${index}.` } },
      {
        ...replyWritten({ at, sessionId, messageId, replyId }),
        personal: { text: `Reply ${index}.`, choices: [] },
      },
    ]
  }).flat()
  const store = createPostgresEventStore(sql, await keyringOf(sql, product.environment))
  await store.append({ subjectId, streamId: `session-${sessionId}` }, 'any', turns, { timeZone: 'UTC' })
  // Written through the door, so that the next read waits for all that was written before.
  await who.post('/api/mood-logs', { level: 5, note: null, sessionId })
  const document = await exportOf(who)
  const [session] = document.sessions
  expect(session!.messages.slice(4).map(({ text }) => text)).toEqual(
    turns.map(({ personal }) => personal.text),
  )
  const elsewhere = visitor(product.url)
  await elsewhere.post('/api/data/import', document)
  expect(upToIds(await exportOf(elsewhere))).toEqual(upToIds(document))
})

test('the schema of the export is published, and is that of a JSON Schema', async () => {
  const { body } = await visitor(product.url).get<{ $schema: string; required: string[] }>(
    '/api/data/schema.json',
  )
  expect(body.$schema).toContain('json-schema.org')
  expect(body.required).toEqual(expect.arrayContaining(['format', 'version', 'facts', 'sessions']))
})

test('the archive is a zip with the document, the conversations to read and the moods as a table', async () => {
  const { who } = await aPerson(product, '=marmalade')
  await exportOf(who)
  const response = await who.request('GET', '/api/data/archive')
  expect(response.headers.get('Content-Type')).toBe('application/zip')
  expect(response.headers.get('Content-Disposition')).toMatch(/leeward-.*\.zip/)
  // Stored without compression, so its files can be read in it.
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  expect(text.startsWith('PK')).toBe(true)
  for (const part of [
    'leeward.json',
    'conversations.md',
    'moods.csv',
    '> A =marmalade morning.',
    'at,level,label,note',
  ])
    expect(text).toContain(part)
})
