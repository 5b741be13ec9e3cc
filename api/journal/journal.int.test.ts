import { afterAll, expect, test } from 'vitest'
import type { JournalEntry, SavedEntry } from '#contract/journal.ts'
import type { AnyEvent } from '#domain/event.ts'
import { newId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()
const sql = openSql(product.databaseUrl, { max: 1 })
// As an operator could: with the database and the master key.
const store = createPostgresEventStore(sql, await keyringOf(sql, product.environment))
afterAll(() => sql.end())

async function person(): Promise<Visitor> {
  const who = visitor(product.url)
  await signInShown(who)
  return who
}

const write = (who: Visitor, entry: object = {}) =>
  who.post<SavedEntry>('/api/journal', { content: 'A marmalade day.', ...entry })
const listed = async (who: Visitor) => (await who.get<JournalEntry[]>('/api/journal')).body

/** Everything that can still be read of an entry. */
async function wordsOf(entryId: string): Promise<string> {
  const rows = await sql<{ subjectId: string; position: number }[]>`
    select subject_id as "subjectId", position from events where stream_id = ${`journal-${entryId}`}`
  const positions = rows.map(({ position }) => position)
  return JSON.stringify([...(await store.recallAt<AnyEvent>(rows[0]!.subjectId, positions)).values()])
}

test('an entry is written and listed at once, the latest first, with all that was said', async () => {
  const ada = await person()
  const first = await write(ada, { title: ' A title ', mood: 4, tags: ['work', 'work', ' home '] })
  expect(first.body).toMatchObject({ title: 'A title', mood: 4, tags: ['work', 'home'], editedAt: null })
  expect(first.body).toMatchObject({ crisisDetected: false, tier: 'none', concerns: [] })
  const second = await write(ada, { content: '  Later.  ' })
  expect(second.body).toMatchObject({ title: null, content: 'Later.', mood: null, tags: [] })
  expect((await listed(ada)).map(({ id }) => id)).toEqual([second.body.id, first.body.id])
  const { crisisDetected: _, tier: __, concerns: ___, ...entry } = first.body
  expect((await listed(ada))[1]).toEqual(entry)
})

test('an entry that is sent again is the same entry; with other words it is refused', async () => {
  const ada = await person()
  const entryId = newId()
  const [one, other] = [await write(ada, { entryId }), await write(ada, { entryId })]
  expect(other.body).toEqual(one.body)
  const conflict = await write(ada, { entryId, content: 'Something else.' })
  expect([conflict.status, conflict.headers.get('Error-Code')]).toEqual([409, 'journal-entry-conflict'])
  expect(await listed(ada)).toHaveLength(1)
})

test('two edits based on the same words: the second is refused and destroys nothing', async () => {
  const ada = await person()
  const { id, createdAt } = (await write(ada)).body
  const edit = (content: string, basedOn: string) =>
    ada.patch<SavedEntry>(`/api/journal/${id}`, { content, basedOn })
  const first = await edit('A velvet day.', createdAt)
  expect(first.status).toBe(200)
  const second = await edit('A linen day.', createdAt)
  expect([second.status, second.headers.get('Error-Code')]).toEqual([409, 'journal-entry-changed'])
  expect((await listed(ada)).map(({ content }) => content)).toEqual(['A velvet day.'])

  // Sent again, because the answer was lost.
  expect((await edit('A velvet day.', createdAt)).body).toEqual(first.body)
  const third = await edit('A linen day.', first.body.editedAt!)
  expect([third.status, third.body.content]).toEqual([200, 'A linen day.'])
})

test('editing destroys the words that the entry had; what is left out stays', async () => {
  const ada = await person()
  const { id } = (await write(ada, { title: 'Old title', tags: ['work'] })).body
  expect(await wordsOf(id)).toContain('marmalade')
  const edited = await ada.patch<SavedEntry>(`/api/journal/${id}`, {
    title: null,
    content: 'A velvet day.',
    mood: 7,
  })
  expect(edited.body).toMatchObject({ title: null, content: 'A velvet day.', mood: 7, tags: ['work'] })
  expect(edited.body.editedAt).not.toBeNull()
  const words = await wordsOf(id)
  expect(words).not.toContain('marmalade')
  expect(words).not.toContain('Old title')
  expect(words).toContain('A velvet day.')
  expect((await listed(ada))[0]).toMatchObject({ id, content: 'A velvet day.', tags: ['work'] })
  const untagged = await ada.patch<SavedEntry>(`/api/journal/${id}`, { content: 'Still.', tags: [] })
  expect(untagged.body.tags).toEqual([])
  expect(untagged.body.mood).toBe(7)
  const named = await ada.patch<SavedEntry>(`/api/journal/${id}`, { title: 'A name' })
  expect(named.body).toMatchObject({ title: 'A name', content: 'Still.', mood: 7, tags: [] })
  const unrated = await ada.patch<SavedEntry>(`/api/journal/${id}`, { mood: null })
  expect(unrated.body).toMatchObject({ title: 'A name', content: 'Still.', mood: null })
})

test('deleting destroys the key: nothing of the entry can be read any more', async () => {
  const ada = await person()
  const { id } = (await write(ada)).body
  const before = (await ada.get('/api/progress')).body
  const { body } = await ada.delete<{ ok: true; receipt: string }>(`/api/journal/${id}`)
  expect(body).toEqual({ ok: true, receipt: expect.any(String) })
  expect(await listed(ada)).toEqual([])
  expect(await wordsOf(id)).not.toContain('marmalade')
  const [key] = await sql`select wrapped from keys where stream_id = ${`journal-${id}`}`
  expect(key).toEqual({ wrapped: null })
  expect((await ada.get('/api/progress')).body).toEqual(before)
  expect((await ada.get(`/api/receipts/${body.receipt}`)).body).toMatchObject({ kind: 'stream' })
  expect((await ada.delete(`/api/journal/${id}`)).body).toEqual({ ok: true, receipt: null })
  expect((await ada.patch(`/api/journal/${id}`, { content: 'Back?' })).status).toBe(404)
  expect((await write(ada, { entryId: id })).status).toBe(404)
})

test('an entry in a crisis is answered with help in sight, and brings no points', async () => {
  const ada = await person()
  const { body } = await write(ada, { title: 'Tonight', content: 'I am going to kill myself tonight.' })
  expect(body).toMatchObject({ crisisDetected: true, concerns: ['suicide'] })
  expect((await ada.get<{ points: number }>('/api/progress')).body.points).toBe(0)
  const { id } = (await write(ada)).body
  expect((await ada.get<{ points: number }>('/api/progress')).body.points).toBe(10)
  const edited = await ada.patch<SavedEntry>(`/api/journal/${id}`, {
    content: 'I want to end my life today.',
  })
  expect(edited.body.crisisDetected).toBe(true)
})

test('whoever is not signed in is asked to, and another person finds nothing', async () => {
  const ada = await person()
  const { id } = (await write(ada)).body
  const nobody = visitor(product.url)
  const guest = visitor(product.url)
  await guest.post('/api/session/new')
  const calls = (entryId: string) =>
    [
      ['PATCH', `/api/journal/${entryId}`, { content: 'Mine now.' }],
      ['DELETE', `/api/journal/${entryId}`, undefined],
      ['POST', `/api/journal/${entryId}/reflect`, {}],
    ] as const
  for (const who of [nobody, guest]) {
    expect((await who.get('/api/journal')).status).toBe(401)
    expect((await write(who)).headers.get('Error-Code')).toBe('signed-out')
    for (const [method, path, body] of calls(id)) {
      const answer = await who.request(method, path, body)
      expect([answer.status, answer.headers.get('Error-Code')]).toEqual([404, 'journal-entry-unknown'])
    }
  }
  const grace = await person()
  for (const entryId of [id, newId()])
    for (const [method, path, body] of calls(entryId)) {
      const answer = await grace.request(method, path, body)
      expect([answer.status, await answer.text()]).toEqual([404, 'We could not find this entry.'])
    }
  expect(await listed(grace)).toEqual([])
  expect(await listed(ada)).toHaveLength(1)
})

test('the longest entry is taken in any script, also when it is edited', async () => {
  const ada = await person()
  const content = '\n🌊'.repeat(6_666)
  const { status, body } = await write(ada, { content: `a${content}` })
  expect(status).toBe(200)
  expect((await ada.patch(`/api/journal/${body.id}`, { content: `b${content}` })).status).toBe(200)
  const long = await write(ada, { content: 'a'.repeat(20_001) })
  expect([long.status, long.text]).toEqual([400, expect.stringContaining('20000')])
})

test('what is known of an entry is told, and it can be deleted from there', async () => {
  const ada = await person()
  const { id } = (await write(ada, { title: 'Sea', mood: 6, tags: ['calm'] })).body
  type History = {
    events: { kind: string; title: string; words: string; canDelete: boolean; target: object }[]
  }
  const { events } = (await ada.get<History>('/api/data/events?kind=journal')).body
  expect(events).toMatchObject([
    {
      title: 'You wrote a journal entry',
      words: 'Sea\n\nA marmalade day.\n\nMood: 6/10\n\n#calm',
      canDelete: true,
      target: { kind: 'entry', id },
    },
  ])
  await ada.delete(`/api/journal/${id}`)
  expect((await ada.get<History>('/api/data/events?kind=journal')).body.events).toMatchObject([
    { title: 'You deleted a journal entry', canDelete: false },
    { words: null, isErased: true, canDelete: false },
  ])
})
