import { afterAll, expect, test } from 'vitest'
import { exportOf } from '#api/portability/document-for-test.ts'
import { aPerson } from '#api/your-data/person-for-test.ts'
import type { ExportedData } from '#contract/export-document.ts'
import { openSql } from '#infra/sql.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
const sql = openSql(product.databaseUrl, { max: 1 })
afterAll(async () => {
  await sql.end()
  await product[Symbol.asyncDispose]()
})

const countEvents = async () =>
  (await sql<{ count: number }[]>`select count(*)::int as count from events`)[0]!.count

const bad: [string, (document: ExportedData) => object, RegExp][] = [
  ['another format', () => ({ format: 'something' }), /not an export of Leeward/],
  ['no facts', ({ format }) => ({ format }), /damaged: it is not whole/],
  [
    'one thing without an end',
    (document) => ({ ...document, facts: [{ id: 'a'.repeat(3_000_000) }, ...document.facts] }),
    /damaged/,
  ],
  ['a later version', (document) => ({ ...document, version: 2 }), /newer Leeward/],
  [
    'a damaged fact',
    (document) => ({ ...document, facts: [{ ...document.facts[0], at: 'today' }] }),
    /damaged: facts\.0\.at/,
  ],
  [
    'a level that is none',
    (document) => ({
      ...document,
      facts: [
        {
          id: '00000000-0000-4000-8000-000000000000',
          type: 'MoodLogged',
          at: document.exportedAt,
          data: { moodId: 'a'.repeat(32), level: 11, sessionId: null, day: '2026-11-21' },
        },
      ],
    }),
    /damaged: facts\.0\.data\.level/,
  ],
  [
    'a name that the log cannot hold',
    (document) => ({
      ...document,
      facts: [
        {
          id: '00000000-0000-4000-8000-000000000000',
          type: 'ExerciseCompleted',
          at: document.exportedAt,
          data: { completionId: 'a'.repeat(32), exerciseId: '\0', sessionId: null, day: '2026-11-21' },
        },
      ],
    }),
    /damaged: facts\.0\.data\.exerciseId/,
  ],
  [
    'words longer than anybody writes',
    (document) => ({
      ...document,
      facts: document.facts.map((fact) =>
        fact.type === 'MessageSent' ? { ...fact, personal: { text: 'a'.repeat(20_001) } } : fact,
      ),
    }),
    /damaged: facts\.\d+\.personal\.text must have 20000 characters at most/,
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
  const document = await exportOf((await aPerson(product)).who)
  const elsewhere = visitor(product.url)
  const before = await countEvents()
  const { status, text } = await elsewhere.post('/api/data/import', spoil(document))
  expect(status).toBe(400)
  expect(text).toMatch(sentence)
  expect(await countEvents()).toBe(before)
})

test('a document that breaks off changes nothing, and says so', async () => {
  const document = JSON.stringify(await exportOf((await aPerson(product)).who))
  const before = await countEvents()
  for (const [text, sentence] of [
    [document.slice(0, -20), /damaged: it is not whole/],
    ['no JSON at all', /not an export of Leeward/],
    ['', /not an export of Leeward/],
  ] as const) {
    const response = await fetch(`${product.url}/api/data/import`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: text,
    })
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(sentence)])
  }
  expect(await countEvents()).toBe(before)
  expect(await sql`select from import_spool`).toHaveLength(0)
})

test('only a document may be large, and it may be: 10 MB without an account, 200 MB with one', async () => {
  const who = visitor(product.url)
  const padding = Array.from({ length: 2_000 }, () => 'a'.repeat(1_000))
  expect((await who.post('/api/data/import', { padding })).text).toMatch(/not an export/)
  expect((await who.post('/api/mood-logs', { level: 5, note: padding.join('') })).status).toBe(413)
  const more = Array.from({ length: 11_000 }, () => 'a'.repeat(1_000))
  const { status, text } = await who.post('/api/data/import', { padding: more })
  expect([status, text]).toEqual([413, expect.stringContaining('Sign in to bring it along')])
  await signInShown(who)
  expect((await who.post('/api/data/import', { padding: more })).text).toMatch(/not an export/)
})
