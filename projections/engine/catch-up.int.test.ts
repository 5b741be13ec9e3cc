import { afterAll, expect, test } from 'vitest'
import { moodLogged } from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { shardOf } from '#infra/store/event-log.ts'
import { projections } from '#projections/all.ts'
import { catchUp } from '#projections/engine/catch-up.ts'
import { listLaggingShards, openCheckpoints } from '#projections/engine/checkpoints.ts'
import { listParked } from '#projections/engine/parked.ts'
import { verify } from '#projections/engine/verify.ts'
import { listMoods, moods } from '#projections/mood/moods.ts'
import { listActivityDays } from '#projections/progress/activity-days.ts'
import { choosy, levelsOf } from '#projections/testing/choosy.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'

const log = await logForTest()
const { sql, settledPosition, append, catchUpAll } = log

afterAll(() => log[Symbol.asyncDispose]())

const others = projections.filter(({ name }) => name !== 'moods')
const mood = (level = 3) => moodLogged({ moodId: newId(), level })
const inShardOf = (subjectId: string) => `${newSubjectId().slice(0, -1)}${subjectId.at(-1)}`

test('an event that a handler refuses parks its person; everyone else flows on', async () => {
  const [ada, grace] = [newSubjectId(), newSubjectId()]
  for (const subjectId of [ada, grace]) await append(subjectId, 'mood-x', [mood(2)])
  await catchUpAll()
  const { position } = await append(ada, 'mood-x', [mood(4)])
  await append(ada, 'mood-x', [mood(5)])
  await append(grace, 'mood-x', [mood(5)])

  const parked = { projection: 'moods', subjectId: ada, position, reason: 'RangeError' }
  expect(await catchUpAll([...others, choosy])).toEqual([parked])
  await append(ada, 'mood-x', [mood(6)])
  expect(await catchUpAll([...others, choosy])).toEqual([])
  expect(await levelsOf(sql, ada)).toEqual([2])
  expect(await levelsOf(sql, grace)).toEqual([5, 2])
  expect((await listActivityDays(sql, ada)).map(({ moods: count }) => count)).toEqual([4])
  expect(await listParked(sql)).toMatchObject([parked])
  await sql`delete from parked`
})

test('a row that the table refuses parks only the person whose row it is, at that event', async () => {
  const ada = newSubjectId()
  const grace = inShardOf(ada)
  await append(grace, 'mood-x', [mood(1)])
  await append(ada, 'mood-x', [mood(2)])
  const refused = mood(99_999)
  await log.appendUnchecked(ada, 'mood-x', refused)
  const [{ position } = { position: 0 }] = await sql<{ position: number }[]>`
    select position from events where data ->> 'moodId' = ${refused.data.moodId}`
  await append(grace, 'mood-x', [mood(3)])
  await append(ada, 'mood-x', [mood(4)])
  expect(await catchUpAll()).toEqual([
    { projection: 'moods', subjectId: ada, position, reason: 'PostgresError 22003' },
  ])
  expect(await levelsOf(sql, ada)).toEqual([2])
  expect(await levelsOf(sql, grace)).toEqual([3, 1])
  await sql`delete from parked`
})

test('any other error of the database parks nobody, is thrown, and keeps no other read model waiting', async () => {
  const subjectId = newSubjectId()
  const shard = shardOf(subjectId)
  await append(subjectId, 'mood-x', [mood(7)])
  for (const code of ['53100', '40P01', '57014']) {
    await sql.unsafe(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'no' using errcode = '${code}'; end $$;
      create trigger refuse before insert on read_models.moods for each row execute function refuse()`)
    const settled = (await settledPosition())!
    await expect(catchUp(sql, projections, shard, settled)).rejects.toMatchObject({ code })
    expect(await listParked(sql)).toEqual([])
    expect(await levelsOf(sql, subjectId)).toEqual([])
    expect(await listActivityDays(sql, subjectId)).toMatchObject([{ moods: 1 }])
    await sql`drop function refuse cascade`
  }
  expect(await listLaggingShards(sql, projections)).toEqual([shard])
  await catchUpAll()
  expect(await levelsOf(sql, subjectId)).toEqual([7])
  expect((await verify(sql, moods, { subjectId })).differences).toEqual([])
  expect(await listLaggingShards(sql, projections)).toEqual([])
})

test('a read model that cannot go on keeps no other waiting, and whoever stands further goes first', async () => {
  const subjectId = newSubjectId()
  await append(subjectId, 'mood-x', [mood()])
  await catchUpAll(others)
  await append(subjectId, 'mood-x', [mood()])
  const [taken, holding] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = sql.begin(async (tx) => {
    await tx`lock table read_models.moods in access exclusive mode`
    taken.resolve()
    await holding.promise
  })
  await taken.promise
  const catchingUp = catchUpAll()
  await expect.poll(async () => (await listActivityDays(sql, subjectId)).map((day) => day.moods)).toEqual([2])
  holding.resolve()
  await held
  await catchingUp
  expect(await listMoods(sql, subjectId)).toHaveLength(2)
})

test('a shard that another worker holds is left to it', async () => {
  const subjectId = newSubjectId()
  await append(subjectId, 'mood-x', [mood()])
  const shard = shardOf(subjectId)
  const settled = (await settledPosition())!
  const [taken, holding] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = sql.begin(async (tx) => {
    await tx`select from checkpoints where shard = ${shard} for update`
    taken.resolve()
    await holding.promise
  })
  await taken.promise
  expect(await catchUp(sql, projections, shard, settled)).toEqual({ events: 0, poisoned: [] })
  holding.resolve()
  await held
  expect((await catchUp(sql, projections, shard, settled)).events).toBe(1)
})

test('events that no read model takes, and those of people who were erased, leave no lag', async () => {
  const [ada, grace] = [newSubjectId(), newSubjectId()]
  await log.appendUnchecked(ada, 'mood-x', {
    type: 'SomethingElse',
    at: '2026-11-21T09:00:00.000Z',
    data: {},
  })
  await append(grace, 'mood-x', [mood()])
  await sql`insert into closed_subjects (subject_id, erasure_id) values (${grace}, 0)`
  await catchUpAll()
  expect(await listLaggingShards(sql, projections)).toEqual([])
  await sql`delete from closed_subjects`
})

test('a read model that was removed from the program leaves no checkpoint, nobody parked and no lag', async () => {
  const removed = { ...moods, name: 'removed', version: 3 }
  const ada = newSubjectId()
  await append(ada, 'mood-x', [mood()])
  await openCheckpoints(sql, [...projections, removed])
  await sql`insert into parked (projection, subject_id, position, reason) values ('removed', ${ada}, 1, 'x')`
  await catchUpAll()
  expect(await listLaggingShards(sql, projections)).toEqual([])
  await openCheckpoints(sql, projections)
  expect(await sql`select from checkpoints where projection = 'removed'`).toHaveLength(0)
  expect(await listParked(sql)).toEqual([])
})
