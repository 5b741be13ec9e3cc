import { expect, test } from 'vitest'
import { exportOf, upToIds } from '#api/portability/document-for-test.ts'
import type { JournalEntry, SavedEntry } from '#contract/journal.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()

async function person(): Promise<Visitor> {
  const who = visitor(product.url)
  await signInShown(who)
  return who
}

const write = async (who: Visitor, entry: object) =>
  (await who.post<SavedEntry>('/api/journal', entry)).body.id
const listed = async (who: Visitor) =>
  (await who.get<JournalEntry[]>('/api/journal')).body.map(({ id: _, ...entry }) => entry)

/** Three entries: one that stands with its reflection, one that was put into other words, one that was deleted. */
async function writer() {
  const who = await person()
  const id = await write(who, {
    title: '# Sea',
    content: 'A marmalade day.\n# Not a heading',
    mood: 7,
    tags: ['calm'],
  })
  const reflection = (await who.post<{ reflection: string }>(`/api/journal/${id}/reflect`, {})).body
    .reflection
  const edited = await write(who, { content: 'A copper day.' })
  await who.patch(`/api/journal/${edited}`, { content: 'A velvet day.' })
  const gone = await write(who, { content: 'A day to be forgotten.' })
  await who.delete(`/api/journal/${gone}`)
  return { who, id, reflection }
}

test('an export has the entries that stand, with their reflections, and nothing of what is gone', async () => {
  const { who, id, reflection } = await writer()
  const document = await exportOf(who)
  expect(document.entries).toMatchObject([
    {
      id,
      title: '# Sea',
      mood: 7,
      tags: ['calm'],
      editedAt: null,
      reflections: [{ author: 'guide', text: reflection }],
    },
    { title: null, content: 'A velvet day.', reflections: [] },
  ])
  const text = JSON.stringify(document)
  expect(text).not.toContain('copper')
  expect(text).not.toContain('forgotten')
})

test('opened elsewhere, the journal is the same; opened again, nothing is added', async () => {
  const { who } = await writer()
  const document = await exportOf(who)
  const elsewhere = await person()
  expect((await elsewhere.post<{ added: number }>('/api/data/import', document)).body.added).toBe(
    document.facts.length,
  )
  expect(await listed(elsewhere)).toEqual(await listed(who))
  expect(upToIds(await exportOf(elsewhere))).toEqual(upToIds(document))
  expect((await elsewhere.post<{ added: number }>('/api/data/import', document)).body.added).toBe(0)
})

test('a journal that a visitor brought along is theirs once they sign in', async () => {
  const { who } = await writer()
  const guest = visitor(product.url)
  await guest.post('/api/data/import', await exportOf(who))
  expect((await guest.get('/api/journal')).status).toBe(401)
  await signInShown(guest)
  expect(await listed(guest)).toEqual(await listed(who))
})

test('the archive has the journal to read; a title of hash marks stays a title', async () => {
  const { who, reflection } = await writer()
  // Which has it all once the read models do.
  await exportOf(who)
  const response = await who.request('GET', '/api/data/archive')
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  for (const part of [
    'journal.md',
    '## \\# Sea',
    '> # Not a heading',
    'Mood: 7/10',
    'Tags: calm',
    '## Untitled Entry',
  ])
    expect(text).toContain(part)
  expect(text).toContain(`> ${reflection.split('\n')[0]}`)
})
