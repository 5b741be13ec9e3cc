import { expect, test } from 'vitest'
import { moodLogged } from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { projections } from '#projections/all.ts'
import { listOutdated, openCheckpoints } from '#projections/engine/checkpoints.ts'
import { listParked } from '#projections/engine/parked.ts'
import { listMoods } from '#projections/mood/moods.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'
import { rebuildOutdated } from '#worker/rebuild-outdated.ts'
import { takeParkedAgain } from '#worker/upkeep/take-parked-again.ts'

/** A log on which another program has worked, and what the worker is given, with its own rights. */
async function olderInstallation() {
  const log = await logForTest()
  const sql = openSql(log.urlAs('leeward_worker'), { max: 4, name: 'leeward test' })
  const memory = memoryLog()
  const woken: string[] = []
  const deps = {
    sql,
    settledPosition: log.settledPosition,
    log: memory.log,
    wake: (subjectId: string) => void woken.push(subjectId),
  }
  const ada = newSubjectId()
  await log.append(ada, 'mood-x', [moodLogged({ moodId: newId() }), moodLogged({ moodId: newId() })])
  await log.catchUpAll()
  return {
    ...log,
    deps,
    ada,
    woken,
    lines: () => memory.lines.map((line) => JSON.parse(line)),
    [Symbol.asyncDispose]: async () => {
      await sql.end({ timeout: 5 })
      await log[Symbol.asyncDispose]()
    },
  }
}

test('the worker rebuilds what is new or outdated with its own rights, and names whom it had to park by position', async () => {
  await using older = await olderInstallation()
  const { sql, deps, ada, append } = older
  const { position } = await append(newSubjectId(), 'mood-x', [moodLogged({ moodId: newId() })])
  await sql`update events set data = data || '{"day": "not a day"}' where position = ${position}`
  await sql`delete from checkpoints where projection = 'activity-days'`
  await sql`update checkpoints set version = 0 where projection = 'moods'`
  await sql`delete from read_models.moods`
  await openCheckpoints(deps.sql, projections)
  const stop = rebuildOutdated(deps)
  await expect.poll(() => listOutdated(sql, projections)).toEqual([])
  await stop()
  expect(await listMoods(sql, ada)).toHaveLength(2)
  const alarms = Object.groupBy(older.lines(), ({ projection }) => String(projection))
  for (const projection of ['activity-days', 'moods'])
    expect(alarms[projection]?.filter(({ alarm }) => alarm)).toMatchObject([
      { alarm: 'parked', projection, position, reason: 'PostgresError 22007' },
    ])
  expect(older.lines().filter(({ alarm }) => alarm)).toHaveLength(2)
  expect(JSON.stringify(older.lines())).not.toContain(ada)
})

test('a rebuild that fails is tried again', async () => {
  await using older = await olderInstallation()
  const { sql, deps, ada } = older
  await sql`update checkpoints set version = 0 where projection = 'moods'`
  await sql`alter table read_models.moods rename to hidden`
  const stop = rebuildOutdated(deps)
  const failed = () => older.lines().find(({ alarm }) => alarm === 'rebuild')
  await expect.poll(failed).toMatchObject({ projection: 'moods', fault: { code: '42P01' } })
  await sql`alter table read_models.hidden rename to moods`
  await expect.poll(() => listOutdated(sql, projections), { timeout: 30_000 }).toEqual([])
  await stop()
  expect(await listMoods(sql, ada)).toHaveLength(2)
})

test('the sweep takes parked people again with the rights of the worker, and wakes their shard', async () => {
  await using older = await olderInstallation()
  const { sql, deps, ada } = older
  await sql`insert into parked (projection, subject_id, position, reason) values ('moods', ${ada}, 1, 'x')`
  await sql`delete from read_models.moods`
  await takeParkedAgain(deps, new AbortController().signal)
  expect(await listParked(sql)).toEqual([])
  expect(await listMoods(sql, ada)).toHaveLength(2)
  expect(older.woken).toEqual([ada])
})
