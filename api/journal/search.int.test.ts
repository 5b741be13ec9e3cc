import { afterAll, expect, test } from 'vitest'
import type { JournalEntry } from '#contract/journal.ts'
import { nextCursorHeader } from '#contract/paging.ts'
import { entryWritten } from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()
const sql = openSql(product.databaseUrl, { max: 2 })
const store = createPostgresEventStore(sql, await keyringOf(sql, product.environment))
afterAll(() => sql.end())

async function person() {
  const who = visitor(product.url)
  await signInShown(who)
  return who
}

const write = async (who: Visitor, entry: object) =>
  (await who.post<JournalEntry>('/api/journal', { content: 'A calm day.', ...entry })).body

async function subjectOf({ id }: JournalEntry): Promise<string> {
  const [row] = await sql<{ subjectId: string }[]>`
    select subject_id as "subjectId" from events where stream_id = ${`journal-${id}`}`
  return row!.subjectId
}

/** Everything that is found, page by page. */
async function pagesFound(who: Visitor, search: object): Promise<JournalEntry[][]> {
  const pages: JournalEntry[][] = []
  for (let cursor = ''; ;) {
    const { status, body, headers } = await who.post<JournalEntry[]>('/api/journal/search', {
      ...search,
      ...(cursor && { cursor }),
    })
    expect(status).toBe(200)
    pages.push(body)
    cursor = headers.get(nextCursorHeader) ?? ''
    if (!cursor) return pages
  }
}
const found = async (who: Visitor, search: object) =>
  (await pagesFound(who, search)).flat().map(({ content }) => content)

test('entries are found by words and tags, the latest first, and nobody finds another’s', async () => {
  const [ada, grace] = [await person(), await person()]
  await write(ada, { title: 'By the sea', content: 'The café was warm.', tags: ['Walk'] })
  await write(ada, { content: 'A long night.', tags: ['sleep', 'walk'] })
  await write(grace, { content: 'Another café.' })
  expect(await found(ada, { words: 'CAFE sea' })).toEqual(['The café was warm.'])
  expect(await found(ada, { tags: ['walk'] })).toEqual(['A long night.', 'The café was warm.'])
  expect(await found(ada, { words: 'café', tags: ['sleep'] })).toEqual([])
  expect(await found(grace, { words: 'café' })).toEqual(['Another café.'])
  expect((await visitor(product.url).post('/api/journal/search', { words: 'café' })).status).toBe(401)
  expect((await ada.get<string[]>('/api/journal/tags')).body).toEqual(['walk', 'sleep'])
})

test('what was put into other words, or deleted, is not found by those it had', async () => {
  const ada = await person()
  const { id } = await write(ada, { content: 'A marmalade day.', tags: ['jam'] })
  const other = await write(ada, { content: 'A velvet day.', tags: ['cloth'] })
  await ada.patch(`/api/journal/${id}`, { content: 'A linen day.', tags: ['cloth'] })
  expect(await found(ada, { words: 'marmalade' })).toEqual([])
  expect(await found(ada, { words: 'linen' })).toEqual(['A linen day.'])
  await ada.delete(`/api/journal/${other.id}`)
  expect(await found(ada, { words: 'day' })).toEqual(['A linen day.'])
  expect((await ada.get<string[]>('/api/journal/tags')).body).toEqual(['cloth'])
})

test('one entry is read by its id as it stands now', async () => {
  const [ada, grace] = [await person(), await person()]
  const { id, createdAt } = await write(ada, { title: 'Old', content: 'Old words.', tags: ['a'] })
  await ada.patch(`/api/journal/${id}`, { content: 'New words.' })
  const read = await ada.get<JournalEntry>(`/api/journal/${id}`)
  expect(read.body).toMatchObject({ id, title: 'Old', content: 'New words.', tags: ['a'], createdAt })
  expect(read.body).toEqual((await ada.get<JournalEntry[]>('/api/journal')).body[0])
  expect((await grace.get(`/api/journal/${id}`)).headers.get('Error-Code')).toBe('journal-entry-unknown')
  await ada.delete(`/api/journal/${id}`)
  expect((await ada.get(`/api/journal/${id}`)).status).toBe(404)
})

test('a long journal is looked through some at a time, and nothing of it twice', async () => {
  const ada = await person()
  const subjectId = await subjectOf(await write(ada, { content: 'The first.' }))
  for (let nth = 1; nth <= 1_150; nth++) {
    const entryId = newId()
    const at = new Date(Date.now() - nth * 60_000).toISOString()
    const content = nth % 250 === 0 ? `A rare day ${nth}` : `An everyday day ${nth}`
    const written = {
      ...entryWritten({ entryId, at }),
      personal: { title: null, content, mood: 5, tags: [] },
    }
    await store.append({ subjectId, streamId: `journal-${entryId}` }, 'any', [written], { timeZone: 'UTC' })
  }
  await write(ada, { content: 'The last.' })
  const rare = await pagesFound(ada, { words: 'rare' })
  expect(rare.map((page) => page.map(({ content }) => content))).toEqual([
    ['A rare day 250', 'A rare day 500', 'A rare day 750'],
    ['A rare day 1000'],
  ])
  const everyday = await pagesFound(ada, { words: 'everyday', limit: 400 })
  expect(everyday.map((page) => page.length)).toEqual([400, 400, 346])
  expect(new Set(everyday.flat().map(({ id }) => id)).size).toBe(1_146)
})

test('however long entries are, one request opens so much of them and leads on', async () => {
  const ada = await person()
  const subjectId = await subjectOf(await write(ada, {}))
  const content = 'ж'.repeat(20_000)
  const written = Array.from({ length: 110 }, (_, nth) => ({
    ...entryWritten({ entryId: newId() }),
    personal: { title: null, content, mood: null, tags: [`tag ${nth}`] },
  }))
  for (const event of written)
    await store.append({ subjectId, streamId: `journal-${event.data.entryId}` }, 'none', [event], {
      timeZone: 'UTC',
    })
  await write(ada, {})
  expect((await pagesFound(ada, { words: 'nowhere' })).map((page) => page.length)).toEqual([0, 0])
  expect((await pagesFound(ada, { tags: ['tag 0'] })).flat()).toHaveLength(1)
  const { body: tags } = await ada.get<string[]>('/api/journal/tags')
  expect(tags.length).toBeGreaterThan(90)
  expect(tags.length).toBeLessThan(110)
})
