import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { listPositions } from '#api/your-data/timeline-positions.ts'
import { entryWritten, moodLogged } from '#domain/testing/events.ts'
import { describedTypes } from '#domain/timeline/describe-event.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'

const database = await testDatabase()
// One connection: what it has read is counted there.
const sql = openSql(database.url, { max: 1, name: 'leeward test' })
afterAll(async () => {
  await sql.end({ timeout: 5 })
  await database[Symbol.asyncDispose]()
})
const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))

/** Rows of the log that were read so far, by index or by scan. */
async function rowsRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`
  const [row] = await sql<{ rows: number }[]>`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
    from pg_stat_user_tables where schemaname = 'public' and relname = 'events'`
  return row!.rows
}

test('a rare kind is found among thousands of others without reading them', async () => {
  const subjectId = newSubjectId()
  const append = (streamId: string, events: Parameters<typeof store.append>[2]) =>
    store.append({ subjectId, streamId }, 'any', events, { timeZone: 'UTC' })
  const logMoods = (count: number) =>
    append(
      `mood-${subjectId}`,
      Array.from({ length: count }, () => moodLogged({ moodId: newId() })),
    )
  const entryId = newId()
  await logMoods(20)
  const { position } = await append(`journal-${entryId}`, [entryWritten({ entryId })])
  for (let times = 0; times < 4; times++) await logMoods(1_000)
  await sql`analyze events`

  const list = (kind: 'journal' | 'mood', before: number | null) =>
    listPositions(sql, subjectId, { types: describedTypes(kind), before, limit: 51 })
  for (const before of [null, position + 3_000]) {
    // Also with the plan that is kept once a query came often.
    for (let time = 0; time < 8; time++) {
      const had = await rowsRead()
      expect((await list('journal', before)).map((found) => found.position)).toEqual([position])
      expect((await rowsRead()) - had).toBeLessThanOrEqual(10)
    }
  }
  expect(await list('journal', position)).toEqual([])

  const moods = await list('mood', position)
  expect(moods).toHaveLength(20)
  expect(moods.map((one) => one.position)).toEqual(moods.map((one) => one.position).toSorted((a, b) => b - a))
})
