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

/** A page that was loaded anew, and a server that has kept these; what the page asks of it. */
async function loadedAnew(...unsent: UnsentEntry[]) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const keptAt = '2026-11-21T09:00:00.000Z'
    const kept = unsent.map((one) => ({ ...one, keptAt }))
    const answer = request.method === 'GET' ? { unsent: kept } : { ok: true }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  /** As a phone that puts the tab away: what waits to be kept is sent at once. */
  const leave = () => {
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { asked, leave, drafts: await import('#web/journal/kept-drafts.ts') }
}

const pathOf = (entryId: string) => `/api/unsent/entries/${entryId}`

test('what was being written comes back, as an entry of its own beside what another tab may save', async () => {
  const { drafts, asked } = await loadedAnew(draft)
  await drafts.bringDraftsBack([])
  const brought = drafts.keptDraft(null)!
  expect(brought).toMatchObject({ content: draft.content })
  expect(brought.entryId).not.toBe(draft.entryId)
  expect(asked).toEqual(['GET /api/unsent/entries'])
})

test('written on, it takes the place of what the server had; at no time is there neither', async () => {
  const { drafts, asked, leave } = await loadedAnew(draft)
  await drafts.bringDraftsBack([])
  const brought = drafts.keptDraft(null)!
  drafts.keepDraft({ ...brought, content: `${draft.content} Then wind.` })
  leave()
  await vi.waitFor(() =>
    expect(asked.slice(1)).toEqual([`PUT ${pathOf(brought.entryId)}`, `DELETE ${pathOf(draft.entryId)}`]),
  )
})

test('two new entries and one that is edited come back each, and one that goes leaves the others', async () => {
  const second = { ...draft, entryId: 'b'.repeat(32), content: 'The wind came up.' }
  const edited = { ...draft, entryId: 'c'.repeat(32), basedOn: entry.createdAt }
  const { drafts, asked } = await loadedAnew(second, draft, edited)
  await drafts.bringDraftsBack([])
  const latest = drafts.keptDraft(null)!
  expect(latest.content).toBe(second.content)
  drafts.letDraftGo(latest.entryId)
  expect(drafts.keptDraft(null)?.content).toBe(draft.content)
  expect(drafts.keptDraft({ ...entry, id: edited.entryId })).toMatchObject(edited)
  await vi.waitFor(() => expect(asked).toContain(`DELETE ${pathOf(second.entryId)}`))
  expect(asked.join()).not.toContain(pathOf(edited.entryId))
})

test('changes to an entry come back to that entry, upon the words that they were begun on', async () => {
  const { drafts } = await loadedAnew({ ...draft, basedOn: entry.createdAt })
  await drafts.bringDraftsBack([entry])
  expect(drafts.keptDraft(entry)).toMatchObject({ entryId: entry.id, basedOn: entry.createdAt })
  expect(drafts.keptDraft(null)).toBeUndefined()
})

test('what was saved since does not come back, and the server lets it go', async () => {
  const { drafts, asked } = await loadedAnew(draft)
  await drafts.bringDraftsBack([entry])
  expect(drafts.keptDraft(null)).toBeUndefined()
  await vi.waitFor(() => expect(asked).toContain(`DELETE ${pathOf(draft.entryId)}`))
})
