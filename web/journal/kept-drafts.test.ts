import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { UnsentEntry } from '#contract/unsent.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const draft: UnsentEntry = {
  entryId: 'a'.repeat(32),
  title: '',
  content: 'The water was flat.',
  mood: 5,
  tags: [],
  typedTag: '',
  promptId: null,
  basedOn: null,
}
const entry = {
  id: draft.entryId,
  title: null,
  content: draft.content,
  mood: 5,
  tags: [],
  createdAt: '2026-11-21T09:00:00.000Z',
  editedAt: null,
}

/** A page that was loaded anew, and a server that has kept this; what the page asks of it. */
async function loadedAnew(unsent: UnsentEntry) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const keptAt = '2026-11-21T09:00:00.000Z'
    const answer = request.method === 'GET' ? { unsent: { ...unsent, keptAt } } : { ok: true }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  return { asked, drafts: await import('#web/journal/kept-drafts.ts') }
}

test('what was being written comes back, as an entry of its own beside what another tab may save', async () => {
  const { drafts } = await loadedAnew(draft)
  await drafts.bringDraftBack([])
  const brought = drafts.keptDraft(null)!
  expect(brought).toMatchObject({ content: draft.content })
  expect(brought.entryId).not.toBe(draft.entryId)
})

test('changes to an entry come back to that entry, upon the words that they were begun on', async () => {
  const { drafts } = await loadedAnew({ ...draft, basedOn: entry.createdAt })
  await drafts.bringDraftBack([entry])
  expect(drafts.keptDraft(entry)).toMatchObject({ entryId: entry.id, basedOn: entry.createdAt })
  expect(drafts.keptDraft(null)).toBeUndefined()
})

test('what was saved since does not come back, and the server lets it go', async () => {
  const { drafts, asked } = await loadedAnew(draft)
  await drafts.bringDraftBack([entry])
  expect(drafts.keptDraft(null)).toBeUndefined()
  await vi.waitFor(() => expect(asked).toContain('DELETE /api/unsent/entry'))
})
