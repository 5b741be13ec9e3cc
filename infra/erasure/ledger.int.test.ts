import { appendFile, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { messageSent, moodLogged, sessionStarted } from '#domain/testing/events.ts'
import { ledgerForTest } from '#infra/erasure/ledger-for-test.ts'
import { noteInLedger, openLedger } from '#infra/erasure/ledger.ts'
import { replayLedger } from '#infra/erasure/replay-ledger.ts'
import { newSubjectId } from '#infra/ids.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'

const { folder, sql, append, erase, person, deleteMood, deleteMessage, deleteSession } = await ledgerForTest()

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
