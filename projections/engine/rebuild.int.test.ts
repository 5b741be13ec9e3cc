import { expect, test } from 'vitest'
import { newSubjectId } from '#infra/ids.ts'
import type { Sql } from '#infra/sql.ts'
import { shardCount } from '#infra/store/event-log.ts'
import { listOutdated } from '#projections/engine/checkpoints.ts'
import { listParked } from '#projections/engine/parked.ts'
import { leaseRebuild } from '#projections/engine/rebuild-state.ts'
import { rebuildSubject } from '#projections/engine/rebuild-subject.ts'
import { rebuild } from '#projections/engine/rebuild.ts'
import { verify } from '#projections/engine/verify.ts'
import { listMoods, moods } from '#projections/mood/moods.ts'
import { activityDays, listActivityDays } from '#projections/progress/activity-days.ts'
import { choosy, levelsOf } from '#projections/testing/choosy.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'
import { build, fillLog, mood, second } from '#projections/testing/rebuilding.ts'

async function erase(sql: Sql, subjectId: string): Promise<void> {
  await sql`select erase_subject(${subjectId}, 'account', 'operator', now())`
}

test('what is rebuilt is what was projected bit by bit, for a person of many batches too', async () => {
  await using log = await logForTest()
  const { sql, settledPosition, catchUpAll, verifyAll } = log
  const { ada, events } = await fillLog(sql)
  await catchUpAll()
  expect(await verifyAll()).toEqual([])
  const before = await sql`select * from read_models.moods order by subject_id, mood_id`
  expect(await rebuild(sql, moods, { settledPosition, build })).toEqual({ events, poisoned: [] })
  expect(await sql`select * from read_models.moods order by subject_id, mood_id`).toEqual(before)
  await rebuildSubject(sql, moods, ada)
  expect(await sql`select * from read_models.moods order by subject_id, mood_id`).toEqual(before)
  expect(await sql`select from rebuilds`).toHaveLength(0)
})

test('verify names the person whose rows were changed behind its back, and a rebuild mends them', async () => {
  await using log = await logForTest()
  const { sql, settledPosition, append, catchUpAll } = log
  const [ada, grace] = [newSubjectId(), newSubjectId()]
  for (const subjectId of [ada, grace]) await append(subjectId, 'mood-x', [mood(7)])
  await catchUpAll()
  await sql`update read_models.moods set level = 1 where subject_id = ${ada}`
  await sql`delete from read_models.moods where subject_id = ${grace}`
  expect((await verify(sql, moods)).differences.toSorted((a, b) => b.gone - a.gone)).toEqual([
    { subjectId: ada, gone: 1, added: 1 },
    { subjectId: grace, gone: 0, added: 1 },
  ])
  await rebuildSubject(sql, moods, ada)
  expect((await verify(sql, moods)).differences).toEqual([{ subjectId: grace, gone: 0, added: 1 }])
  await rebuild(sql, moods, { settledPosition, build })
  expect((await verify(sql, moods)).differences).toEqual([])
  expect(await levelsOf(sql, ada)).toEqual([7])
})

test('a rebuild while people go on: nothing is lost, nothing shown twice, readers are never without rows', async () => {
  await using log = await logForTest()
  const { sql, settledPosition, append, catchUpAll } = log
  const subjectId = newSubjectId()
  await append(
    subjectId,
    'mood-x',
    Array.from({ length: 300 }, () => mood()),
  )
  await catchUpAll()
  const done = new AbortController()
  let most = 0
  const wentBack: number[] = []
  const reading = (async () => {
    while (!done.signal.aborted) {
      const { length } = await listMoods(sql, subjectId)
      if (length < most) wentBack.push(length)
      most = Math.max(most, length)
    }
  })()
  const writing = (async () => {
    for (let count = 0; count < 60; count++) {
      await append(subjectId, 'mood-x', [mood()])
      if (count % 10 === 0) await catchUpAll()
    }
  })()
  for (let time = 0; time < 3; time++) await rebuild(sql, moods, { settledPosition, build })
  await writing
  done.abort()
  await reading
  await catchUpAll()
  expect(wentBack).toEqual([])
  expect(most).toBeGreaterThanOrEqual(300)
  expect(await listMoods(sql, subjectId)).toHaveLength(360)
  expect((await verify(sql, moods)).differences).toEqual([])
})

test('one event that cannot be taken ends the rebuild for nobody else, and is named by its position', async () => {
  await using log = await logForTest()
  const { sql, settledPosition, append, catchUpAll } = log
  const [ada, grace, alan] = [newSubjectId(), newSubjectId(), newSubjectId()]
  for (const subjectId of [ada, grace, alan]) await append(subjectId, 'mood-x', [mood(2)])
  const { position: ofAda } = await append(ada, 'mood-x', [mood(4)])
  await append(ada, 'mood-x', [mood(5)])
  await append(alan, 'mood-x', [mood(5)])
  await catchUpAll()
  // The table refuses what Grace wrote; a handler refuses what Ada did.
  await sql`update events set data = data || '{"level": 99999}' where subject_id = ${grace}`
  const { poisoned } = await rebuild(sql, choosy, { settledPosition, build })
  expect(poisoned.toSorted((a, b) => b.position - a.position)).toEqual([
    { subjectId: ada, position: ofAda, reason: 'RangeError' },
    { subjectId: grace, position: expect.any(Number), reason: 'PostgresError 22003' },
  ])
  expect(await levelsOf(sql, ada)).toEqual([2])
  expect(await levelsOf(sql, grace)).toEqual([])
  expect(await levelsOf(sql, alan)).toEqual([5, 2])
  expect(await verify(sql, choosy)).toMatchObject({ parked: 2, differences: [], poisoned: [] })

  expect(await rebuildSubject(sql, choosy, ada)).toMatchObject({ poisoned: { position: ofAda } })
  expect(await levelsOf(sql, ada)).toEqual([2])
  expect(await rebuildSubject(sql, moods, ada)).toMatchObject({ poisoned: null })
  expect(await levelsOf(sql, ada)).toEqual([5, 4, 2])
  expect(await listParked(sql)).toMatchObject([{ subjectId: grace }])
})

test('whoever is rebuilt in one batch with a row that the table refuses keeps all that they did', async () => {
  await using log = await logForTest()
  const { sql, settledPosition, append, catchUpAll } = log
  const [ada, grace] = [newSubjectId(), newSubjectId()]
  for (const subjectId of [grace, ada, grace, ada, grace]) await append(subjectId, 'mood-x', [mood()])
  await catchUpAll()
  const [{ position } = { position: 0 }] = await sql<{ position: number }[]>`
    update events set data = data || '{"day": "not a day"}'
    where position = (select max(position) from events where subject_id = ${ada}) returning position`
  const { poisoned } = await rebuild(sql, activityDays, { settledPosition, build })
  expect(poisoned).toEqual([{ subjectId: ada, position, reason: 'PostgresError 22007' }])
  expect(await listActivityDays(sql, grace)).toMatchObject([{ moods: 3 }])
  expect(await listActivityDays(sql, ada)).toMatchObject([{ moods: 1 }])
  expect(await rebuildSubject(sql, activityDays, ada)).toMatchObject({ poisoned: { position } })
  expect(await listActivityDays(sql, ada)).toMatchObject([{ moods: 1 }])
})

test('who reads for long, as a backup does, makes the switch wait and nobody else', async () => {
  await using log = await logForTest()
  const { sql, settledPosition, append, catchUpAll } = log
  const [ada, grace] = [newSubjectId(), newSubjectId()]
  await append(ada, 'mood-x', [mood()])
  await append(grace, 'mood-x', [mood()])
  await catchUpAll()
  const [reading, tried] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const backup = sql.begin(async (tx) => {
    await tx`select from read_models.moods`
    reading.resolve()
    await tried.promise
  })
  await reading.promise
  let asked = 0
  const rebuilding = rebuild(sql, second, { build, settledPosition: () => (asked++, settledPosition()) })
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(4)
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = '5s'`
    await tx`select from read_models.moods`
    await tx`select erase_subject(${grace}, 'account', 'operator', now())`
  })
  await append(ada, 'mood-x', [mood()])
  tried.resolve()
  await backup
  await rebuilding
  expect(await listMoods(sql, ada)).toHaveLength(2)
  expect(await listMoods(sql, grace)).toHaveLength(0)
  expect(await listOutdated(sql, [second])).toEqual([])
})

test('whoever is erased while a rebuild is under way does not come back by it', async () => {
  await using log = await logForTest()
  const { sql, settledPosition, append } = log
  const { ada } = await fillLog(sql)
  const [grace, alan] = [newSubjectId(), newSubjectId()]
  for (const subjectId of [grace, alan]) await append(subjectId, 'mood-x', [mood()])
  const stopping = new AbortController()
  const interrupted = rebuild(sql, choosy, {
    settledPosition,
    build,
    signal: stopping.signal,
    onProgress: () => stopping.abort(),
  })
  await expect(interrupted).rejects.toThrow('aborted')
  await erase(sql, ada)

  // A batch that has read what Grace wrote, and then writes it: the erasure comes after it.
  const [taken, holding] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const batch = sql.begin(async (tx) => {
    await leaseRebuild(tx, { projection: choosy, build })
    taken.resolve()
    await holding.promise
    const late = {
      subject_id: grace,
      mood_id: 'late',
      level: 1,
      logged_at: '2026-11-21T09:00:00.000Z',
      position: 1,
    }
    await tx`insert into read_models_next.moods ${tx(late)}`
  })
  await taken.promise
  const erasing = erase(sql, grace)
  const isWaiting = async () =>
    (await sql`select from pg_locks where not granted and relation = 'rebuilds'::regclass`).count > 0
  await expect.poll(isWaiting).toBe(true)
  holding.resolve()
  await Promise.all([batch, erasing])
  expect(
    await sql`select from read_models_next.moods where subject_id = any (${[ada, grace]}::uuid[])`,
  ).toHaveLength(0)

  for (let isMore = true; isMore;)
    [{ isMore } = { isMore: false }] = await sql<
      { isMore: boolean }[]
    >`select delete_closed(5000) as "isMore"`
  await rebuild(sql, choosy, { settledPosition, build })
  expect(
    await sql`select from read_models.moods where subject_id = any (${[ada, grace]}::uuid[])`,
  ).toHaveLength(0)
  expect(await listMoods(sql, alan)).toHaveLength(1)
  expect(await sql`select count(distinct shard)::int as shards from checkpoints`).toEqual([
    { shards: shardCount },
  ])
})
