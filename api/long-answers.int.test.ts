import { createHash, randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Receipt } from '#contract/deletion.ts'
import { longestPage } from '#contract/paging.ts'
import { entryWritten } from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()
const sql = openSql(product.databaseUrl, { max: 1 })
const store = createPostgresEventStore(sql, await keyringOf(sql, product.environment))
afterAll(() => sql.end())

/** Somebody signed in, with one entry. */
async function aWriter() {
  const who = visitor(product.url)
  await signInShown(who)
  const { id } = (await who.post<{ id: string }>('/api/journal', { content: 'A day', tags: ['walk'] })).body
  const [row] = await sql<{ subjectId: string }[]>`
    select subject_id as "subjectId" from events where stream_id = ${`journal-${id}`}`
  return { who, subjectId: row!.subjectId }
}

test('of more tags than anybody can choose from, the most used are told', async () => {
  const { who, subjectId } = await aWriter()
  for (let nth = 0; nth < 60; nth++) {
    const entryId = newId()
    // Each letter of these takes six bytes in JSON.
    const tags = Array.from({ length: 9 }, (_, tag) => `${nth} ${tag} `.padEnd(40, '\u0001'))
    const words = { title: null, content: 'A day', mood: null, tags: [...tags, 'often'] }
    await store.append(
      { subjectId, streamId: `journal-${entryId}` },
      'none',
      [{ ...entryWritten({ entryId }), personal: words }],
      { timeZone: 'UTC' },
    )
  }
  await who.post('/api/journal', { content: 'One more day', tags: ['often'] })
  const { body, text } = await who.get<string[]>('/api/journal/tags')
  expect(body[0]).toBe('often')
  expect(body).toHaveLength(200)
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(longestPage)
})

test('a receipt says how much was destroyed, and proves as much of it as one answer holds', async () => {
  const fingerprint = (nth: number) => createHash('sha256').update(String(nth)).digest('hex')
  const [row] = await sql<{ receipt: string }[]>`
    insert into erasures (kind, asked_by, asked_at, events, key_fingerprints)
    select 'account', 'person', now(), 9000,
      array(select sha256(nth::text::bytea) from generate_series(1, 5000) nth order by nth)
    returning receipt`
  const { body, text } = await visitor(product.url).get<Receipt>(`/api/receipts/${row!.receipt}`)
  expect(body).toMatchObject({ events: 9000, keys: 5_000 })
  expect(body.keyFingerprints).toEqual(Array.from({ length: 1_000 }, (_, nth) => fingerprint(nth + 1)))
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(longestPage)
})

test('of very many browsers the one that asks and those seen last are told', async () => {
  const { who, subjectId } = await aWriter()
  for (let nth = 0; nth < 300; nth++)
    await sql`
      insert into browser_sessions (id_hash, label, data, subject_id, expires_at, seen_at)
      values (${randomBytes(32)}, ${String(nth)}, '{}', ${subjectId}, now() + interval '1 day', now() + make_interval(secs => ${nth}))`
  const { body } = await who.get<{ label: string; isCurrent: boolean }[]>('/api/auth/sessions')
  expect(body).toHaveLength(100)
  expect(body[0]!.isCurrent).toBe(true)
  expect(body.slice(1).map(({ label }) => label)).toEqual(
    Array.from({ length: 99 }, (_, nth) => String(299 - nth)),
  )
})
