import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { AnyEvent } from '#domain/event.ts'
import { createErasure } from '#infra/erasure/erasure.ts'
import { copyLedger } from '#infra/erasure/ledger.ts'
import { openSql } from '#infra/sql.ts'
import { root } from '#infra/start/settings.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { openKeyring } from '#infra/store/open-keyring.ts'
import { copyTemplate, dropDatabase } from '#infra/testing/databases.ts'
import { rowsOfTables } from '#infra/testing/dump.ts'
import { runOps } from '#worker/ops/testing/run-ops.ts'
import { peopledDatabase } from '#worker/ops/testing/somebody.ts'

/** As compose runs it: behind the restore, and before api and worker. */
async function migrated(environment: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'infra/migrate.ts')], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(0)
  return out
}

/** Yesterday's backup, and a ledger that knows what was erased since. */
async function yesterday() {
  const people = await peopledDatabase()
  onTestFinished(() => people[Symbol.asyncDispose]())
  const [ada, grace] = [await people.somebody('velvet'), await people.somebody('copper')]
  const backups = await Promise.all([0, 1].map(() => copyOf(people.url, people.sql)))
  const folder = mkdtempSync(join(tmpdir(), 'leeward-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ledger = join(folder, 'erasures.jsonl')

  const { code } = await runOps(
    { DATABASE_URL: people.url, LEDGER_FILE: ledger },
    'erase',
    ada.subjectId,
    '--yes',
    '--now',
  )
  expect(code).toBe(0)
  const sql = openSql(people.url, { max: 2 })
  const at = '2026-11-21T10:00:00.000Z'
  const [mood] = await sql<{ eventId: string }[]>`
    select event_id as "eventId" from events
    where subject_id = ${grace.subjectId} and type = 'MoodLogged' order by position limit 1`
  await createErasure(sql).destroyWords(grace.subjectId, [mood!.eventId], 'person', at)
  const session = { subjectId: grace.subjectId, streamId: `session-${grace.sessionId}` }
  await createErasure(sql).destroyStream(session, 'person', at)
  await copyLedger(sql, ledger)
  await sql.end()
  return { ada, grace, session, ledger, masterKey: people.masterKey, backups }
}

/** A whole copy of a database, as a dump that is restored elsewhere. */
async function copyOf(url: string, sql: Awaited<ReturnType<typeof peopledDatabase>>['sql']): Promise<string> {
  await sql.end({ timeout: 5 })
  const copy = await copyTemplate({
    url: inject('databaseServer').url,
    template: new URL(url).pathname.slice(1),
  })
  onTestFinished(() => dropDatabase(copy))
  return copy
}

async function wordsIn(url: string, masterKey: string, subjectId: string, streamId: string): Promise<string> {
  const sql = openSql(url, { max: 2 })
  try {
    const store = createPostgresEventStore(sql, await openKeyring(sql, masterKey))
    return JSON.stringify(await store.recall<AnyEvent>({ subjectId, streamId }))
  } finally {
    await sql.end()
  }
}

test('yesterday’s backup, restored by the documented steps, brings back nobody and nothing', async () => {
  const { ada, grace, session, ledger, masterKey, backups } = await yesterday()
  const [backup = '', other = ''] = backups
  expect(await wordsIn(backup, masterKey, ada.subjectId, `mood-${ada.subjectId}`)).toContain('velvet')

  expect(await migrated({ DATABASE_URL: backup, LEDGER_FILE: ledger })).toMatch(
    /The ledger was replayed: 4 that a backup had brought back/,
  )
  const gone = await wordsIn(backup, masterKey, ada.subjectId, `mood-${ada.subjectId}`)
  const ofGrace = [
    await wordsIn(backup, masterKey, session.subjectId, session.streamId),
    await wordsIn(backup, masterKey, grace.subjectId, `mood-${grace.subjectId}`),
  ].join()
  expect(gone).not.toContain('velvet')
  expect(ofGrace).not.toContain('copper at night')
  expect(ofGrace.match(/copper in the morning/g)).toHaveLength(1)

  // Whose ledger it is told of by hand, the same: first a look, then done, with the rows.
  const environment = { DATABASE_URL: other }
  const dry = await runOps(environment, 'restore', '--ledger', ledger, '--json')
  expect(JSON.parse(dry.out).dryRun).toEqual({ receipts: 3, unknown: 3, comeBack: 4 })
  expect(await wordsIn(other, masterKey, ada.subjectId, `mood-${ada.subjectId}`)).toContain('velvet')
  const done = await runOps(environment, 'restore', '--ledger', ledger, '--yes', '--json')
  expect(JSON.parse(done.out)).toEqual({ erasedAgain: 4 })
  expect(JSON.stringify([...(await rowsOfTables(other))])).not.toContain(ada.subjectId)
  const again = await runOps(environment, 'restore', '--ledger', ledger, '--json')
  expect(JSON.parse(again.out).dryRun).toEqual({ receipts: 3, unknown: 0, comeBack: 0 })
})

test('a database that is not older than its ledger is left as it is', async () => {
  const people = await peopledDatabase()
  onTestFinished(() => people[Symbol.asyncDispose]())
  const { subjectId } = await people.somebody('meadow')
  const folder = mkdtempSync(join(tmpdir(), 'leeward-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ledger = join(folder, 'erasures.jsonl')
  await runOps({ DATABASE_URL: people.url, LEDGER_FILE: ledger }, 'erase', subjectId, '--yes', '--now')
  const said = await migrated({ DATABASE_URL: people.url, LEDGER_FILE: ledger })
  expect(said).toMatch(/^Nothing to do: schema \d+\n$/)
})
