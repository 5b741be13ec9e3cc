import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { chat } from '#domain/chat/decider.ts'
import type { AnyEvent } from '#domain/event.ts'
import { exercises } from '#domain/exercises/decider.ts'
import { mood } from '#domain/mood/decider.ts'
import { exerciseCompleted, exerciseFelt, messageSent, sessionStarted } from '#domain/testing/events.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newId } from '#infra/ids.ts'
import { openSql, type Sql } from '#infra/sql.ts'
import { root } from '#infra/start/settings.ts'
import { commandHandler, wholeStream, wordsOf } from '#infra/store/command-handler.ts'
import { EpochKeyMissing } from '#infra/store/epoch-keys.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { type KeyPlace, openKeyring } from '#infra/store/open-keyring.ts'
import { copyTemplate, dropDatabase, testPassword } from '#infra/testing/databases.ts'
import { rowsOfTables } from '#infra/testing/dump.ts'
import { withSql } from '#infra/testing/kept.ts'
import { runScript } from '#infra/testing/run-script.ts'
import { turnWholeEpoch } from '#infra/testing/turned-epoch.ts'
import { forgetMemories } from '#infra/use-cases/forget-memories.ts'
import { projections } from '#projections/all.ts'
import { verify } from '#projections/engine/verify.ts'
import { peopledDatabase } from '#worker/ops/testing/peopled-database.ts'
import { runOps } from '#worker/ops/testing/run-ops.ts'

/** As compose runs it: behind the restore, and before api and worker. */
async function migrated(environment: Record<string, string>): Promise<{ code: number; said: string }> {
  const { code, out, errors } = await runScript(join(root, 'infra/migrate.ts'), {
    POSTGRES_APP_PASSWORD: testPassword,
    ...environment,
  })
  return { code, said: out + errors }
}

/** Yesterday's backup, and a ledger that knows what was deleted since. */
async function yesterday() {
  const people = await peopledDatabase()
  onTestFinished(() => people[Symbol.asyncDispose]())
  const { store, context, sql } = people
  const [ada, grace] = [await people.aPerson('velvet'), await people.aPerson('copper')]
  const { subjectId } = grace
  const [sessionId, messageId, completionId] = [newId(), newId(), newId()]
  await store.append(
    { subjectId, streamId: `session-${sessionId}` },
    'none',
    [{ ...sessionStarted, data: { sessionId } }, messageSent({ sessionId, messageId })],
    context,
  )
  const exercise = exerciseCompleted({ completionId, exerciseId: 'box-breathing' })
  await store.append({ subjectId, streamId: `exercises-${subjectId}` }, 'any', [exercise], context)
  const felt = exerciseFelt({ sessionId, messageId, memoryId: newId() })
  await store.append({ subjectId, streamId: `memory-${subjectId}` }, 'any', [felt], context)
  await people.catchUpAll()
  const folder = mkdtempSync(join(tmpdir(), 'leeward-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ledger = join(folder, 'erasures.jsonl')
  const [moodId = ''] = (
    await sql<{ moodId: string }[]>`
      select mood_id as "moodId" from read_models.moods where subject_id = ${subjectId} limit 1`
  ).map((row) => row.moodId)
  const backups = await copiesOf(people.url, sql)

  const environment = { DATABASE_URL: people.url, LEDGER_FILE: ledger }
  expect((await runOps(environment, 'erase', ada.subjectId, '--yes', '--now')).code).toBe(0)
  const at = '2026-11-21T10:00:00.000Z'
  const today = openSql(people.url, { max: 2 })
  const now = createPostgresEventStore(today, people.keyring)
  const theirs = { subjectId, id: subjectId }
  const take = { type: 'RetractMood', at, data: { moodId } } as const
  await commandHandler('mood', mood, wordsOf('moodId'))(now, theirs, take, context)
  const undo = { type: 'RetractExercise', at, data: { completionId } } as const
  await commandHandler('exercises', exercises, wordsOf('completionId'))(now, theirs, undo, context)
  await forgetMemories(now, { subjectId, at, context }, { of: 'all' })
  const unsay = { type: 'RetractMessage', at, data: { sessionId, id: messageId } } as const
  await commandHandler('session', chat, wordsOf('messageId'))(
    now,
    { subjectId, id: sessionId },
    unsay,
    context,
  )
  const end = { type: 'DeleteSession', at, data: { sessionId: grace.sessionId } } as const
  await commandHandler('session', chat, wholeStream)(now, { subjectId, id: grace.sessionId }, end, context)
  await openLedger(today, ledger).copy()
  await today.end()
  return { ada, grace, sessionId, ledger, place: people.place, backups }
}

/** What is shown of somebody, by read model. */
const shownTo = (url: string, subjectId: string) =>
  withSql(url, async (sql) => {
    const shown: Record<string, number> = {}
    for (const { table } of projections) {
      const rows = await sql`select from ${sql(`read_models.${table}`)} where subject_id = ${subjectId}`
      if (rows.length > 0) shown[table] = rows.length
    }
    return shown
  })

/** Whole copies of a database, as dumps that are restored elsewhere. */
async function copiesOf(url: string, sql: Sql): Promise<string[]> {
  await sql.end({ timeout: 5 })
  const template = new URL(url).pathname.slice(1)
  const copies: string[] = []
  while (copies.length < 3) copies.push(await copyTemplate({ url: inject('databaseServer').url, template }))
  onTestFinished(async () => void (await Promise.all(copies.map(dropDatabase))))
  return copies
}

async function wordsIn(url: string, place: KeyPlace, subjectId: string, streamId: string): Promise<string> {
  const sql = openSql(url, { max: 2 })
  try {
    const store = createPostgresEventStore(sql, await openKeyring(sql, place))
    return JSON.stringify(await store.recall<AnyEvent>({ subjectId, streamId }))
  } finally {
    await sql.end()
  }
}

test('yesterday’s backup, restored by the documented steps, brings back nobody and nothing', async () => {
  const { ada, grace, sessionId, ledger, place, backups } = await yesterday()
  const [backup = '', other = ''] = backups
  const { subjectId } = grace
  expect(await wordsIn(backup, place, ada.subjectId, `mood-${ada.subjectId}`)).toContain('velvet')

  const { code, said } = await migrated({ DATABASE_URL: backup, LEDGER_FILE: ledger })
  expect(said).toMatch(/The ledger was replayed: 6 deletions that a backup had forgotten/)
  expect(code).toBe(0)
  expect(JSON.stringify([...(await rowsOfTables(backup))])).not.toContain(ada.subjectId)
  const ofGrace = await Promise.all(
    [`session-${grace.sessionId}`, `session-${sessionId}`, `mood-${subjectId}`].map((streamId) =>
      wordsIn(backup, place, subjectId, streamId),
    ),
  )
  expect(ofGrace.join()).not.toMatch(/copper at night|heart is racing/)
  expect(ofGrace.join().match(/copper in the morning/g)).toHaveLength(1)
  // Then what is shown is made anew: what was deleted is not there, also not as an empty shell.
  expect((await runOps({ DATABASE_URL: backup }, 'rebuild', 'all')).code).toBe(0)
  expect(await shownTo(backup, subjectId)).toMatchObject({ sessions: 1, moods: 1 })
  expect(Object.keys(await shownTo(backup, subjectId))).not.toContain('messages')
  expect(Object.keys(await shownTo(backup, subjectId))).not.toContain('completions')
  expect(Object.keys(await shownTo(backup, subjectId))).not.toContain('remembered')

  // Whose ledger it is told of by hand, the same: first a look, then done, with what is shown.
  const environment = { DATABASE_URL: other }
  const dry = await runOps(environment, 'restore', '--ledger', ledger, '--json')
  expect(JSON.parse(dry.out).dryRun).toEqual({ receipts: 6, unknown: 6, comeBack: 6 })
  expect(await wordsIn(other, place, ada.subjectId, `mood-${ada.subjectId}`)).toContain('velvet')
  expect(await shownTo(other, subjectId)).toMatchObject({
    sessions: 2,
    messages: 2,
    moods: 2,
    completions: 1,
    remembered: 1,
  })
  const done = await runOps(environment, 'restore', '--ledger', ledger, '--yes', '--json')
  expect(JSON.parse(done.out)).toEqual({ erasedAgain: 6 })
  expect(JSON.stringify([...(await rowsOfTables(other))])).not.toContain(ada.subjectId)
  expect(await shownTo(other, subjectId)).toEqual(await shownTo(backup, subjectId))
  await withSql(other, async (sql) => {
    for (const projection of projections) expect((await verify(sql, projection)).differences).toEqual([])
  })
  const again = await runOps(environment, 'restore', '--ledger', ledger, '--json')
  expect(JSON.parse(again.out).dryRun).toEqual({ receipts: 6, unknown: 0, comeBack: 0 })
})

test('an older log that was restored without its ledger shows, until one command has replayed it', async () => {
  const { ledger, backups } = await yesterday()
  const environment = { DATABASE_URL: backups[0]!, LEDGER_FILE: ledger }
  const before = await runOps(environment, 'status', '--json')
  expect([before.code, JSON.parse(before.out).forgotten]).toEqual([1, 6])
  expect((await runOps(environment, 'status')).out).toMatch(
    /not replayed +6: stop api and worker, then npm run ops -- restore --yes/,
  )
  expect((await runOps(environment, 'restore', '--yes')).code).toBe(0)
  const after = await runOps(environment, 'status', '--json')
  expect([after.code, JSON.parse(after.out).forgotten]).toEqual([0, 0])
})

test('the log and its keys are two dumps: without the keys nothing starts, with them nothing comes back', async () => {
  const { ada, grace, ledger, place, backups } = await yesterday()
  const [backup = '', other = ''] = backups
  const environment = { DATABASE_URL: backup, LEDGER_FILE: ledger }
  // As the two dumps of the README are restored: first everything but the rows of these two tables.
  const keys = await withSql(backup, (sql) => sql`select * from keys`)
  const systemKeys = await withSql(backup, (sql) => sql`select * from system_keys`)
  const epochs = await withSql(backup, (sql) => sql`select * from epochs`)
  const epochKeys = `${place.EPOCH_KEYS_FOLDER}-of-that-day`
  cpSync(place.EPOCH_KEYS_FOLDER, epochKeys, { recursive: true })
  onTestFinished(() => rmSync(epochKeys, { recursive: true }))
  // Since then the epoch has turned.
  await withSql(other, async (sql) => turnWholeEpoch(sql, await openKeyring(sql, place)))
  await withSql(backup, (sql) => sql`truncate keys, system_keys, epochs`)
  const early = await migrated(environment)
  expect([early.code, early.said]).toEqual([
    1,
    'There are events and no keys at all. Restore the backup of the keys too, then do this again.\n',
  ])
  await withSql(backup, async (sql) => {
    await sql`insert into keys ${sql(keys)}`
    await sql`insert into system_keys ${sql(systemKeys)}`
    await sql`insert into epochs ${sql(epochs)}`
  })
  await expect(withSql(backup, (sql) => openKeyring(sql, place))).rejects.toThrow(EpochKeyMissing)
  cpSync(epochKeys, place.EPOCH_KEYS_FOLDER, { recursive: true })
  expect((await migrated(environment)).said).toMatch(/6 deletions that a backup had forgotten done again/)
  expect(JSON.stringify([...(await rowsOfTables(backup))])).not.toContain(ada.subjectId)
  expect(
    await wordsIn(backup, place, grace.subjectId, `mood-${grace.subjectId}`).then((words) =>
      words.match(/copper in the morning/g),
    ),
  ).toHaveLength(1)
})

test('a database that is not older than its ledger is left as it is', async () => {
  const people = await peopledDatabase()
  onTestFinished(() => people[Symbol.asyncDispose]())
  const { subjectId } = await people.aPerson('meadow')
  const folder = mkdtempSync(join(tmpdir(), 'leeward-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ledger = join(folder, 'erasures.jsonl')
  await runOps({ DATABASE_URL: people.url, LEDGER_FILE: ledger }, 'erase', subjectId, '--yes', '--now')
  const { said } = await migrated({ DATABASE_URL: people.url, LEDGER_FILE: ledger })
  expect(said).toMatch(/^Nothing to do: schema \d+\n$/)
})
