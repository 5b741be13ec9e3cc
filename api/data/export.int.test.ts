import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { somebody } from '#api/data/person-for-test.ts'
import { ExportedData } from '#contract/export-document.ts'
import type { MoodLog } from '#contract/mood.ts'
import { openSql } from '#infra/sql.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
const sql = openSql(product.databaseUrl, { max: 1 })
afterAll(async () => {
  await sql.end()
  await product[Symbol.asyncDispose]()
})

const exportOf = async (who: Visitor) => ExportedData.parse((await who.get('/api/data/export')).body)

/** With ids by the order in which they come, and what belongs to the day and the server of the document left out. */
function upToIds({ documentId: _, exportedAt: __, account, consents: ___, ...document }: ExportedData) {
  const firstAt = (facts: ExportedData['facts']) => facts[0]?.at ?? ''
  const streams = Map.groupBy(document.facts, ({ type, data }) =>
    type.startsWith('Mood') || type.startsWith('Exercise')
      ? type.slice(0, 4)
      : (data as { sessionId: string }).sessionId,
  )
  const facts = [...streams.values()]
    .toSorted((one, other) => firstAt(one).localeCompare(firstAt(other)))
    .flat()
  const ids = new Map<string, number>()
  return JSON.parse(
    JSON.stringify({ ...document, facts, account }).replaceAll(/"[0-9a-f]{32}"/g, (id) => {
      if (!ids.has(id)) ids.set(id, ids.size)
      return String(ids.get(id))
    }),
  ) as object
}

const countEvents = async () =>
  (await sql<{ count: number }[]>`select count(*)::int as count from events`)[0]!.count

async function ada() {
  const person = await somebody(product)
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
  expect(body).toEqual({ added: document.facts.length, known: 0 })
  expect(upToIds(await exportOf(elsewhere))).toEqual(upToIds(document))

  const before = await countEvents()
  const again = await elsewhere.post<{ added: number; known: number }>('/api/data/import', document)
  expect(again.body).toEqual({ added: 0, known: document.facts.length })
  expect(await countEvents()).toBe(before)
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

const bad: [string, (document: ExportedData) => object, RegExp][] = [
  ['another format', () => ({ format: 'something' }), /not an export of Leeward/],
  ['a later version', (document) => ({ ...document, version: 2 }), /newer Leeward/],
  [
    'a damaged fact',
    (document) => ({ ...document, facts: [{ ...document.facts[0], at: 'today' }] }),
    /damaged at facts\.0\.at/,
  ],
  [
    'a level that is none',
    (document) => ({
      ...document,
      facts: [
        {
          type: 'MoodLogged',
          at: document.exportedAt,
          data: { moodId: 'a'.repeat(32), level: 11, sessionId: null, day: '2026-11-21' },
        },
      ],
    }),
    /damaged at facts\.0\.data\.level/,
  ],
  [
    'a conversation without a beginning',
    (document) => ({ ...document, facts: document.facts.filter(({ type }) => type !== 'SessionStarted') }),
    /does not hold together/,
  ],
  [
    'days to come',
    (document) => ({
      ...document,
      facts: document.facts.map((fact) => ({ ...fact, at: '2126-11-21T09:00:00.000Z' })),
    }),
    /days to come/,
  ],
]

test.each(bad)('a document of %s gets a clear sentence and changes nothing', async (_, spoil, sentence) => {
  const document = await exportOf((await somebody(product)).who)
  const elsewhere = visitor(product.url)
  const before = await countEvents()
  const { status, text } = await elsewhere.post(
    '/api/data/import',
    spoil({ ...document, documentId: randomUUID() }),
  )
  expect(status).toBe(400)
  expect(text).toMatch(sentence)
  expect(await countEvents()).toBe(before)
})

test('only a document may be large, and it may be', async () => {
  const who = visitor(product.url)
  const padding = 'a'.repeat(1_000_000)
  expect((await who.post('/api/data/import', { padding })).text).toMatch(/not an export/)
  expect((await who.post('/api/mood-logs', { level: 5, note: padding })).status).toBe(413)
})

test('the schema of the export is published, and is that of a JSON Schema', async () => {
  const { body } = await visitor(product.url).get<{ $schema: string; required: string[] }>(
    '/api/data/schema.json',
  )
  expect(body.$schema).toContain('json-schema.org')
  expect(body.required).toEqual(expect.arrayContaining(['format', 'version', 'facts', 'sessions']))
})

test('the archive is a zip with the document, the conversations to read and the moods as a table', async () => {
  const { who } = await somebody(product, '=marmalade')
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

const daylio = [
  'full_date,date,weekday,time,mood,activities,note_title,note',
  '2026-11-19,November 19,Thursday,8:15 PM,good,walk | tea,,"Slept, a little"',
  '2026-11-18,November 18,Wednesday,09:00,wired,,,',
  '2026-11-18,November 18,Wednesday,07:00,awful,,,',
].join('\n')

test('Daylio’s moods are shown first, then taken over on their days, once', async () => {
  const who = visitor(product.url, { timeZone: 'Europe/Berlin' })
  const send = (isPreview: boolean, levels = {}) =>
    who.post<{ added: number; known: number; moods: object[]; skipped: object[] }>(
      '/api/data/import/daylio',
      {
        csv: daylio,
        isPreview,
        levels,
      },
    )
  const preview = (await send(true)).body
  expect(preview).toMatchObject({ added: 0, skipped: [{ line: 2 }] })
  expect(preview.moods).toMatchObject([
    { line: 1, at: '2026-11-19T19:15:00.000Z', day: '2026-11-19', level: 8 },
    { line: 3, level: 2, note: null },
  ])
  expect((await who.get('/api/mood-logs')).body).toEqual([])

  expect((await send(false, { Wired: 3 })).body).toMatchObject({ added: 3, known: 0, skipped: [] })
  expect((await send(false, { Wired: 3 })).body).toMatchObject({ added: 0, known: 3 })
  const listed = (await who.get<MoodLog[]>('/api/mood-logs')).body
  expect(listed.map(({ level, note }) => [level, note])).toEqual([
    [8, 'Slept, a little\nActivities: walk, tea'],
    [3, null],
    [2, null],
  ])
  expect((await who.get<{ daysShownUp: number }>('/api/progress')).body.daysShownUp).toBe(2)
})

test('what is no table of Daylio is told so', async () => {
  const { status, text } = await visitor(product.url).post('/api/data/import/daylio', {
    csv: 'a,b\n1,2',
    isPreview: true,
  })
  expect([status, text]).toEqual([400, 'This is not the CSV export of Daylio.'])
})
