import { afterAll, expect, test } from 'vitest'
import { moodLogged } from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { shardOf } from '#infra/store/event-log.ts'
import { projections } from '#projections/all.ts'
import { catchUp } from '#projections/catch-up.ts'
import { logForTest } from '#projections/log-for-test.ts'
import { listMoods, moods } from '#projections/mood/moods.ts'
import { listParked } from '#projections/parked.ts'
import { listActivityDays } from '#projections/progress/activity-days.ts'
import type { Projection } from '#projections/projection.ts'
import { rebuild, RebuildFailed, rebuildSubject } from '#projections/rebuild.ts'
import { verify } from '#projections/verify.ts'

const log = await logForTest()
const { sql, settledPosition, append, catchUpAll } = log

afterAll(() => log[Symbol.asyncDispose]())

/** A projection that cannot take a mood of level 4. */
const choosy: Projection = {
  ...moods,
  on: {
    MoodLogged: (fact) => {
      if ('level' in fact.data && fact.data.level === 4) throw new RangeError('no fours')
      return moods.on['MoodLogged']!(fact)
    },
  },
}

test('verify names the person whose rows were changed behind its back, and a rebuild mends them', async () => {
  const [ada, grace] = [newSubjectId(), newSubjectId()]
  for (const subjectId of [ada, grace])
    await append(subjectId, 'mood-x', [moodLogged({ moodId: newId(), level: 7 })])
  await catchUpAll()
  await sql`update read_models.moods set level = 1 where subject_id = ${ada}`
  await sql`delete from read_models.moods where subject_id = ${grace}`
  expect((await verify(sql, moods)).differences.toSorted((a, b) => b.gone - a.gone)).toEqual([
    { subjectId: ada, gone: 1, added: 1 },
    { subjectId: grace, gone: 0, added: 1 },
  ])
  await rebuildSubject(sql, moods, ada)
  expect((await verify(sql, moods)).differences).toEqual([{ subjectId: grace, gone: 0, added: 1 }])
  await rebuild(sql, moods, settledPosition)
  expect((await verify(sql, moods)).differences).toEqual([])
  expect((await listMoods(sql, ada)).map(({ level }) => level)).toEqual([7])
})

test('a rebuild while people go on: nothing is lost, nothing shown twice, readers are never without rows', async () => {
  const subjectId = newSubjectId()
  await append(
    subjectId,
    'mood-x',
    Array.from({ length: 300 }, () => moodLogged({ moodId: newId() })),
  )
  await catchUpAll()
  const done = new AbortController()
  let fewest = Number.POSITIVE_INFINITY
  const reading = (async () => {
    while (!done.signal.aborted) fewest = Math.min(fewest, (await listMoods(sql, subjectId)).length)
  })()
  const writing = (async () => {
    for (let count = 0; count < 60; count++) {
      await append(subjectId, 'mood-x', [moodLogged({ moodId: newId() })])
      if (count % 10 === 0) await catchUpAll()
    }
  })()
  await rebuild(sql, moods, settledPosition)
  await writing
  done.abort()
  await reading
  await catchUpAll()
  expect(fewest).toBeGreaterThanOrEqual(300)
  expect(await listMoods(sql, subjectId)).toHaveLength(360)
  expect((await verify(sql, moods)).differences).toEqual([])
})

test('a poison event parks its person; everyone else flows on; a rebuild of that person ends it', async () => {
  const [ada, grace] = [newSubjectId(), newSubjectId()]
  for (const subjectId of [ada, grace])
    await append(subjectId, 'mood-x', [moodLogged({ moodId: newId(), level: 2 })])
  await catchUpAll()
  const others = projections.filter(({ name }) => name !== 'moods')
  await append(ada, 'mood-x', [
    moodLogged({ moodId: newId(), level: 4 }),
    moodLogged({ moodId: newId(), level: 5 }),
  ])
  await append(grace, 'mood-x', [moodLogged({ moodId: newId(), level: 5 })])

  const poisoned = await catchUpAll([...others, choosy])
  expect(poisoned).toMatchObject([{ projection: 'moods', subjectId: ada, reason: 'RangeError' }])
  await append(ada, 'mood-x', [moodLogged({ moodId: newId(), level: 6 })])
  await catchUpAll([...others, choosy])

  expect((await listMoods(sql, ada)).map(({ level }) => level)).toEqual([2])
  expect((await listMoods(sql, grace)).map(({ level }) => level)).toEqual([5, 2])
  expect((await listActivityDays(sql, ada)).map(({ moods: count }) => count)).toEqual([4])
  expect(await listParked(sql)).toMatchObject([{ projection: 'moods', subjectId: ada }])

  await expect(rebuildSubject(sql, choosy, ada)).rejects.toBeInstanceOf(RebuildFailed)
  await expect(rebuild(sql, choosy, settledPosition)).rejects.toBeInstanceOf(RebuildFailed)
  expect((await listMoods(sql, ada)).map(({ level }) => level)).toEqual([2])

  await rebuildSubject(sql, moods, ada)
  expect((await listMoods(sql, ada)).map(({ level }) => level)).toEqual([6, 5, 4, 2])
  expect(await listParked(sql)).toEqual([])
})

test('a row that the table refuses parks only the person whose row it is', async () => {
  const shard = 'a'
  const inShard = () => `${newSubjectId().slice(0, -1)}${shard}`
  const [ada, grace] = [inShard(), inShard()]
  expect(shardOf(ada)).toBe(shardOf(grace))
  await append(ada, 'mood-x', [moodLogged({ moodId: newId(), level: 99_999 })])
  await append(grace, 'mood-x', [moodLogged({ moodId: newId(), level: 3 })])
  const poisoned = await catchUpAll()
  expect(poisoned).toMatchObject([{ projection: 'moods', subjectId: ada }])
  expect(await listMoods(sql, grace)).toHaveLength(1)
  await sql`delete from parked`
})

test('a shard that another worker holds is left to it', async () => {
  const subjectId = newSubjectId()
  await append(subjectId, 'mood-x', [moodLogged({ moodId: newId() })])
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
