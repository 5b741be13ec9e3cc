import { afterAll, expect, test } from 'vitest'
import { aPerson, subjectOf } from '#api/your-data/person-for-test.ts'
import { behindHeader } from '#contract/endpoint.ts'
import type { ListedSession } from '#contract/sessions.ts'
import type { AnyEvent } from '#domain/event.ts'
import { newId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()
const sql = openSql(product.databaseUrl, { max: 1 })
afterAll(() => sql.end())

/** Once the list has all that was done. */
async function titles(who: Visitor): Promise<(string | null)[]> {
  const { body, headers } = await who.get<ListedSession[]>('/api/sessions')
  return headers.has(behindHeader) ? titles(who) : body.map(({ title }) => title)
}

const give = (who: Visitor, sessionId: string, title: string) =>
  who.put<{ title: string; tier: string }>(`/api/sessions/${sessionId}/title`, { versionId: newId(), title })

test('a conversation is called by its first words, then as its person says; the words of the title before are destroyed', async () => {
  const { who, sessionId, said } = await aPerson(product)
  expect(await titles(who)).toEqual(['A marmalade morning'])
  await who.delete(`/api/messages/${said[0]!.id}`)
  expect(await titles(who)).toEqual(['A marmalade evening'])

  expect((await give(who, sessionId, '  The   quay ')).body).toMatchObject({
    title: 'The quay',
    tier: 'none',
  })
  expect(await titles(who)).toEqual(['The quay'])
  expect((await give(who, sessionId, 'The lighthouse')).status).toBe(200)
  expect(await titles(who)).toEqual(['The lighthouse'])
  expect((await give(who, sessionId, ' ')).status).toBe(400)

  const subjectId = await subjectOf(product, sessionId)
  const store = createPostgresEventStore(sql, await keyringOf(sql, product.environment))
  const rows = await sql<{ position: number }[]>`select position from events where subject_id = ${subjectId}`
  const kept = await store.recallAt<AnyEvent>(
    subjectId,
    rows.map(({ position }) => position),
  )
  const words = JSON.stringify([...kept.values()])
  expect(words).toContain('The lighthouse')
  expect(words).not.toContain('The quay')
})

test('a title goes along to another server, and what was replaced stays unknown there', async () => {
  const { who, sessionId } = await aPerson(product)
  await give(who, sessionId, 'The quay')
  await give(who, sessionId, 'The lighthouse')
  const document = (await who.get('/api/data/export')).text
  expect(document).not.toContain('The quay')
  const other = visitor(product.url)
  expect((await other.post('/api/data/import', JSON.parse(document))).status).toBe(200)
  expect(await titles(other)).toEqual(['The lighthouse'])
})

test('words of a crisis are no title', async () => {
  const who = visitor(product.url)
  const { sessionId } = (await who.post<{ sessionId: string }>('/api/session/new')).body
  for (const message of ['I am going to kill myself tonight', 'The kettle sings.'])
    await Array.fromAsync(who.follow('POST', '/api/chat', { sessionId, message }))
  expect(await titles(who)).toEqual(['The kettle sings'])
})
