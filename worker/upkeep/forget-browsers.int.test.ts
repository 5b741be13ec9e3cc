import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemClock } from '#infra/clock.ts'
import { confirmDestruction, listHolds } from '#infra/erasure/destruction-guard.ts'
import { newSubjectId } from '#infra/ids.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import type { Deps } from '#worker/deps.ts'
import { duties } from '#worker/upkeep/duties.ts'

test('browsers go by a time that can be believed: a clock that has leapt cuts nobody off', async () => {
  await using database = await testDatabase()
  const { sql } = database
  const seen = async (label: string, daysAgo: number, subjectId: string | null = null) =>
    sql`
      insert into browser_sessions (id_hash, label, data, subject_id, expires_at, seen_at)
      values (${randomBytes(32)}, ${label}, '{}', ${subjectId}, now() - interval '1 hour', now() - make_interval(days => ${daysAgo}))`
  await seen('a visitor who stayed away', 31)
  await seen('a visitor who was here', 29)
  await seen('somebody signed in', 29, newSubjectId())
  const { log, lines } = memoryLog()
  const deps = { sql, log, clock: systemClock, visitorDays: 30 } as Deps
  const sweep = async () => {
    const { run } = duties.find(({ name }) => name === 'browsers that are gone')!
    await run(deps, new AbortController().signal)
    const rows = await sql<{ label: string }[]>`select label from browser_sessions order by seen_at`
    return rows.map(({ label }) => label)
  }

  await sql`update destruction_clock set seen_at = now() - interval '40 days'`
  expect(await sweep()).toHaveLength(3)
  expect(lines.join()).toContain('time-leapt')
  await confirmDestruction(sql)
  expect(await sweep()).toEqual(['a visitor who was here'])
  expect(await listHolds(sql)).toEqual([])
})
