import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { account } from '#domain/account/decider.ts'
import type { AnyEvent } from '#domain/event.ts'
import { messageSent, moodLogged, sessionStarted } from '#domain/testing/events.ts'
import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newSubjectId } from '#infra/ids.ts'
import { appendUnknown } from '#infra/store/append-unknown.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { SubjectClosed } from '#infra/store/event-store.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())
const { sql } = database
const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
const context = { timeZone: 'UTC' }
const at = '2026-11-21T10:00:00.000Z'
const tools = { sql, ledger: openLedger(sql, undefined), log: memoryLog().log }
const erase = (subjectId: string, askedBy: 'person' | 'operator' = 'person') =>
  erasePerson(tools, { subjectId, askedBy, at })

const append = (subjectId: string, streamId: string, events: AnyEvent[]) =>
  store.append({ subjectId, streamId }, 'any', events, context)

const handleAccount = commandHandler('account', account)

async function aVisitor() {
  const subjectId = newSubjectId()
  await append(subjectId, 'session-abc', [sessionStarted, messageSent()])
  await append(subjectId, `mood-${subjectId}`, [moodLogged()])
  return subjectId
}

async function anAccount() {
  const subjectId = await aVisitor()
  const data = { provider: 'email' } as const
  const open = { type: 'OpenAccount', at, data, personal: { firstName: null, email: null } } as const
  await handleAccount(store, { subjectId, id: subjectId }, open, context)
  await sql`insert into identities (issuer, subject_digest, subject_id) values ('email', ${randomBytes(32)}, ${subjectId})`
  return subjectId
}

const leftOf = async (subjectId: string) => {
  const [left] = await sql`
    select (select count(*) from keys where subject_id = ${subjectId} and wrapped is not null)::int as keys,
      (select count(*) from identities where subject_id = ${subjectId})::int as identities,
      (select count(*) from events where subject_id = ${subjectId} and type = 'AccountErased')::int as ends`
  return left
}

test('the last fact of an account and all that follows from it are one: a fault leaves all or nothing', async () => {
  const subjectId = await anAccount()
  await sql`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`
  await sql`create trigger no_receipts before insert on erasures for each row execute function refuse()`
  await expect(erase(subjectId)).rejects.toThrow('no')
  expect(await leftOf(subjectId)).toEqual({ keys: 3, identities: 1, ends: 0 })
  await sql`drop trigger no_receipts on erasures`
  expect(await erase(subjectId)).toMatchObject({ isInLedger: true })
  expect(await leftOf(subjectId)).toEqual({ keys: 0, identities: 0, ends: 1 })
  expect(await erase(subjectId)).toBeNull()
  await deleteClosedRows(sql)
  expect(await erase(subjectId)).toBeNull()
})

test('whoever has changed their mind in the last moment is left as they are', async () => {
  const subjectId = await anAccount()
  const isStillDue = ({ status }: { status: string }) => status === 'leaving'
  expect(await erasePerson(tools, { subjectId, askedBy: 'person', at, isStillDue })).toBeNull()
  expect(await leftOf(subjectId)).toEqual({ keys: 3, identities: 1, ends: 0 })
})

test('the receipt has the number that was promised', async () => {
  const subjectId = await anAccount()
  const receipt = newSubjectId()
  const request = { type: 'RequestDeletion', at, data: { when: 'in-7-days', receipt } } as const
  await handleAccount(store, { subjectId, id: subjectId }, request, context)
  expect((await erase(subjectId))?.receipt).toBe(receipt)
})

test('a slow import that ends after the erasure writes nothing and makes no key, also once the rows are gone', async () => {
  const subjectId = await aVisitor()
  await erase(subjectId)
  await deleteClosedRows(sql)
  const late = [{ ...moodLogged({ moodId: 'late' }), eventId: newSubjectId() }]
  const name = { subjectId, streamId: `mood-${subjectId}` }
  await expect(appendUnknown({ sql, store }, name, late, context)).rejects.toBeInstanceOf(SubjectClosed)
  expect(await sql`select from keys where subject_id = ${subjectId}`).toHaveLength(0)
  expect(await sql`select from events where subject_id = ${subjectId}`).toHaveLength(0)
  // Known by a fingerprint only.
  expect(JSON.stringify(await sql`select c::text from closed_fingerprints c`)).not.toContain(subjectId)
})

test('nothing can be appended for somebody who was erased, also by whoever was already at it', async () => {
  const visitorId = await aVisitor()
  const name = { subjectId: visitorId, streamId: `mood-${visitorId}` }
  const racing = Array.from({ length: 20 }, (_, index) =>
    store.append(name, 'any', [moodLogged({ moodId: `late-${index}` })], context),
  )
  const erased = erase(visitorId)
  const results = await Promise.allSettled([...racing, erased])
  expect(results.at(-1)?.status).toBe('fulfilled')
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  expect(refusals.every((reason) => reason instanceof SubjectClosed)).toBe(true)
  await expect(store.append(name, 'any', [moodLogged()], context)).rejects.toBeInstanceOf(SubjectClosed)
  await deleteClosedRows(sql)
  expect(await sql`select from events where subject_id = ${visitorId}`).toHaveLength(0)
})

test('an erasure leaves a receipt that does not say whose it was', async () => {
  const visitorId = await aVisitor()
  const receipt = (await erase(visitorId, 'operator'))!.receipt
  await deleteClosedRows(sql)
  const [row] = await sql`select *, e::text as whole from erasures e where receipt = ${receipt}`
  expect(row).toMatchObject({ kind: 'visitor', asked_by: 'operator', events: 3 })
  expect(row!['key_fingerprints']).toHaveLength(2)
  expect(row!['rows_gone_at']).not.toBeNull()
  expect(row!['whole']).not.toContain(visitorId)
})
