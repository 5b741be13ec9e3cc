import { expect, test } from 'vitest'
import { newSubjectId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { shardOf } from '#infra/store/event-log.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { projections } from '#projections/all.ts'
import { openCheckpoints } from '#projections/engine/checkpoints.ts'
import { createWaitUntilProjected } from '#projections/engine/wait-until-projected.ts'
import { moods } from '#projections/mood/moods.ts'

/** A log that is a hundred positions long, of which nothing is projected yet. */
async function longLog() {
  const database = await testDatabase()
  const { sql } = database
  await openCheckpoints(sql, projections)
  await sql`select setval('events_position_seq', 100)`
  return database
}

test('whoever waits is answered as soon as the read model has passed the position', async () => {
  await using database = await longLog()
  const { sql } = database
  const [ada, grace] = [newSubjectId(), newSubjectId()]
  const wait = createWaitUntilProjected(sql)
  const waiting = wait(ada, 100, [moods], 60_000)
  await sql`update checkpoints set position = 100 where projection = 'moods' and shard = ${shardOf(ada)}`
  expect(await waiting).toEqual([])
  expect(await wait(grace, 100, [moods], 0)).toEqual(shardOf(ada) === shardOf(grace) ? [] : ['moods'])
})

test('a hundred who wait in one shard share one poll', async () => {
  await using database = await longLog()
  const pool = openSql(database.url, { max: 4 })
  const wait = createWaitUntilProjected(pool)
  const ada = newSubjectId()
  const behind = await Promise.all(Array.from({ length: 100 }, () => wait(ada, 100, [moods], 300)))
  expect(behind).toEqual(Array.from({ length: 100 }, () => ['moods']))
  // Counts are written down when a connection ends.
  await pool.end()
  await expect
    .poll(async () => {
      const [read] = await database.sql<{ scans: number }[]>`
        select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'checkpoints'`
      return read!.scans
    })
    .toSatisfy((scans: number) => scans > 1 && scans < 30)
})

test('nobody waits for a position that the log does not have', async () => {
  await using database = await longLog()
  const { sql } = database
  await sql`update checkpoints set position = 100`
  expect(await createWaitUntilProjected(sql)(newSubjectId(), 1e20, [moods], 60_000)).toEqual([])
})

test('while the database is away, whoever waits is told so', async () => {
  const gone = openSql('postgres://leeward@127.0.0.1:1/leeward', { max: 1 })
  const wait = createWaitUntilProjected(gone)
  await expect(wait(newSubjectId(), 1, [moods])).rejects.toThrow('ECONNREFUSED')
  await expect(wait(newSubjectId(), 1, [moods])).rejects.toThrow('ECONNREFUSED')
  await gone.end()
})
