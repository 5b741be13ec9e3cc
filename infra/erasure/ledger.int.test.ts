import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { account } from '#domain/account/decider.ts'
import type { AnyEvent } from '#domain/event.ts'
import { messageSent, moodLogged, sessionStarted } from '#domain/testing/events.ts'
import { claimVisitor } from '#infra/erasure/claim-visitor.ts'
import { createErasure } from '#infra/erasure/erasure.ts'
import { copyLedger, replayLedger } from '#infra/erasure/ledger.ts'
import { newSubjectId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'

const database = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'leeward-ledger-'))
afterAll(async () => {
  await database[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})
const { sql } = database
const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
const erasure = createErasure(sql)
const context = { timeZone: 'UTC' }
const at = '2026-11-21T10:00:00.000Z'
const backedUp = ['events', 'keys', 'erasures', 'closed_subjects']

const append = (subjectId: string, streamId: string, events: AnyEvent[]) =>
  store.append({ subjectId, streamId }, 'any', events, context)

async function person(): Promise<string> {
  const subjectId = newSubjectId()
  const open = {
    type: 'OpenAccount',
    at,
    data: { provider: 'email' },
    personal: { firstName: null, email: null },
  } as const
  await commandHandler('account', account)(store, { subjectId, id: subjectId }, open, context)
  return subjectId
}

const words = async (subjectId: string, streamId: string) =>
  (await store.recall<AnyEvent>({ subjectId, streamId })).filter(({ personal }) => personal).length

test('a backup of yesterday does not bring back what was erased since', async () => {
  const [ada, grace, alan] = [await person(), await person(), await person()]
  const [visitor, kept] = [newSubjectId(), newSubjectId()]
  for (const who of [ada, grace, alan]) {
    await append(who, 'session-1', [sessionStarted, messageSent()])
    await append(who, `mood-${who}`, [moodLogged({ moodId: 'a' }), moodLogged({ moodId: 'b' })])
  }
  for (const who of [visitor, kept]) await append(who, `mood-${who}`, [moodLogged({ moodId: 'a' })])

  for (const table of backedUp) await sql`create table ${sql(`backup_${table}`)} as table ${sql(table)}`

  // Today: Ada leaves; Grace deletes a mood and a conversation; a visitor becomes Alan's, then Alan leaves.
  await erasure.eraseSubject(ada, 'account', 'person', at)
  const [mood] = await store.read({ subjectId: grace, streamId: `mood-${grace}` }).then(({ facts }) => facts)
  await erasure.destroyWords(grace, [mood!.eventId], 'person', at)
  await erasure.destroyStream({ subjectId: grace, streamId: 'session-1' }, 'person', at)
  await claimVisitor({ sql, store }, { visitorId: visitor, subjectId: alan, at, context })
  await erasure.eraseSubject(alan, 'account', 'person', at)
  await erasure.deleteClosedRows()
  const file = join(folder, 'erasures.jsonl')
  expect(await copyLedger(sql, file)).toBe(5)
  expect(await copyLedger(sql, file)).toBe(0)

  for (const table of backedUp.toReversed()) await sql`delete from ${sql(table)}`
  await sql`insert into events (position, subject_id, stream_id, version, event_id, type, schema_version, data, sealed,
      key_id, correlation_id, causation_id, occurred_at, recorded_at, time_zone) overriding system value
    select position, subject_id, stream_id, version, event_id, type, schema_version, data, sealed,
      key_id, correlation_id, causation_id, occurred_at, recorded_at, time_zone from backup_events`
  await sql`insert into keys select * from backup_keys`
  expect(await words(ada, 'session-1')).toBe(1)

  expect(await replayLedger(sql, file)).toBeGreaterThan(0)
  await erasure.deleteClosedRows()
  for (const gone of [ada, alan, visitor]) {
    expect(await sql`select from events where subject_id = ${gone}`).toHaveLength(0)
    expect(await sql`select from keys where subject_id = ${gone}`).toHaveLength(0)
  }
  expect(await words(grace, 'session-1')).toBe(0)
  expect(await words(grace, `mood-${grace}`)).toBe(1)
  expect(await words(kept, `mood-${kept}`)).toBe(1)
  expect(await replayLedger(sql, file)).toBe(0)
})

test('the ledger says nothing of whose it was, nor what they said', async () => {
  const ada = await person()
  await erasure.eraseSubject(ada, 'account', 'operator', at)
  const file = join(folder, 'other.jsonl')
  await copyLedger(sql, file)
  const [{ text }] = await sql<
    [{ text: string }]
  >`select string_agg(erasures::text, ' ') as text from erasures`
  expect(text).not.toContain(ada)
})

test('a ledger that is not there yet is empty', async () => {
  expect(await replayLedger(sql, join(folder, 'none.jsonl'))).toBe(0)
})
