import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { account } from '#domain/account/decider.ts'
import { chat } from '#domain/chat/decider.ts'
import type { AnyEvent } from '#domain/event.ts'
import { mood } from '#domain/mood/decider.ts'
import { messageSent, moodLogged, sessionStarted } from '#domain/testing/events.ts'
import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { noteInLedger, openLedger, replayLedger } from '#infra/erasure/ledger.ts'
import { newSubjectId } from '#infra/ids.ts'
import { commandHandler, wholeStream, wordsOf } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { SubjectClosed } from '#infra/store/event-store.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { beginClaim, claimVisitor, finishClaim } from '#infra/use-cases/claim-visitor.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'

const database = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'leeward-ledger-'))
afterAll(async () => {
  await database[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})
const { sql } = database
const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
const context = { timeZone: 'UTC' }
const at = '2026-11-21T10:00:00.000Z'
const append = (subjectId: string, streamId: string, events: AnyEvent[]) =>
  store.append({ subjectId, streamId }, 'any', events, context)

const erase = (subjectId: string, askedBy: 'person' | 'operator' = 'person') =>
  erasePerson({ sql, ledger: openLedger(sql, undefined), log: memoryLog().log }, { subjectId, askedBy, at })

async function person(): Promise<string> {
  const subjectId = newSubjectId()
  const open = {
    type: 'OpenAccount',
    at,
    data: { provider: 'email' },
    personal: { firstName: null, email: null },
  } as const
  await commandHandler('account', account)(store, { subjectId, id: subjectId }, open, context)
  return subjectId
}

const deleteMood = (subjectId: string, moodId: string) =>
  commandHandler('mood', mood, wordsOf('moodId'))(
    store,
    { subjectId, id: subjectId },
    { type: 'RetractMood', at, data: { moodId } },
    context,
  )
const deleteMessage = (subjectId: string, id: string) =>
  commandHandler('session', chat, wordsOf('messageId'))(
    store,
    { subjectId, id: 'session' },
    { type: 'RetractMessage', at, data: { sessionId: 'session', id } },
    context,
  )
const deleteSession = (subjectId: string) =>
  commandHandler('session', chat, wholeStream)(
    store,
    { subjectId, id: 'session' },
    { type: 'DeleteSession', at, data: { sessionId: 'session' } },
    context,
  )

/** What is left of a stream: its facts, each with a star where there are still words. */
const historyOf = async (subjectId: string, streamId: string) =>
  (await store.recall<AnyEvent>({ subjectId, streamId })).map(({ type, personal }) =>
    personal ? `${type}*` : type,
  )

/** Keeps these tables as they are now, and gives how to bring them back: as a dump of its own would. */
async function backup(...tables: string[]) {
  const kept = `kept_${newSubjectId().slice(0, 8)}`
  for (const table of tables) await sql`create table ${sql(`${kept}_${table}`)} as table ${sql(table)}`
  return async () => {
    for (const table of tables) {
      const columns = await sql<{ name: string }[]>`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' and not attisdropped`
      const names = sql(columns.map(({ name }) => name))
      await sql`delete from ${sql(table)}`
      await sql`
        insert into ${sql(table)} (${names}) overriding system value
        select ${names} from ${sql(`${kept}_${table}`)}`
    }
  }
}

const theLog = ['events', 'erasures', 'closed_subjects', 'closed_fingerprints']

test('a backup of yesterday does not bring back what was deleted since, nor an empty shell of it', async () => {
  const [ada, grace, alan] = [await person(), await person(), await person()]
  const [visitor, kept] = [newSubjectId(), newSubjectId()]
  for (const who of [ada, grace, alan]) {
    await append(who, 'session-session', [sessionStarted, messageSent()])
    await append(who, `mood-${who}`, [moodLogged({ moodId: 'a' }), moodLogged({ moodId: 'b' })])
  }
  for (const who of [visitor, kept]) await append(who, `mood-${who}`, [moodLogged({ moodId: 'a' })])
  await append(kept, 'session-session', [sessionStarted, messageSent()])
  const restore = await backup('keys', ...theLog)

  // Today: Ada leaves; Grace deletes a mood and a conversation; somebody a message; a visitor becomes Alan, who leaves.
  await erase(ada)
  await deleteMood(grace, 'a')
  await deleteSession(grace)
  await deleteMessage(kept, 'first')
  await claimVisitor({ sql, store }, { visitorId: visitor, subjectId: alan, at, context })
  await erase(alan)
  await deleteClosedRows(sql)
  const file = join(folder, 'yesterday.jsonl')
  expect(await openLedger(sql, file).copy()).toBe(6)
  await restore()
  expect(await historyOf(grace, 'session-session')).toEqual(['SessionStarted', 'MessageSent*'])

  expect(await replayLedger(sql, file)).toBe(6)
  await deleteClosedRows(sql)
  for (const gone of [ada, alan, visitor]) {
    expect(await sql`select from events where subject_id = ${gone}`).toHaveLength(0)
    expect(await sql`select from keys where subject_id = ${gone}`).toHaveLength(0)
  }
  expect(await historyOf(grace, 'session-session')).toEqual([
    'SessionStarted',
    'MessageSent',
    'SessionDeleted',
  ])
  expect(await historyOf(grace, `mood-${grace}`)).toEqual(['MoodLogged', 'MoodLogged*', 'MoodRetracted'])
  expect(await historyOf(kept, 'session-session')).toEqual([
    'SessionStarted',
    'MessageSent',
    'MessageRetracted',
  ])
  expect(await historyOf(kept, `mood-${kept}`)).toEqual(['MoodLogged*'])
  expect(await replayLedger(sql, file)).toBe(0)
})

test('what a visitor had said and an account deleted stays deleted, also where it was still the visitor’s', async () => {
  const [ada, visitor] = [await person(), newSubjectId()]
  await append(visitor, 'session-session', [sessionStarted, messageSent()])
  const restore = await backup('keys', ...theLog)
  await claimVisitor({ sql, store }, { visitorId: visitor, subjectId: ada, at, context })
  await deleteSession(ada)
  const file = join(folder, 'claimed.jsonl')
  await openLedger(sql, file).copy()
  await restore()
  await replayLedger(sql, file)
  expect(await historyOf(visitor, 'session-session')).toEqual([
    'SessionStarted',
    'MessageSent',
    'SessionDeleted',
  ])
})

test('whoever came after the backup and was erased can add nothing after a restore', async () => {
  const restore = await backup('keys', ...theLog)
  const [ada, visitor] = [await person(), newSubjectId()]
  await append(visitor, `mood-${visitor}`, [moodLogged({ moodId: 'a' })])
  await erase(ada)
  await erase(visitor)
  const file = join(folder, 'after.jsonl')
  await openLedger(sql, file).copy()
  await restore()
  expect(await replayLedger(sql, file)).toBe(0)
  for (const gone of [ada, visitor])
    await expect(append(gone, `mood-${gone}`, [moodLogged({ moodId: 'b' })])).rejects.toThrow(SubjectClosed)
})

test('a backup from the middle of a claim: what the account deleted later is taken over as deleted', async () => {
  const [ada, visitor] = [await person(), newSubjectId()]
  await append(visitor, `mood-${visitor}`, [moodLogged({ moodId: 'a' }), moodLogged({ moodId: 'b' })])
  const claim = { visitorId: visitor, subjectId: ada, at, context }
  expect(await beginClaim({ sql, store }, claim)).toBe(true)
  const restore = await backup('keys', ...theLog)
  await finishClaim({ sql, store }, claim)
  await deleteMood(ada, 'a')
  const file = join(folder, 'mid-claim.jsonl')
  await openLedger(sql, file).copy()
  await restore()
  expect(await replayLedger(sql, file)).toBe(1)
  await expect(append(visitor, `mood-${visitor}`, [moodLogged({ moodId: 'c' })])).rejects.toThrow(
    SubjectClosed,
  )
  await finishClaim({ sql, store }, claim)
  expect(await historyOf(ada, `mood-${ada}`)).toEqual(['MoodLogged', 'MoodLogged*', 'MoodRetracted'])
})

test('keys come from a backup of their own, older or newer than the log: what was erased stays so', async () => {
  const [ada, grace] = [await person(), await person()]
  for (const who of [ada, grace]) await append(who, 'session-session', [sessionStarted, messageSent()])
  const restoreOldKeys = await backup('keys')
  const restoreOldLog = await backup(...theLog)
  await erase(ada)
  await deleteSession(grace)
  await deleteClosedRows(sql)
  const [restoreNewKeys, restoreNewLog] = [await backup('keys'), await backup(...theLog)]
  const file = join(folder, 'apart.jsonl')
  await openLedger(sql, file).copy()

  for (const [restoreKeys, restoreLog] of [
    [restoreOldKeys, restoreNewLog],
    [restoreNewKeys, restoreOldLog],
  ] as const) {
    await restoreLog()
    await restoreKeys()
    expect(await replayLedger(sql, file)).toBeGreaterThan(0)
    await deleteClosedRows(sql)
    expect(await sql`select from events where subject_id = ${ada}`).toHaveLength(0)
    expect(await sql`select from keys where subject_id = ${ada}`).toHaveLength(0)
    expect(await historyOf(grace, 'session-session')).toEqual([
      'SessionStarted',
      'MessageSent',
      'SessionDeleted',
    ])
    expect(await replayLedger(sql, file)).toBe(0)
  }
})

test('the ledger says nothing of whose it was, nor what they said, and only its owner may read it', async () => {
  const ada = await person()
  await append(ada, 'session-session', [sessionStarted, messageSent()])
  await append(ada, `mood-${ada}`, [moodLogged({ moodId: 'a' })])
  await deleteMessage(ada, 'first')
  await deleteMood(ada, 'a')
  await deleteSession(ada)
  await erase(ada, 'operator')
  const file = join(folder, 'silent.jsonl')
  await openLedger(sql, file).copy()
  const text = await readFile(file, 'utf8')
  expect(text).toContain('MessageRetracted')
  expect(text).not.toContain(ada)
  expect(text).not.toContain('heart is racing')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('each receipt is written once, by whoever comes first, and a line that a crash has cut spoils no other', async () => {
  const ada = await person()
  const moods = ['a', 'b', 'c', 'd', 'e']
  await append(
    ada,
    `mood-${ada}`,
    moods.map((moodId) => moodLogged({ moodId })),
  )
  const file = join(folder, 'many.jsonl')
  const [one, other] = [openLedger(sql, file), openLedger(sql, file)]
  await one.copy()
  const lines = async () =>
    (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && line !== '{"receipt": "cu')
  const before = (await lines()).length

  await deleteMood(ada, 'a')
  expect(await one.copy()).toBe(1)
  expect(await other.copy()).toBe(0)
  await appendFile(file, '{"receipt": "cu')
  await deleteMood(ada, 'b')
  expect(await other.copy()).toBe(1)
  expect(await one.copy()).toBe(0)
  await Promise.all(['c', 'd', 'e'].map(async (moodId) => deleteMood(ada, moodId).then(one.copy)))
  expect(await openLedger(sql, file).copy()).toBe(0)
  const receipts = (await lines()).map((line) => (JSON.parse(line) as { receipt: string }).receipt)
  expect(receipts).toHaveLength(before + 5)
  expect(new Set(receipts).size).toBe(before + 5)

  await rm(file)
  expect(await one.copy()).toBe(before + 5)
})

test('a ledger that is not there yet is empty', async () => {
  expect(await replayLedger(sql, join(folder, 'none.jsonl'))).toBe(0)
})

test('the file is there from the start, and says so when it cannot be', async () => {
  const file = join(folder, 'new.jsonl')
  await openLedger(sql, file).check()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const nowhere = openLedger(sql, join(folder, 'nowhere', 'erasures.jsonl'))
  await expect(nowhere.check()).rejects.toThrow('ENOENT')
  const { log, lines } = memoryLog()
  expect(await noteInLedger({ ledger: nowhere, log })).toBe(false)
  expect(lines.join()).toContain('the ledger cannot be written')
})

test('what no backup can bring back any more is pruned, and whoever wrote before writes on', async () => {
  const ada = await person()
  await append(ada, `mood-${ada}`, [moodLogged({ moodId: 'a' }), moodLogged({ moodId: 'b' })])
  const file = join(folder, 'pruned.jsonl')
  const [one, other] = [openLedger(sql, file), openLedger(sql, file)]
  await appendFile(
    file,
    `${JSON.stringify({ receipt: newSubjectId(), done_at: '2026-01-01T00:00:00.000Z' })}\n`,
  )
  await deleteMood(ada, 'a')
  await one.copy()
  await other.copy()
  await one.prune(new Date().toISOString())
  await deleteMood(ada, 'b')
  expect([await other.copy(), await one.copy()]).toEqual([1, 0])
  const text = await readFile(file, 'utf8')
  expect(text).not.toContain('2026-01-01')
  const receipts = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).receipt as string)
  expect(new Set(receipts).size).toBe(receipts.length)
})

test('a leap of the database’s clock leaves no hole: what it dates earlier afterwards is written, too', async () => {
  const ada = await person()
  await append(ada, `mood-${ada}`, [moodLogged({ moodId: 'a' }), moodLogged({ moodId: 'b' })])
  const file = join(folder, 'leap.jsonl')
  const one = openLedger(sql, file)
  await one.copy()
  await deleteMood(ada, 'a')
  await sql`
    update erasures set done_at = now() + interval '10 days'
    where erasure_id = (select max(erasure_id) from erasures)`
  expect(await one.copy()).toBe(1)
  await deleteMood(ada, 'b')
  expect(await one.copy()).toBe(1)
  expect(await openLedger(sql, file).copy()).toBe(0)
})

test('a process whose own clock is far ahead writes every receipt', async () => {
  const ada = await person()
  await append(ada, `mood-${ada}`, [moodLogged({ moodId: 'a' })])
  const file = join(folder, 'ahead.jsonl')
  const one = openLedger(sql, file)
  await one.copy()
  await deleteMood(ada, 'a')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 50 * 86_400_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await openLedger(sql, join(folder, 'ahead-new.jsonl')).copy()).toBeGreaterThan(0)
  expect(await one.copy()).toBe(1)
})

test('what was written after something young is kept, whatever time it bears', async () => {
  const file = join(folder, 'behind.jsonl')
  const line = (done_at: string) => `${JSON.stringify({ receipt: newSubjectId(), done_at })}\n`
  await appendFile(
    file,
    ['2026-01-01', '2026-11-20', '1970-01-01'].map((day) => line(`${day}T00:00:00.000Z`)).join(''),
  )
  await openLedger(sql, file).prune('2026-11-22T00:00:00.000Z')
  const text = await readFile(file, 'utf8')
  expect(text).not.toContain('2026-01-01')
  expect(text).toContain('2026-11-20')
  expect(text).toContain('1970-01-01')
})

test('a file system that hangs holds up no deletion for long', async () => {
  const { log, lines } = memoryLog()
  const ledger = { ...openLedger(sql, undefined), copy: () => new Promise<number>(() => {}) }
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const noted = noteInLedger({ ledger, log })
  await vi.runAllTimersAsync()
  expect(await noted).toBe(false)
  expect(lines.join()).toContain('the ledger cannot be written')
})

test('a replay finds people and keys by their fingerprints, through an index', async () => {
  const plan = await sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`
    return tx`
      explain select from keys
      where sha256(uuid_send(key_id)) = ${randomBytes(32)} or sha256(uuid_send(subject_id)) = ${randomBytes(32)}`
  })
  expect(JSON.stringify(plan)).toMatch(/keys_by_fingerprint.*keys_by_person/)
})
