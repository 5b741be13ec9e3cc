import { afterAll, expect, test } from 'vitest'
import { messagesOf, aPerson, subjectOf } from '#api/your-data/person-for-test.ts'
import type { Receipt } from '#contract/deletion.ts'
import type { MoodLog } from '#contract/mood.ts'
import type { TimelineEvent } from '#contract/your-data.ts'
import type { AnyEvent } from '#domain/event.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import type { Visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()
const sql = openSql(product.databaseUrl, { max: 1 })
// As an operator could: with the database and the master key.
const store = createPostgresEventStore(sql, await keyringOf(sql, product.environment))
afterAll(() => sql.end())

async function wordsOf(subjectId: string): Promise<string> {
  const rows = await sql<{ position: number }[]>`select position from events where subject_id = ${subjectId}`
  const positions = rows.map(({ position }) => position)
  return JSON.stringify([...(await store.recallAt<AnyEvent>(subjectId, positions)).values()])
}

const timeline = async (who: Visitor, query = '') =>
  (await who.get<{ events: TimelineEvent[]; hasMore: boolean }>(`/api/data/events${query}`)).body

type Removed = { ok: true; receipt: string | null }

test('what Leeward knows is told event by event, the latest first, with the words', async () => {
  const { who } = await aPerson(product)
  const { events, hasMore } = await timeline(who)
  expect(hasMore).toBe(false)
  expect(events.map(({ title }) => title)).toEqual([
    'You completed Box breathing',
    'You logged a mood: 3 of 10',
    'Leeward replied',
    'You wrote a message',
    'Leeward replied',
    'You wrote a message',
    'You started a conversation',
  ])
  expect(events[1]).toMatchObject({ words: 'A marmalade note.', isErased: false, canDelete: true })
  expect((await timeline(who, '?kind=mood')).events).toEqual([events[1]])

  expect((await who.get('/api/data/events/counts')).body).toMatchObject({
    conversation: 5,
    mood: 1,
    exercise: 1,
    journal: 0,
  })

  const first = await timeline(who, '?limit=3')
  expect(first.hasMore).toBe(true)
  const rest = await timeline(who, `?limit=200&after=${first.events.at(-1)!.id}`)
  expect([...first.events, ...rest.events]).toEqual(events)
})

test('a deleted mood is unreadable at once, also with the database and the master key', async () => {
  const { who, moodId, sessionId } = await aPerson(product)
  const subjectId = await subjectOf(product, sessionId)
  expect(await wordsOf(subjectId)).toContain('A marmalade note.')
  const progress = (await who.get('/api/progress')).body
  const { body } = await who.delete<Removed>(`/api/mood-logs/${moodId}`)
  expect(await wordsOf(subjectId)).not.toContain('A marmalade note.')
  expect((await who.get('/api/mood-logs')).body).toEqual([])
  expect((await who.get('/api/progress')).body).toEqual(progress)
  const [deleted, , logged] = (await timeline(who)).events
  expect(deleted).toMatchObject({ title: 'You deleted a mood', canDelete: false })
  expect(logged).toMatchObject({ words: null, isErased: true, canDelete: false })

  const receipt = (await who.get<Receipt>(`/api/receipts/${body.receipt}`)).body
  expect(receipt).toMatchObject({ kind: 'words', askedBy: 'person', events: 1 })
  expect(receipt.eventFingerprints).toHaveLength(1)
  expect((await who.delete<Removed>(`/api/mood-logs/${moodId}`)).body).toEqual({ ok: true, receipt: null })
})

test('a corrected mood keeps its time and loses the words that it had', async () => {
  const { who, moodId, sessionId } = await aPerson(product)
  const before = (await who.get<MoodLog[]>('/api/mood-logs')).body[0]!
  expect((await who.patch(`/api/mood-logs/${moodId}`, { level: 7, note: 'Velvet.' })).status).toBe(200)
  expect((await who.get<MoodLog[]>('/api/mood-logs')).body).toEqual([
    { ...before, level: 7, note: 'Velvet.' },
  ])
  const words = await wordsOf(await subjectOf(product, sessionId))
  expect(words).not.toContain('A marmalade note.')
  expect(words).toContain('Velvet.')
})

test('a message goes with its reply, by the id of either, and the rest of the conversation stays', async () => {
  const { who, said, sessionId } = await aPerson(product)
  const subjectId = await subjectOf(product, sessionId)
  const [first, firstReply, second, secondReply] = said
  expect(await wordsOf(subjectId)).toContain(JSON.stringify(firstReply!.content).slice(1, -1))
  expect((await who.delete(`/api/messages/${first!.id}`)).status).toBe(200)
  expect(await messagesOf(who, sessionId)).toEqual([second, secondReply])
  expect(await wordsOf(subjectId)).not.toContain('marmalade morning')
  expect((await who.delete(`/api/messages/${secondReply!.id}`)).status).toBe(200)
  expect(await messagesOf(who, sessionId)).toEqual([])
  expect(await wordsOf(subjectId)).not.toContain('marmalade evening')
  expect((await who.delete(`/api/messages/${first!.id}`)).status).toBe(404)
  const going = who.follow('POST', '/api/chat', { sessionId, message: 'Still here.' })
  expect((await Array.fromAsync(going)).at(-1)).toMatchObject({ done: true })
})

test('a deleted conversation is gone from every list, and its key with it', async () => {
  const { who, sessionId } = await aPerson(product)
  const subjectId = await subjectOf(product, sessionId)
  const { body } = await who.delete<Removed>(`/api/sessions/${sessionId}`)
  expect(body.receipt).not.toBeNull()
  const words = await wordsOf(subjectId)
  expect(words).not.toContain('marmalade morning')
  // The mood was logged during the conversation, but it is the person's own.
  expect(words).toContain('A marmalade note.')
  expect((await who.get('/api/sessions')).body).toEqual([])
  for (const path of [`/api/messages/${sessionId}`, `/api/sessions/${sessionId}/export`])
    expect((await who.get(path)).status).toBe(404)
  expect((await who.post('/api/chat', { sessionId, message: 'Hello?' })).status).toBe(404)
  expect((await who.delete(`/api/sessions/${sessionId}`)).status).toBe(404)
  const [key] = await sql`
    select wrapped, destroyed_at from keys where subject_id = ${subjectId} and stream_id = ${`session-${sessionId}`}`
  expect(key).toMatchObject({ wrapped: null, destroyed_at: expect.any(String) })
})

test('a deleted exercise leaves the timeline’s offer, and the days that it counted for stay', async () => {
  const { who, completionId } = await aPerson(product)
  const progress = (await who.get('/api/progress')).body
  expect((await who.delete(`/api/exercises/completions/${completionId}`)).status).toBe(200)
  expect((await who.get('/api/progress')).body).toEqual(progress)
  const { events } = await timeline(who, '?kind=exercise')
  expect(events.map(({ title, canDelete }) => [title, canDelete])).toEqual([
    ['You deleted a completed exercise', false],
    ['You completed Box breathing', false],
  ])
})
