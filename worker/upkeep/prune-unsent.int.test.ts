import { expect, test } from 'vitest'
import { systemClock } from '#infra/clock.ts'
import { confirmDestruction, listHolds } from '#infra/erasure/destruction-guard.ts'
import { newSubjectId } from '#infra/ids.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import type { Deps } from '#worker/deps.ts'
import { duties } from '#worker/upkeep/duties.ts'

test('words that were not sent go by a time that can be believed: a clock that has leapt takes nobody’s', async () => {
  await using database = await testDatabase()
  const { sql } = database
  const keep = (sessionId: string, daysAgo: number) =>
    sql`
      insert into unsent_words (subject_id, session_id, sealed, kept_at)
      values (${newSubjectId()}, ${sessionId}, '', now() - make_interval(days => ${daysAgo}))`
  await keep('old', 8)
  await keep('young', 6)
  const { log, lines } = memoryLog()
  const deps = { sql, log, clock: systemClock } as Deps
  const sweep = async () => {
    const { run } = duties.find(({ name }) => name === 'words that were not sent')!
    await run(deps, new AbortController().signal)
    const rows = await sql<{ session: string }[]>`select session_id as session from unsent_words order by 1`
    return rows.map(({ session }) => session)
  }

  await sql`update destruction_clock set seen_at = now() - interval '40 days'`
  expect(await sweep()).toEqual(['old', 'young'])
  expect(lines.join()).toContain('time-leapt')
  await confirmDestruction(sql)
  expect(await sweep()).toEqual(['young'])
  expect(await listHolds(sql)).toEqual([])
})
