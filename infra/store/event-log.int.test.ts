import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { newEventId, newSubjectId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { readLog, shardOf, streamLog } from '#infra/store/event-log.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { createSettledPosition } from '#infra/store/settled.ts'
import { testDatabase } from '#infra/testing/database.ts'

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())

const context = { timeZone: 'UTC' }
const tick = (writer: number, count: number) => ({
  type: 'Tick',
  at: new Date(0).toISOString(),
  data: { writer, count },
})

/** As it is read back: no event of the domain, so its form is checked here. */
const Tick = z.object({ position: z.number(), data: z.object({ writer: z.number(), count: z.number() }) })

test('24 writers on 6 hot streams: a tailing reader loses nothing and sees nothing out of order', async () => {
  const writers = 24
  const each = 40
  const subjectId = newSubjectId()
  const pool = openSql(database.url, { max: writers })
  const store = createPostgresEventStore(pool, createKeyring(randomBytes(32).toString('base64')))
  const settledPosition = createSettledPosition(database.sql)

  const seen: z.infer<typeof Tick>[] = []
  let isWriting = true
  const reader = (async () => {
    let after = 0
    for (;;) {
      const wasWriting = isWriting
      const upTo = await settledPosition()
      if (upTo === null) continue
      const facts = await readLog(database.sql, { subjectId, after, upTo }, ['Tick'], 100)
      seen.push(...facts.map((fact) => Tick.parse(fact)))
      after = facts.length === 100 ? facts.at(-1)!.position : upTo
      if (!wasWriting && facts.length === 0) return
    }
  })()

  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let count = 1; count <= each; count++) {
        await store.append(
          { subjectId, streamId: `hot-${writer % 6}` },
          'any',
          [tick(writer, count)],
          context,
        )
        if (Math.random() < 0.1) await sleep(Math.random() * 5)
      }
    }),
  )
  isWriting = false
  await reader
  await pool.end()

  expect(seen).toHaveLength(writers * each)
  const positions = seen.map(({ position }) => position)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect(new Set(positions).size).toBe(positions.length)
  for (let writer = 0; writer < writers; writer++)
    expect(seen.filter(({ data }) => data.writer === writer).map(({ data }) => data.count)).toEqual(
      Array.from({ length: each }, (_, index) => index + 1),
    )
  const versions = await database.sql`
    select count(*)::int as events, max(version) as last from events where subject_id = ${subjectId} group by stream_id`
  expect(versions.every(({ events, last }) => events === last)).toBe(true)
})

test('the log is not settled past an append that has not committed', async () => {
  const subjectId = newSubjectId()
  const slow = openSql(database.url, { max: 1 })
  const settledPosition = createSettledPosition(database.sql)
  const event = {
    event_id: newEventId(),
    type: 'Tick',
    schema_version: 1,
    data: {},
    occurred_at: new Date(0).toISOString(),
  }
  let position = 0
  const appended = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const committed = slow.begin(async (tx) => {
    const [row] = await tx`select appended_position from append(
      ${subjectId}, 'slow', null, ${tx.json([{ ...event, time_zone: 'UTC' }])}, null)`
    position = row!['appended_position']
    appended.resolve()
    await mayCommit.promise
  })
  await appended.promise
  const early = settledPosition()
  expect(await Promise.race([early, sleep(50, 'waiting')])).toBe('waiting')
  mayCommit.resolve()
  await committed
  // Null on a machine so busy that the append took longer than readers wait; never a position before it.
  expect((await early) ?? (await settledPosition())).toBeGreaterThanOrEqual(position)
  await slow.end()
})

test('an append that hangs makes readers try later instead of passing it', async () => {
  const slow = openSql(database.url, { max: 1 })
  await slow.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock_shared(1818846564, 1)`
    expect(await createSettledPosition(database.sql)()).toBeNull()
  })
  await slow.end()
})

test('the shard of a person is the same in SQL and in the program', async () => {
  const store = createPostgresEventStore(database.sql, createKeyring(randomBytes(32).toString('base64')))
  const people = Array.from({ length: 40 }, newSubjectId)
  for (const subjectId of people)
    await store.append({ subjectId, streamId: 'a' }, 'none', [tick(0, 0)], context)
  const rows = await database.sql<{ subjectId: string; shard: number }[]>`
    select subject_id as "subjectId", shard from events where subject_id = any (${people}::uuid[])`
  expect(rows).toHaveLength(40)
  for (const { subjectId, shard } of rows) expect(shard).toBe(shardOf(subjectId))
})

test('whoever reads page by page gets every event once, and may stop early', async () => {
  const subjectId = newSubjectId()
  const store = createPostgresEventStore(database.sql, createKeyring(randomBytes(32).toString('base64')))
  const events = Array.from({ length: 25 }, (_, count) => tick(0, count))
  const { position: upTo } = await store.append({ subjectId, streamId: 'a' }, 'none', events, context)
  const stream = (from: Parameters<typeof streamLog>[0]) =>
    streamLog(from, { subjectId, after: 0, upTo }, ['Tick'], 10)

  const pages: number[][] = []
  for await (const facts of stream(database.sql))
    pages.push(facts.map(({ data }) => (data as { count: number }).count))
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 5])
  expect(pages.flat()).toEqual(events.map(({ data }) => data.count))

  await database.sql.begin(async (tx) => {
    for await (const facts of stream(tx)) if (facts.length > 0) break
    expect(await tx`select 1 as next`).toEqual([{ next: 1 }])
  })
  const failing = database.sql.begin(async (tx) => {
    for await (const _ of stream(tx)) throw new RangeError('no more')
  })
  await expect(failing).rejects.toBeInstanceOf(RangeError)
})
