import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { PortableFact } from '#domain/portability/portable-event.ts'
import { moodLogged, sessionStarted } from '#domain/testing/events.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newEventId, newId, newSubjectId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { importDocument } from '#infra/use-cases/import/import-document.ts'

const database = await testDatabase()
// One connection: what it has read is counted there.
const sql = openSql(database.url, { max: 1, name: 'leeward test' })
afterAll(async () => {
  await sql.end({ timeout: 5 })
  await database[Symbol.asyncDispose]()
})
const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
const tools = { sql, store, ledger: openLedger(sql, undefined), log: memoryLog().log }
const context = { timeZone: 'UTC' }

/** Rows of the log that were read so far, by index or by scan. */
async function rowsRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`
  const [row] = await sql<{ rows: number }[]>`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
    from pg_stat_user_tables where schemaname = 'public' and relname = 'events'`
  return row!.rows
}

test('a small document reads little of a person with a long past, and what was made here keeps its id', async () => {
  const subjectId = newSubjectId()
  const name = { subjectId, streamId: `mood-${subjectId}` }
  const past = Array.from({ length: 4_000 }, () => ({
    ...moodLogged({ moodId: newId() }),
    eventId: newEventId(),
  }))
  for (let from = 0; from < past.length; from += 1_000)
    await store.append(name, 'any', past.slice(from, from + 1_000), context)
  await sql`analyze events`

  const sessionId = newId()
  const started = { ...sessionStarted, data: { sessionId }, eventId: newEventId() }
  await store.append({ subjectId, streamId: `session-${sessionId}` }, 'any', [started], context)
  const facts: PortableFact[] = [
    { ...started, id: started.eventId },
    { ...past[2_000]!, id: past[2_000]!.eventId },
    { ...moodLogged({ moodId: 'elsewhere', sessionId }), id: newEventId() },
  ]
  const had = await rowsRead()
  const { added, known } = await importDocument(tools, { subjectId, context }, [facts])
  expect([added, known]).toEqual([1, 2])
  expect((await rowsRead()) - had).toBeLessThan(100)
  const latest = await store.recall(name, 1)
  expect(latest[0]).toMatchObject({ type: 'MoodLogged', data: { sessionId } })
})
