import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { MoodRetracted } from '#domain/mood/events.ts'
import { moodRetracted } from '#domain/testing/events.ts'
import { newEventId, newSubjectId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { firstStep, readLog, readSteps, shardOf, type Step, stepAfter } from '#infra/store/event-log.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { createSettledPosition } from '#infra/store/settled.ts'
import { testDatabase } from '#infra/testing/database.ts'

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())

const context = { timeZone: 'UTC' }
const tick = (writer: number, count: number) => ({
  ...moodRetracted(`${writer}-${count}`),
  at: new Date(0).toISOString(),
})

/** Whose tick it is, and which of theirs. */
function readTick({ data }: { data: object }) {
  const [writer, count] = MoodRetracted.data.parse(data).moodId.split('-').map(Number)
  return { writer: writer!, count: count! }
}

test('24 writers on 6 hot streams: a tailing reader loses nothing and sees nothing out of order', async () => {
  const writers = 24
  const each = 40
  const subjectId = newSubjectId()
  const pool = openSql(database.url, { max: writers })
  const store = createPostgresEventStore(pool, createKeyring(randomBytes(32).toString('base64')))
  const settledPosition = createSettledPosition(database.sql)

  const seen: { position: number; writer: number; count: number }[] = []
  let isWriting = true
  const reader = (async () => {
    let after = 0
    for (;;) {
      const wasWriting = isWriting
      const upTo = await settledPosition()
      if (upTo === null) continue
      const facts = await readLog(database.sql, { subjectId, after, upTo }, ['MoodRetracted'], 100)
      seen.push(...facts.map((fact) => ({ position: fact.position, ...readTick(fact) })))
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
    expect(seen.filter((one) => one.writer === writer).map(({ count }) => count)).toEqual(
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

test('a probe reads the lock table once, however many appends are under way', async () => {
  const holders = openSql(database.url, { max: 40 })
  const mayEnd = Promise.withResolvers<void>()
  let holding = 0
  const allHold = Promise.withResolvers<void>()
  const appends = Array.from({ length: 40 }, () =>
    holders.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock_shared(1818846564, 1)`
      if (++holding === 40) allHold.resolve()
      await mayEnd.promise
    }),
  )
  await Promise.race([allHold.promise, Promise.all(appends)])
  await database.sql.begin(async (tx) => {
    await tx`set local track_functions = 'all'`
    await tx`select settled_position()`
    const [read] = await tx<{ calls: number }[]>`
      select calls from pg_stat_xact_user_functions where funcname = 'append_holders'`
    // It probes for a second, in pauses of 1, 2, 4, 8 and then 16 ms.
    expect(read!.calls).toBeGreaterThan(1)
    expect(read!.calls).toBeLessThanOrEqual(70)
  })
  mayEnd.resolve()
  await Promise.all(appends)
  await holders.end()
})

test('an attempt at a reply never passes for an append under way', async () => {
  await database.sql.begin(async (tx) => {
    await tx`select begin_live_attempt('a message')`
    const taken = await tx<{ namespace: number }[]>`
      select classid::int as namespace from pg_locks
      where locktype = 'advisory' and objsubid = 2 and pid = pg_backend_pid()`
    expect(taken).toEqual([{ namespace: 1_818_850_917 }])
  })
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

test('whoever walks person by person gets every settled event once, each person in order', async () => {
  await using log = await testDatabase()
  const store = createPostgresEventStore(log.sql, createKeyring(randomBytes(32).toString('base64')))
  const people = Array.from({ length: 5 }, newSubjectId)
  let upTo = 0
  for (let count = 0; count < 8; count++)
    for (const subjectId of people)
      ({ position: upTo } = await store.append(
        { subjectId, streamId: 'a' },
        'any',
        [tick(0, count)],
        context,
      ))
  await store.append({ subjectId: people[0]!, streamId: 'a' }, 'any', [tick(0, 99)], context)

  const seen: string[] = []
  for (let from: Step | null = firstStep; from;) {
    const to: Step | null = await stepAfter(log.sql, from, 7)
    const facts = await readSteps(log.sql, { from, to, upTo }, ['MoodRetracted'])
    expect(facts.length).toBeLessThanOrEqual(7)
    seen.push(...facts.map((fact) => `${fact.subjectId} ${readTick(fact).count}`))
    from = to
  }
  expect(seen).toEqual(
    people.toSorted().flatMap((id) => [0, 1, 2, 3, 4, 5, 6, 7].map((count) => `${id} ${count}`)),
  )
})
