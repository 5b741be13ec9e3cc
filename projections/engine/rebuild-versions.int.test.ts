import { expect, test } from 'vitest'
import { newSubjectId } from '#infra/ids.ts'
import { projections } from '#projections/all.ts'
import { listOutdated, openCheckpoints } from '#projections/engine/checkpoints.ts'
import { RebuildSuperseded } from '#projections/engine/rebuild-state.ts'
import { rebuild } from '#projections/engine/rebuild.ts'
import { verify } from '#projections/engine/verify.ts'
import { listMoods, moods } from '#projections/mood/moods.ts'
import { listActivityDays } from '#projections/progress/activity-days.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'
import { build, fillLog, mood, second, standStill } from '#projections/testing/rebuilding.ts'

test('a read model that is new is filled beside the others, whatever its table holds, and holds none back', async () => {
  await using log = await logForTest()
  const { sql, settledPosition, append, catchUpAll } = log
  const subjectId = newSubjectId()
  await append(subjectId, 'mood-x', [mood(), mood()])
  await catchUpAll()
  await sql`delete from checkpoints where projection = 'activity-days'`
  await openCheckpoints(sql, projections)
  await append(subjectId, 'mood-x', [mood()])
  await catchUpAll()
  expect(await listMoods(sql, subjectId)).toHaveLength(3)
  const [outdated, ...more] = await listOutdated(sql, projections)
  expect([outdated?.name, more]).toEqual(['activity-days', []])
  await rebuild(sql, outdated!, { settledPosition, build, ifOutdated: true })
  expect(await listActivityDays(sql, subjectId)).toMatchObject([{ moods: 3 }])
  expect(await listOutdated(sql, projections)).toEqual([])
})

test('an interrupted rebuild goes on where it was; another build of the program begins anew', async () => {
  await using log = await logForTest()
  const { sql, settledPosition, append } = log
  const { events } = await fillLog(sql)

  async function interrupt(of: string): Promise<number> {
    const stopping = new AbortController()
    let taken = 0
    const onProgress = (more: number) => {
      taken += more
      stopping.abort()
    }
    const interrupted = rebuild(sql, second, {
      settledPosition,
      build: of,
      onProgress,
      signal: stopping.signal,
    })
    await expect(interrupted).rejects.toThrow('aborted')
    return taken
  }
  const first = await interrupt(build)
  expect(await listOutdated(sql, [second])).toEqual([second])
  const grace = newSubjectId()
  await append(grace, 'mood-x', [mood()])
  const next = await interrupt(build)
  const { events: rest } = await rebuild(sql, second, { settledPosition, build })
  expect(first + next + rest).toBe(events + 1)
  expect(await verify(sql, second)).toMatchObject({ differences: [] })

  await interrupt('another build')
  await standStill(sql)
  const old = { settledPosition, build, ifOutdated: true }
  expect(await rebuild(sql, second, { settledPosition, build })).toMatchObject({ events: events + 1 })
  expect(await rebuild(sql, second, old)).toEqual({ events: 0, poisoned: [] })

  // An operator makes the same version anew: whoever thinks it outdated leaves that alone.
  await interrupt(build)
  expect(await rebuild(sql, second, old)).toEqual({ events: 0, poisoned: [] })
  expect(await sql`select from rebuilds`).toHaveLength(1)
})

test('two workers share a rebuild and do not do it twice', async () => {
  await using log = await logForTest()
  const { sql, settledPosition } = log
  const { events } = await fillLog(sql)
  const both = await Promise.all(
    [1, 2].map(() => rebuild(sql, second, { settledPosition, build, ifOutdated: true })),
  )
  expect(both.reduce((sum, one) => sum + one.events, 0)).toBe(events)
  expect(await verify(sql, second)).toMatchObject({ differences: [] })
})

test('two builds of the program do not undo each other’s rebuild while it moves', async () => {
  await using log = await logForTest()
  const { sql, settledPosition } = log
  await fillLog(sql)
  const third = { ...moods, version: 3 }
  const stopping = new AbortController()
  const how = { settledPosition, build, ifOutdated: true }
  const onProgress = () => stopping.abort()
  await expect(rebuild(sql, third, { ...how, onProgress, signal: stopping.signal })).rejects.toThrow(
    'aborted',
  )
  const begun = await sql`select version, walked_subject, walked_position from rebuilds`
  const other = { ...how, build: 'another build' }
  await expect(rebuild(sql, second, other)).rejects.toBeInstanceOf(RebuildSuperseded)
  expect(await sql`select version, walked_subject, walked_position from rebuilds`).toEqual(begun)
  await standStill(sql)
  await rebuild(sql, second, other)
  expect(await listOutdated(sql, [second])).toEqual([])
})

test('after a return to the version before, what the newer one wrote is rebuilt, and goes on', async () => {
  await using log = await logForTest()
  const { sql, settledPosition, append, catchUpAll } = log
  await rebuild(sql, second, { settledPosition, build })
  const ada = newSubjectId()
  await append(ada, 'mood-x', [mood()])
  await catchUpAll()
  expect(await listMoods(sql, ada)).toEqual([])
  expect(await listOutdated(sql, [moods])).toEqual([moods])
  await rebuild(sql, moods, { settledPosition, build: 'the build before', ifOutdated: true })
  await append(ada, 'mood-x', [mood()])
  await catchUpAll()
  expect(await listMoods(sql, ada)).toHaveLength(2)
})

test('the rebuild of a version that another build takes over says so', async () => {
  await using log = await logForTest()
  const { sql, settledPosition } = log
  await fillLog(sql)
  let isTaken = false
  const takenOver = rebuild(sql, second, {
    build,
    settledPosition: async () => {
      // Asked again once everybody is in the next table.
      if (isTaken) await sql`update rebuilds set build = 'another build'`
      isTaken = true
      return settledPosition()
    },
  })
  await expect(takenOver).rejects.toBeInstanceOf(RebuildSuperseded)
})
