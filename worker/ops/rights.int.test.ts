import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { account } from '#domain/account/decider.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { keepUnsent } from '#infra/store/unsent-words.ts'
import { rowsOfTables } from '#infra/testing/dump.ts'
import { projections } from '#projections/all.ts'
import { verify } from '#projections/engine/verify.ts'
import { newMasterKey, peopledDatabase } from '#worker/ops/testing/peopled-database.ts'
import { runOps } from '#worker/ops/testing/run-ops.ts'

const people = await peopledDatabase()
const { sql, url } = people
const folder = mkdtempSync(join(tmpdir(), 'leeward-rights-'))
const ledger = join(folder, 'erasures.jsonl')
afterAll(async () => {
  await people[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const ops = (args: string[], environment: Record<string, string> = {}) =>
  runOps({ DATABASE_URL: url, LEDGER_FILE: ledger, ...environment }, ...args)

async function json(args: string[], environment?: Record<string, string>) {
  const { code, out } = await ops([...args, '--json'], environment)
  return { code, ...JSON.parse(out) }
}

/** Every row but those that note what operators did, by table. */
const everything = async () =>
  [...(await rowsOfTables(url))].filter(([name]) => name !== 'public.operator_actions')
const rowsWith = async (text: string) =>
  (await everything()).flatMap(([name, rows]) =>
    rows.filter((row) => row.includes(text)).map((row) => [name, row]),
  )
const audited = async () => (await json(['audit'])).actions

test('users are listed by id and times, without a name or an address', async () => {
  const { subjectId } = await people.aPerson('marmalade')
  const { users } = await json(['users'])
  expect(users).toContainEqual({
    subjectId,
    openedAt: '2026-11-20T09:00:00.000Z',
    status: 'open',
    events: 5,
    lastSeenAt: expect.any(String),
  })
  const { out, code } = await ops(['users'])
  expect(code).toBe(0)
  expect(out).toContain(subjectId)
  expect(out).not.toContain('marmalade')
})

test('erase says first what would go, and does nothing', async () => {
  const { subjectId } = await people.aPerson('lantern')
  const before = await everything()
  const { code, dryRun } = await json(['erase', subjectId])
  expect(code).toBe(0)
  expect(dryRun).toMatchObject({ kind: 'account', events: 5, keys: 3, browsers: 1, identities: 1 })
  expect(dryRun.rows).toMatchObject({ sessions: 1, messages: 1, moods: 2, accounts: 1 })
  expect((await ops(['erase', subjectId])).out).toContain('Nothing was done')
  expect(await everything()).toEqual(before)
})

test('an operator erases somebody without any master key: nothing of them is left, and of others everything', async () => {
  const [ada, grace] = [await people.aPerson('velvet'), await people.aPerson('copper')]
  const untouched = await rowsWith(grace.subjectId)
  const { code, receipt } = await json(['erase', ada.subjectId, '--yes', '--now'])
  expect(code).toBe(0)
  expect(receipt).toMatchObject({
    kind: 'account',
    askedBy: 'operator',
    events: 6,
    rowsGoneAt: expect.any(String),
  })
  expect(await rowsWith(ada.subjectId)).toEqual([])
  expect(await rowsWith(grace.subjectId)).toEqual(untouched)
  expect(readFileSync(ledger, 'utf8')).toContain(receipt.receipt)
  for (const projection of projections) expect((await verify(sql, projection)).differences).toEqual([])

  const [done] = await audited()
  expect(done).toMatchObject({ command: 'erase', receipt: receipt.receipt, counts: { events: 5, keys: 3 } })
  expect(JSON.stringify(await sql`select * from operator_actions`)).not.toContain(ada.subjectId)
  expect((await json(['receipts', '--receipt', receipt.receipt])).receipt).toEqual(receipt)
  expect((await json(['receipts'])).receipts[0]).toMatchObject({ receipt: receipt.receipt, keys: 3 })
  expect((await ops(['erase', ada.subjectId, '--yes'])).code).toBe(1)
})

test('without --now nothing is readable at once, and the rows are left to the worker', async () => {
  const { subjectId } = await people.aPerson('harbour')
  const { receipt } = await json(['erase', subjectId, '--yes'])
  expect(receipt.rowsGoneAt).toBeNull()
  expect(await sql`select from keys where subject_id = ${subjectId} and wrapped is not null`).toHaveLength(0)
  expect((await sql`select from events where subject_id = ${subjectId}`).count).toBe(6)
  expect((await json(['deletions'])).rowsLeft).toBe(1)
  expect((await ops(['receipts', '--receipt', randomUUID()])).code).toBe(1)
})

test('deletions lists who leaves and when; one that is due is the worker’s, one that is overdue ends with 1; the promised receipt is kept', async () => {
  const { subjectId } = await people.aPerson('willow')
  const promised = randomUUID()
  const ask = (at: string) =>
    commandHandler('account', account)(
      people.store,
      { subjectId, id: subjectId },
      { type: 'RequestDeletion', at, data: { when: 'in-7-days', receipt: promised } },
      people.context,
    )
  await ask(new Date().toISOString())
  await people.catchUpAll()
  const waiting = await json(['deletions'])
  expect(waiting.asked).toEqual([{ subjectId, dueAt: expect.any(String), state: 'waiting' }])
  expect(waiting.code).toBe(0)
  await ask(new Date(Date.now() - 7 * 86_400_000 - 30 * 60_000).toISOString())
  await people.catchUpAll()
  const due = await json(['deletions'])
  expect([due.code, due.asked[0].state]).toEqual([0, 'due'])
  await ask(new Date(Date.now() - 8 * 86_400_000).toISOString())
  await people.catchUpAll()
  const overdue = await json(['deletions'])
  expect([overdue.code, overdue.asked[0].state]).toEqual([1, 'overdue'])

  const { receipt } = await json(['erase', subjectId, '--yes'])
  expect(receipt.receipt).toBe(promised)
  expect((await json(['deletions'])).asked).toEqual([])
})

test('an export says first how much it is; with --yes it writes everything that somebody said', async () => {
  const { subjectId, sessionId } = await people.aPerson('meadow')
  await keepUnsent(people, { subjectId, sessionId, text: 'meadow not sent' })
  const key = people.place
  const dry = await ops(['export', subjectId], key)
  expect(dry.out).toContain('Nothing was opened')
  expect(dry.out).not.toContain('meadow')

  const { code, out, errors } = await ops(['export', subjectId, '--yes'], key)
  expect([code, errors]).toEqual([0, ''])
  const document = JSON.parse(out)
  expect(document).toMatchObject({
    format: 'leeward-export',
    account: { firstName: 'meadow', email: 'meadow@example.org' },
    sessions: [{ messages: [{ text: 'meadow at night' }] }],
    moods: [{ note: 'meadow in the morning' }, { note: 'meadow in the morning' }],
    unsent: { sessionId, text: 'meadow not sent' },
  })

  const file = join(folder, 'meadow.json')
  expect((await json(['export', subjectId, '--yes', '--file', file], key)).bytes).toBe(statSync(file).size)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8')).moods).toEqual(document.moods)
  expect((await ops(['export', subjectId, '--yes', '--file', file], key)).code).not.toBe(0)
  expect((await audited())[0]).toMatchObject({ command: 'export', counts: { events: 5 } })
})

test('nothing is exported without the key, nor with another one', async () => {
  const { subjectId } = await people.aPerson('granite')
  const none = await ops(['export', subjectId, '--yes'])
  expect([none.code, none.out]).toEqual([2, ''])
  const other = newMasterKey()
  const wrong = await ops(['export', subjectId, '--yes'], { ...people.place, MASTER_KEY: other })
  expect([wrong.code, wrong.out]).toEqual([78, ''])
  expect(wrong.errors).toContain('MASTER_KEY is not the key of this database')
  expect(wrong.errors).not.toContain(other)
})

test('what cannot be understood ends with 2 and touches nothing', async () => {
  for (const args of [
    ['erase'],
    ['erase', 'ada'],
    ['erase', randomUUID(), '--now'],
    ['export'],
    ['users', 'all'],
    ['receipts', '--receipt', 'x'],
    ['restore', '--ledger', join(folder, 'none.jsonl')],
    ['rotate-master-key'],
  ])
    expect((await ops(args)).code, args.join(' ')).toBe(2)
  expect((await ops(['erase', randomUUID(), '--yes'])).code).toBe(1)
  expect(existsSync(join(folder, 'none.jsonl'))).toBe(false)
})
