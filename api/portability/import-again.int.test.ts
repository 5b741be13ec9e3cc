import { afterAll, expect, test } from 'vitest'
import { exportOf, upToIds } from '#api/portability/document-for-test.ts'
import { messagesOf } from '#api/your-data/person-for-test.ts'
import type { ExportedData } from '#contract/export-document.ts'
import type { SavedEntry } from '#contract/journal.ts'
import { openSql } from '#infra/sql.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
const sql = openSql(product.databaseUrl, { max: 1 })
afterAll(async () => {
  await sql.end()
  await product[Symbol.asyncDispose]()
})

type Taken = { added: number; known: number; leftOut: number }
const open = async (who: Visitor, document: ExportedData) =>
  (await who.post<Taken>('/api/data/import', document)).body

const say = (who: Visitor, sessionId: string, message: string) =>
  Array.fromAsync(who.follow('POST', '/api/chat', { sessionId, message }))

const write = async (who: Visitor, content: string) =>
  (await who.post<SavedEntry>('/api/journal', { content, mood: 4, tags: ['sea'] })).body.id

async function conversation(who: Visitor): Promise<string> {
  const { sessionId } = (await who.post<{ sessionId: string }>('/api/session/new')).body
  await say(who, sessionId, 'A marmalade morning.')
  return sessionId
}

/** Somebody with an account, two conversations, a mood and two entries, one of them with a reflection. */
async function grace() {
  const who = visitor(product.url)
  await signInShown(who)
  const [one, other] = [await conversation(who), await conversation(who)]
  const { id: moodId } = (
    await who.post<{ id: string }>('/api/mood-logs', { level: 3, note: 'A marmalade note.', sessionId: one })
  ).body
  const [entryId, otherEntryId] = [await write(who, 'A marmalade line.'), await write(who, 'A copper line.')]
  await who.post(`/api/journal/${entryId}/reflect`, {})
  return { who, one, other, moodId, entryId, otherEntryId }
}

async function somewhereElse(document: ExportedData): Promise<Visitor> {
  const who = visitor(product.url)
  await signInShown(who)
  expect(await open(who, document)).toMatchObject({ leftOut: 0 })
  expect(upToIds(await exportOf(who))).toEqual(upToIds(document))
  return who
}

const wordsKept = async () =>
  (
    await sql<{ count: number }[]>`
    select count(*)::int as count from events join keys using (key_id)
    where sealed is not null and wrapped is not null and type <> 'AccountOpened'`
  )[0]!.count
const receipts = async () =>
  (await sql<{ count: number }[]>`select count(*)::int as count from erasures`)[0]!.count

test('what was deleted here stays deleted, whatever a later document tells of it', async () => {
  const { who, one, other, moodId, entryId, otherEntryId } = await grace()
  const elsewhere = await somewhereElse(await exportOf(who))
  const there = await exportOf(elsewhere)
  const [oneThere, otherThere] = there.sessions.map(({ id }) => id)
  await elsewhere.delete(`/api/sessions/${oneThere}`)
  const [message] = await messagesOf(elsewhere, otherThere!)
  await elsewhere.delete(`/api/messages/${message!.id}`)
  await elsewhere.delete(`/api/mood-logs/${there.moods[0]!.id}`)
  for (const { id } of there.entries) await elsewhere.delete(`/api/journal/${id}`)
  const before = await exportOf(elsewhere)

  await say(who, one, 'More marmalade.')
  await who.patch(`/api/mood-logs/${moodId}`, { level: 9, note: 'Another note.' })
  await who.patch(`/api/journal/${otherEntryId}`, { content: 'Another line.', mood: null })
  await who.post(`/api/journal/${otherEntryId}/reflect`, {})
  const reply = (await messagesOf(who, other)).at(-1)!
  await who.post(`/api/messages/${reply.id}/rate`, { rating: 1 })
  await who.delete(`/api/journal/${entryId}`)
  const later = await exportOf(who)
  // Two for the message, one for the mood, three for the entry, the rating, and a deletion of what is gone already.
  expect(await open(elsewhere, later)).toMatchObject({ added: 0, leftOut: 8 })
  expect(upToIds(await exportOf(elsewhere))).toEqual(upToIds(before))

  await say(who, other, 'Something of today.')
  expect(await open(elsewhere, await exportOf(who))).toMatchObject({ added: 2, leftOut: 8 })
  const { sessions, moods, entries } = await exportOf(elsewhere)
  expect(sessions.map(({ messages }) => messages[0]?.text)).toEqual(['Something of today.'])
  expect([moods, entries]).toEqual([[], []])
})

test('what was set right or deleted where a document comes from loses its words here too', async () => {
  const { who, one, other, moodId, entryId, otherEntryId } = await grace()
  const elsewhere = await somewhereElse(await exportOf(who))
  const [words, numbers] = [await wordsKept(), await receipts()]

  await who.delete(`/api/sessions/${one}`)
  await who.delete(`/api/messages/${(await messagesOf(who, other))[0]!.id}`)
  await who.patch(`/api/mood-logs/${moodId}`, { level: 9, note: 'Another note.' })
  await who.patch(`/api/journal/${entryId}`, { content: 'Another line.', mood: null })
  await who.delete(`/api/journal/${otherEntryId}`)
  const [lost, made] = [words - (await wordsKept()), (await receipts()) - numbers]
  const later = await exportOf(who)
  expect(JSON.stringify(later)).not.toMatch(/marmalade|copper/)

  expect(await open(elsewhere, later)).toMatchObject({ added: 5, leftOut: 0 })
  expect(upToIds(await exportOf(elsewhere))).toEqual(upToIds(later))
  expect([words - (await wordsKept()), (await receipts()) - numbers]).toEqual([2 * lost, 2 * made])
  expect(await open(elsewhere, later)).toMatchObject({ added: 0, leftOut: 0 })
})
