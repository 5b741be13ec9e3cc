import { afterAll, expect, test } from 'vitest'
import { newSubjectId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { listLatestMessages } from '#projections/chat/messages.ts'
import { listEntries } from '#projections/journal/entries.ts'
import { listMoods } from '#projections/mood/moods.ts'
import { listSessions } from '#projections/sessions/sessions.ts'

const database = await testDatabase()
// One connection: what it has read is counted there.
const sql = openSql(database.url, { max: 1, name: 'leeward test' })
afterAll(async () => {
  await sql.end({ timeout: 5 })
  await database[Symbol.asyncDispose]()
})

const rows = 5_000
const limit = 20
const subjectId = newSubjectId()
const instant = '2026-11-21T09:00:00.000Z'
const half = new Date(Date.parse(instant) + (rows / 2) * 60_000).toISOString()

await sql`
  insert into read_models.moods (subject_id, mood_id, level, logged_at, position)
  select ${subjectId}, 'm' || n, 5, ${instant}::timestamptz + n * interval '1 minute', n from generate_series(1, ${rows}::int) n`
await sql`
  insert into read_models.entries (subject_id, entry_id, written_at, day, position)
  select ${subjectId}, 'e' || n, ${instant}::timestamptz + n * interval '1 minute', '2026-11-21', n
  from generate_series(1, ${rows}::int) n`
await sql`
  insert into read_models.sessions (subject_id, session_id, started_at, last_active_at)
  select ${subjectId}, 's' || n, ${instant}::timestamptz + n * interval '1 minute', ${instant}
  from generate_series(1, ${rows}::int) n`
await sql`
  insert into read_models.messages (subject_id, message_id, session_id, position, role, sent_at)
  select ${subjectId}, 'm' || n, 'long', n, case n % 2 when 0 then 'assistant' else 'user' end, ${instant}
  from generate_series(1, ${rows}::int) n`
await sql`analyze`

async function rowsRead(table: string): Promise<number> {
  await sql`select pg_stat_force_next_flush()`
  const [row] = await sql<{ rows: number }[]>`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
    from pg_stat_user_tables where schemaname = 'read_models' and relname = ${table}`
  return row!.rows
}

test.each([
  ['moods', () => listMoods(sql, subjectId, { before: [half, 2_500], limit })],
  ['entries', () => listEntries(sql, subjectId, { before: [half, 2_500], limit })],
  ['sessions', () => listSessions(sql, subjectId, { before: [half, 's2500'], limit })],
  ['messages', () => listLatestMessages(sql, subjectId, 'long', { before: 2_500, limit })],
])('a page in the midst of a long list reads hardly more than itself: %s', async (table, list) => {
  // Also with the plan that is kept once a query came often.
  for (let time = 0; time < 8; time++) {
    const before = await rowsRead(table)
    expect(await list()).toHaveLength(limit)
    expect((await rowsRead(table)) - before).toBeLessThanOrEqual(3 * limit)
  }
})
