import { randomBytes, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messageSent, moodLogged, sessionStarted } from '#domain/testing/events.ts'
import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { at, context, ledgerForTest } from '#infra/erasure/ledger-for-test.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { replayLedger } from '#infra/erasure/replay-ledger.ts'
import { newSubjectId } from '#infra/ids.ts'
import { SubjectClosed } from '#infra/store/event-store.ts'
import { beginClaim, claimVisitor, finishClaim } from '#infra/use-cases/claim-visitor.ts'

const {
  folder,
  sql,
  keyring,
  store,
  append,
  erase,
  person,
  deleteMood,
  deleteMessage,
  deleteSession,
  historyOf,
  backup,
} = await ledgerForTest()
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
  await claimVisitor({ sql, store, keyring }, { visitorId: visitor, subjectId: alan, at, context })
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
  await claimVisitor({ sql, store, keyring }, { visitorId: visitor, subjectId: ada, at, context })
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
  expect(await beginClaim({ sql, store, keyring }, claim)).toBe(true)
  const restore = await backup('keys', ...theLog)
  await finishClaim({ sql, store, keyring }, claim)
  await deleteMood(ada, 'a')
  const file = join(folder, 'mid-claim.jsonl')
  await openLedger(sql, file).copy()
  await restore()
  expect(await replayLedger(sql, file)).toBe(1)
  await expect(append(visitor, `mood-${visitor}`, [moodLogged({ moodId: 'c' })])).rejects.toThrow(
    SubjectClosed,
  )
  await finishClaim({ sql, store, keyring }, claim)
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

test('a replay finds people and keys by their fingerprints, through an index', async () => {
  const plan = await sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`
    return tx`
      explain select from keys
      where sha256(uuid_send(key_id)) = ${randomBytes(32)} or sha256(uuid_send(subject_id)) = ${randomBytes(32)}`
  })
  expect(JSON.stringify(plan)).toMatch(/keys_by_fingerprint.*keys_by_person/)
})

test('a replay asks by receipt first, and sends the database only what it does not know', async () => {
  const ada = await person()
  await append(ada, `mood-${ada}`, [moodLogged({ moodId: 'a' }), moodLogged({ moodId: 'b' })])
  await deleteMood(ada, 'a')
  const restore = await backup('keys', ...theLog)
  await deleteMood(ada, 'b')
  const file = join(folder, 'mostly-known.jsonl')
  await openLedger(sql, file).copy()
  await restore()
  await sql`create table asked (receipts integer)`
  await sql`alter function replay_erasures rename to replay_erasures_itself`
  await sql.unsafe(`
    create function replay_erasures(ledger jsonb) returns integer language plpgsql as $$
    begin
      insert into asked values (jsonb_array_length(ledger));
      return replay_erasures_itself(ledger);
    end $$`)
  try {
    expect(await replayLedger(sql, file)).toBe(1)
    expect(await replayLedger(sql, file)).toBe(0)
    expect(await sql`select receipts from asked`).toEqual([{ receipts: 1 }, { receipts: 0 }])
  } finally {
    await sql`drop function replay_erasures`
    await sql`alter function replay_erasures_itself rename to replay_erasures`
  }
})

test.for([
  ['a receipt that is none', (entry: object) => ({ ...entry, receipt: 'x' }), 'receipt'],
  ['a kind that is none', (entry: object) => ({ ...entry, kind: 'all' }), 'kind'],
  ['a fact that is none', retracted({ type: 'MoodForgotten' }), 'retraction unknown type'],
  ['a fact with too much in it', retracted({ data: { moodId: 'a', text: 'x' } }), 'retraction MoodRetracted'],
] as const)('a ledger with %s is not replayed', async ([, spoil, said]) => {
  const ada = await person()
  await append(ada, `mood-${ada}`, [moodLogged({ moodId: 'a' })])
  const restore = await backup('keys', ...theLog)
  await deleteMood(ada, 'a')
  const file = join(folder, `${randomUUID()}.jsonl`)
  await openLedger(sql, file).copy()
  await restore()
  const before = await readFile(file, 'utf8')
  const lines = before.trim().split('\n')
  await writeFile(
    file,
    [...lines.slice(0, -1), JSON.stringify(spoil(JSON.parse(lines.at(-1)!)))].join('\n') + '\n',
  )
  await expect(replayLedger(sql, file)).rejects.toThrow(said)
  expect(await historyOf(ada, `mood-${ada}`)).toEqual(['MoodLogged*'])
  await writeFile(file, before)
  expect(await replayLedger(sql, file)).toBe(1)
})

function retracted(change: object) {
  return (entry: { retraction?: object }) => ({ ...entry, retraction: { ...entry.retraction, ...change } })
}
