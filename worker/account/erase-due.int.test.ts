import { randomBytes, randomUUID } from 'node:crypto'
import { onTestFinished, expect, test } from 'vitest'
import type { AnyEvent } from '#domain/event.ts'
import { moodLogged } from '#domain/testing/events.ts'
import { systemClock, type Clock } from '#infra/clock.ts'
import { confirmDestruction, listHolds } from '#infra/erasure/destruction-guard.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newSubjectId } from '#infra/ids.ts'
import type { Sql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { createSettledPosition } from '#infra/store/settled.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { projections } from '#projections/all.ts'
import { catchUp } from '#projections/engine/catch-up.ts'
import { openCheckpoints } from '#projections/engine/checkpoints.ts'
import { eraseDue, eraseStaleVisitors } from '#worker/account/erase-due.ts'
import type { Deps } from '#worker/deps.ts'

const context = { timeZone: 'UTC' }
const never = new AbortController().signal
const dayMs = 86_400_000
const ahead =
  (days: number): Clock =>
  () =>
    new Date(Date.now() + days * dayMs)

async function installation() {
  const database = await testDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const { sql } = database
  await openCheckpoints(sql, projections)
  const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
  const append = (subjectId: string, streamId: string, events: AnyEvent[]) =>
    store.append({ subjectId, streamId }, 'any', events, context)
  const at = new Date().toISOString()

  return {
    sql,
    async visitors(count: number): Promise<void> {
      for (let index = 0; index < count; index++) {
        const subjectId = newSubjectId()
        await append(subjectId, `mood-${subjectId}`, [moodLogged({ at })])
      }
    },
    /** Accounts whose deletion was due an hour ago. */
    async leaving(count: number): Promise<void> {
      const dueAt = new Date(Date.now() - dayMs / 24).toISOString()
      for (let index = 0; index < count; index++) {
        const subjectId = newSubjectId()
        await append(subjectId, `account-${subjectId}`, [
          {
            type: 'AccountOpened',
            at,
            data: { provider: 'email' },
            personal: { firstName: null, email: null },
          },
          { type: 'DeletionRequested', at, data: { dueAt, receipt: randomUUID() } },
        ])
      }
    },
    /** The first of those who asked changes their mind. */
    async takeBack(): Promise<void> {
      const [first] = await sql<{ subjectId: string }[]>`
        select subject_id as "subjectId" from events where type = 'DeletionRequested' order by position limit 1`
      const { subjectId } = first!
      await append(subjectId, `account-${subjectId}`, [{ type: 'DeletionTakenBack', at, data: {} }])
    },
    /** As a worker does whose clock this is. Gives what it logged. */
    async sweep(clock: Clock = systemClock): Promise<string[]> {
      const settled = (await createSettledPosition(sql)())!
      for (let shard = 0; shard < 16; shard++) await catchUp(sql, projections, shard, settled)
      const { log, lines } = memoryLog()
      const deps = { sql, log, clock, visitorDays: 30, ledger: openLedger(sql, undefined) } as Deps
      await eraseDue(deps, never)
      await eraseStaleVisitors(deps, never)
      return lines
    },
    erased: async () => (await sql`select from erasures`).count,
  }
}

const reasonsOf = async (sql: Sql) => (await listHolds(sql)).map(({ reason }) => reason)

test('a worker that is 40 days ahead erases nobody, and says so once', async () => {
  const { sql, visitors, leaving, sweep, erased } = await installation()
  await visitors(3)
  await leaving(1)
  expect((await sweep(ahead(40))).join()).toContain('clocks-apart')
  expect(await sweep(ahead(40))).toEqual([])
  expect(await sweep(ahead(-40))).toEqual([])
  expect(await erased()).toBe(0)
  expect(await reasonsOf(sql)).toEqual(['clocks-apart', 'clocks-apart'])

  // Set right again, it does what is due.
  await sweep()
  expect(await erased()).toBe(1)
  expect(await listHolds(sql)).toEqual([])
})

test('by a time that has leapt nobody is erased until an operator says so', async () => {
  const { sql, leaving, sweep, erased } = await installation()
  await leaving(1)
  for (const leap of ['-40 days', '1 hour']) {
    await sql`update destruction_clock set seen_at = now() + ${leap}::interval, leapt_at = null`
    await sweep()
    await sweep()
    expect(await erased()).toBe(0)
    expect(await reasonsOf(sql)).toEqual(['time-leapt', 'time-leapt'])
  }
  // However long it has stood: nobody but an operator knows whether it is right.
  await sql`update destruction_clock set leapt_at = now() - interval '25 hours'`
  await sweep()
  expect(await erased()).toBe(0)
  expect(await listHolds(sql)).toMatchObject([
    { duty: 'deletions that are due', reason: 'time-leapt', due: 1 },
  ])

  await confirmDestruction(sql)
  await sweep()
  expect(await erased()).toBe(1)
})

test('a time that was set right again is believed', async () => {
  const { sql, leaving, sweep, erased } = await installation()
  await leaving(1)
  await sql`
    update destruction_clock
    set seen_at = now() + interval '40 days', leapt_at = now() + interval '40 days', leapt_from = now() - interval '1 hour'`
  await sweep()
  expect(await erased()).toBe(1)
  expect(await listHolds(sql)).toEqual([])
})

test('more than a few in a hundred at once wait for an operator, and a few do not', async () => {
  const { sql, visitors, leaving, sweep, erased } = await installation()
  await leaving(4)
  const alarms = (await sweep()).join()
  expect(alarms).toContain('"due":4')
  expect(alarms).toContain('npm run ops -- deletions')
  expect(await erased()).toBe(0)
  expect(await listHolds(sql)).toMatchObject([{ duty: 'deletions that are due', reason: 'too-many', due: 4 }])

  // Four of a hundred are a few.
  await visitors(96)
  await sweep()
  expect(await erased()).toBe(4)
  expect(await listHolds(sql)).toEqual([])

  await leaving(6)
  await sweep()
  expect(await erased()).toBe(4)
  await confirmDestruction(sql)
  await sweep()
  expect(await erased()).toBe(10)
  expect(await listHolds(sql)).toEqual([])
})

test('whoever is parked and asked to go is erased when it is due', async () => {
  const { sql, leaving, sweep, erased } = await installation()
  await leaving(1)
  await sql`
    insert into parked (projection, subject_id, position, reason)
    select 'accounts', subject_id, min(position), 'x' from events group by subject_id`
  await sweep()
  expect(await erased()).toBe(1)
})

test('a deletion that is due does not wait until the accounts are rebuilt, and one that was taken back never comes', async () => {
  const { sql, leaving, takeBack, sweep, erased } = await installation()
  // What no read model of this version has written yet is left alone until it is rebuilt.
  await sql`update checkpoints set version = 0 where projection = 'accounts'`
  await leaving(2)
  await takeBack()
  await sweep()
  expect(await erased()).toBe(1)
  expect(await listHolds(sql)).toEqual([])
})

test('a visitor who comes back while the sweep is under way stays', async () => {
  const { sql, visitors, sweep, erased } = await installation()
  const at = new Date().toISOString()
  await visitors(2)
  await sweep()
  const longAgo = new Date(Date.now() - 31 * dayMs)
  await sql`update events set recorded_at = ${longAgo}`
  await sql`update read_models.last_active set at = ${longAgo}`
  const [one] = await sql<{ subjectId: string }[]>`select subject_id as "subjectId" from events limit 1`
  const { subjectId } = one!
  // As every append does, somebody holds back the erasure until what they wrote is in the log.
  const [isHeld, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const writing = sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock_shared(hashtextextended(${subjectId}, 1))`
    isHeld.resolve()
    await mayGoOn.promise
    const { type, data } = moodLogged({ moodId: 'back' })
    const back = { event_id: randomUUID(), type, schema_version: 1, data, occurred_at: at, time_zone: 'UTC' }
    await tx`select append(${subjectId}, ${`mood-${subjectId}`}, null, ${tx.json([back] as never)}, null)`
  })
  await isHeld.promise
  const swept = sweep()
  await expect
    .poll(async () => (await sql`select from pg_locks where locktype = 'advisory' and not granted`).count, {
      timeout: 60_000,
    })
    .toBe(1)
  mayGoOn.resolve()
  await Promise.all([writing, swept])
  expect(await erased()).toBe(1)
  expect((await sql`select from events where subject_id = ${subjectId}`).count).toBe(2)
})

test('visitors who stayed away go, and those who came by stay', async () => {
  const { sql, visitors, sweep, erased } = await installation()
  await visitors(3)
  await sweep()
  const longAgo = new Date(Date.now() - 31 * dayMs)
  const [one, other] = await sql<
    { subjectId: string }[]
  >`select distinct subject_id as "subjectId" from events`
  for (const { subjectId } of [one!, other!]) {
    await sql`update events set recorded_at = ${longAgo} where subject_id = ${subjectId}`
    await sql`update read_models.last_active set at = ${longAgo} where subject_id = ${subjectId}`
  }
  await sql`
    insert into browser_sessions (id_hash, data, expires_at)
    values (${randomBytes(32)}, ${sql.json({ subjectId: other!.subjectId })}, now() + interval '1 day')`
  await sweep()
  expect(await erased()).toBe(1)
  expect((await sql`select distinct subject_id from events`).count).toBe(3)
  const [receipt] = await sql`select kind, asked_by from erasures`
  expect(receipt).toEqual({ kind: 'visitor', asked_by: 'expiry' })
})
