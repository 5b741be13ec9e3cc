import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { account } from '#domain/account/decider.ts'
import type { AnyEvent } from '#domain/event.ts'
import {
  exerciseCompleted,
  messageSent,
  moodLogged,
  replyWritten,
  sessionStarted,
} from '#domain/testing/events.ts'
import { claimVisitor } from '#infra/erasure/claim-visitor.ts'
import { createErasure } from '#infra/erasure/erasure.ts'
import { newSubjectId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { SubjectClosed } from '#infra/store/event-store.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())
const { sql } = database
const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
const context = { timeZone: 'UTC' }
const at = '2026-11-21T10:00:00.000Z'

async function openAccount() {
  const subjectId = newSubjectId()
  const open = {
    type: 'OpenAccount',
    at,
    data: { provider: 'email' },
    personal: { firstName: 'Ada', email: 'ada@example.org' },
  } as const
  await commandHandler('account', account)(store, { subjectId, id: subjectId }, open, context)
  return subjectId
}

async function visit() {
  const visitorId = newSubjectId()
  const append = (streamId: string, events: AnyEvent[]) =>
    store.append({ subjectId: visitorId, streamId }, 'any', events, context)
  await append('session-abc', [sessionStarted, messageSent(), replyWritten()])
  await append(`mood-${visitorId}`, [moodLogged({ moodId: 'one' }), moodLogged({ moodId: 'two' })])
  await append(`exercises-${visitorId}`, [exerciseCompleted()])
  return visitorId
}

const erasure = createErasure(sql)

test('what a visitor did becomes the account’s, with its times and words; the visitor is gone', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  const before = await store.recall({ subjectId: visitorId, streamId: 'session-abc' })
  await claimVisitor({ sql, store }, { visitorId, subjectId, at, context })

  const after = await store.recall({ subjectId, streamId: 'session-abc' })
  const told = (events: typeof before) =>
    events.map(({ type, at: when, data, personal }) => ({ type, when, data, personal }))
  expect(told(after)).toEqual(told(before))
  expect(await store.recall({ subjectId, streamId: `mood-${subjectId}` })).toHaveLength(2)
  expect(await store.recall({ subjectId, streamId: `exercises-${subjectId}` })).toHaveLength(1)
  const [, claimed] = await store.recall({ subjectId, streamId: `account-${subjectId}` })
  expect(claimed).toMatchObject({ type: 'VisitorClaimed', data: { sessions: 1, moods: 2, exercises: 1 } })

  await erasure.deleteClosedRows()
  const [left] = await sql`
    select (select count(*) from events where subject_id = ${visitorId})::int as events,
      (select count(*) from keys where subject_id = ${visitorId})::int as keys`
  expect(left).toEqual({ events: 0, keys: 0 })
})

test('claiming is repeated after a crash without doubling anything, and once done is nothing', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  const halfway = await store.recall<AnyEvent>({ subjectId: visitorId, streamId: 'session-abc' })
  await store.append({ subjectId, streamId: 'session-abc' }, 'any', halfway, context)
  await claimVisitor({ sql, store }, { visitorId, subjectId, at, context })
  await erasure.deleteClosedRows()
  expect(await claimVisitor({ sql, store }, { visitorId, subjectId, at, context })).toBeNull()
  expect(await store.recall({ subjectId, streamId: 'session-abc' })).toHaveLength(3)
  expect(await store.recall({ subjectId, streamId: `account-${subjectId}` })).toHaveLength(2)
})

test('nothing can be appended for somebody who was erased, also by whoever was already at it', async () => {
  const visitorId = await visit()
  const name = { subjectId: visitorId, streamId: `mood-${visitorId}` }
  const racing = Array.from({ length: 20 }, (_, index) =>
    store.append(name, 'any', [moodLogged({ moodId: `late-${index}` })], context),
  )
  const erased = erasure.eraseSubject(visitorId, 'visitor', 'person', at)
  const results = await Promise.allSettled([...racing, erased])
  expect(results.at(-1)?.status).toBe('fulfilled')
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  expect(refusals.every((reason) => reason instanceof SubjectClosed)).toBe(true)
  await expect(store.append(name, 'any', [moodLogged()], context)).rejects.toBeInstanceOf(SubjectClosed)
  await erasure.deleteClosedRows()
  expect(await sql`select from events where subject_id = ${visitorId}`).toHaveLength(0)
})

test('an erasure leaves a receipt that does not say whose it was', async () => {
  const visitorId = await visit()
  const receipt = await erasure.eraseSubject(visitorId, 'visitor', 'operator', at)
  await erasure.deleteClosedRows()
  const [row] = await sql`select *, e::text as whole from erasures e where receipt = ${receipt}`
  expect(row).toMatchObject({ kind: 'visitor', asked_by: 'operator', events: 6 })
  expect(row!['key_fingerprints']).toHaveLength(3)
  expect(row!['rows_gone_at']).not.toBeNull()
  expect(row!['whole']).not.toContain(visitorId)
  expect(await erasure.eraseSubject(newSubjectId(), 'visitor', 'operator', at)).not.toBeNull()
})
