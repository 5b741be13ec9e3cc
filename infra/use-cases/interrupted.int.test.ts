import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { account } from '#domain/account/decider.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import type { AnyEvent } from '#domain/event.ts'
import { exerciseCompleted, messageSent, moodLogged, sessionStarted } from '#domain/testing/events.ts'
import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { readEntries } from '#infra/erasure/ledger-file.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newSubjectId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { findUnsent, keepUnsent } from '#infra/store/unsent-words.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { killAtEachStep } from '#infra/testing/kill-at-each-step.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { claimVisitor } from '#infra/use-cases/claim-visitor.ts'
import { completeSignIn } from '#infra/use-cases/complete-sign-in.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'
import { requestDeletion } from '#infra/use-cases/request-deletion.ts'

// Dozens of processes, one after the other: on a busy machine that takes minutes.
const killing = { timeout: 900_000 }

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())
const { sql, url: databaseUrl } = database
const masterKey = randomBytes(32).toString('base64')
const keyring = createKeyring(masterKey)
const store = createPostgresEventStore(sql, keyring)
const context = { timeZone: 'UTC' }
const at = '2026-11-21T10:00:00.000Z'
const script = 'infra/testing/use-case-process.ts'
const folder = await mkdtemp(join(tmpdir(), 'leeward-interrupted-'))
afterAll(() => rm(folder, { recursive: true }))

const append = (subjectId: string, streamId: string, events: AnyEvent[]) =>
  store.append({ subjectId, streamId }, 'any', events, context)

async function anAccount() {
  const subjectId = newSubjectId()
  const data = { provider: 'email' } as const
  const open = { type: 'OpenAccount', at, data, personal: { firstName: null, email: null } } as const
  await commandHandler('account', account)(store, { subjectId, id: subjectId }, open, context)
  return subjectId
}

async function aVisitor() {
  const visitorId = newSubjectId()
  await append(visitorId, 'session-abc', [sessionStarted, messageSent()])
  await append(visitorId, `mood-${visitorId}`, [moodLogged({ moodId: 'one' }), moodLogged({ moodId: 'two' })])
  await append(visitorId, `exercises-${visitorId}`, [exerciseCompleted()])
  const unsent = { subjectId: visitorId, sessionId: 'abc', text: 'calm sea' }
  expect(await keepUnsent({ sql, keyring }, unsent)).toBe(true)
  return visitorId
}

/** Wherever a key of theirs could still be. */
const keysOf = async (subjectId: string) =>
  (await sql`select from keys where subject_id = ${subjectId} and wrapped is not null`).count

const typesOf = async (subjectId: string, streamId: string) =>
  (await store.recall<AnyEvent>({ subjectId, streamId })).map(({ type }) => type)

test(
  'a claim that is killed at any step loses nothing, doubles nothing and ends right when it is repeated',
  killing,
  async () => {
    const steps = await killAtEachStep({
      databaseUrl,
      script,
      prepare: async () => {
        const [visitorId, subjectId] = [await aVisitor(), await anAccount()]
        return { visitorId, subjectId, at, context }
      },
      argsOf: (claim) => ['claim-visitor', JSON.stringify({ ...claim, masterKey })],
      repeat: (claim) => claimVisitor({ sql, store, keyring }, claim),
      check: async ({ visitorId, subjectId }) => {
        expect(await typesOf(subjectId, 'session-abc')).toEqual(['SessionStarted', 'MessageSent'])
        expect(await typesOf(subjectId, `mood-${subjectId}`)).toEqual(['MoodLogged', 'MoodLogged'])
        expect(await typesOf(subjectId, `exercises-${subjectId}`)).toEqual(['ExerciseCompleted'])
        expect(await typesOf(subjectId, `account-${subjectId}`)).toEqual(['AccountOpened', 'VisitorClaimed'])
        expect(await findUnsent({ sql, keyring }, subjectId)).toMatchObject({ text: 'calm sea' })
        expect(await findUnsent({ sql, keyring }, visitorId)).toBeNull()
        expect(await keysOf(visitorId)).toBe(0)
      },
    })
    expect(steps).toBeGreaterThan(10)
  },
)

test(
  'an erasure that is killed at any step leaves all of it or nothing; repeated, no key is left and the ledger has it',
  killing,
  async () => {
    await killAtEachStep({
      databaseUrl,
      script,
      prepare: async () => {
        const subjectId = await anAccount()
        await append(subjectId, 'session-abc', [sessionStarted, messageSent()])
        return { subjectId, askedBy: 'person', at, ledgerFile: join(folder, `${subjectId}.jsonl`) } as const
      },
      argsOf: (erasure) => ['erase-person', JSON.stringify({ ...erasure, masterKey })],
      repeat: ({ ledgerFile, ...erasure }) =>
        erasePerson({ sql, ledger: openLedger(sql, ledgerFile), log: memoryLog().log }, erasure),
      check: async ({ subjectId, ledgerFile }) => {
        expect(await keysOf(subjectId)).toBe(0)
        const ends = await sql`select from events where subject_id = ${subjectId} and type = 'AccountErased'`
        expect(ends).toHaveLength(1)
        const receipts = await sql<{ receipt: string }[]>`
          select receipt from erasures where subject_fingerprint = sha256(uuid_send(${subjectId}))`
        expect(receipts).toHaveLength(1)
        const noted = (await readEntries(ledgerFile)).entries.map(({ receipt }) => receipt)
        expect(noted.filter((receipt) => receipt === receipts[0]!.receipt)).toHaveLength(1)
      },
    })
  },
)

test(
  'a sign-in that is killed at any step leads to one account with all that the visitor did when it is repeated',
  killing,
  async () => {
    const proven = (subject: string) => ({ issuer: 'mail', subject, name: 'Ada', email: null })
    const tools = { sql, store, keyring, log: memoryLog().log }
    const steps = await killAtEachStep({
      databaseUrl,
      script,
      prepare: async () => {
        const visitorId = newSubjectId()
        await append(visitorId, `mood-${visitorId}`, [moodLogged({ moodId: 'one' })])
        return { provider: 'email', proven: proven(visitorId), visitorId, at, context } as const
      },
      argsOf: (signIn) => ['complete-sign-in', JSON.stringify({ ...signIn, masterKey })],
      repeat: (signIn) => completeSignIn(tools, signIn),
      check: async ({ visitorId, ...signIn }) => {
        const again = await completeSignIn(tools, { ...signIn, visitorId: undefined })
        expect(again.isNew).toBe(false)
        expect(await typesOf(again.subjectId, `mood-${again.subjectId}`)).toEqual(['MoodLogged'])
        const account = await typesOf(again.subjectId, `account-${again.subjectId}`)
        expect(account).toEqual(['AccountOpened', 'VisitorClaimed'])
        expect(await keysOf(visitorId)).toBe(0)
      },
    })
    expect(steps).toBeGreaterThan(10)
  },
)

test(
  'asking for a deletion that is killed at any step is one deletion and signs out everywhere when it is repeated',
  killing,
  async () => {
    await killAtEachStep({
      databaseUrl,
      script,
      prepare: async () => {
        const subjectId = await anAccount()
        await sql`
          insert into browser_sessions (id_hash, data, subject_id, expires_at)
          values (${randomBytes(32)}, '{}', ${subjectId}, now() + interval '1 day')`
        return { subjectId, context }
      },
      argsOf: (given) => ['request-deletion', JSON.stringify({ ...given, masterKey })],
      repeat: (given) => requestDeletion({ sql, store }, given),
      check: async ({ subjectId }) => {
        const name = { subjectId, streamId: `account-${subjectId}` }
        const [opened, ...asked] = await store.recall<AccountEvent>(name)
        expect(opened?.type).toBe('AccountOpened')
        // Asked again it is the same deletion, under the number that the person may have kept.
        expect(asked.length).toBeGreaterThan(0)
        const receipts = asked.map((event) => event.type === 'DeletionRequested' && event.data.receipt)
        expect([...new Set(receipts)]).toEqual([expect.any(String)])
        expect(await sql`select from browser_sessions where subject_id = ${subjectId}`).toHaveLength(0)
      },
    })
  },
)

test(
  'deleting the rows of who was erased, killed at any step, leaves none when it is repeated',
  killing,
  async () => {
    await killAtEachStep({
      databaseUrl,
      script,
      prepare: async () => {
        const subjectId = await anAccount()
        await append(subjectId, 'session-abc', [sessionStarted, messageSent()])
        const tools = { sql, ledger: openLedger(sql, undefined), log: memoryLog().log }
        await erasePerson(tools, { subjectId, askedBy: 'person', at })
        return subjectId
      },
      argsOf: () => ['delete-closed', JSON.stringify({ masterKey })],
      repeat: () => deleteClosedRows(sql),
      check: async (subjectId) => {
        expect(await sql`select from events where subject_id = ${subjectId}`).toHaveLength(0)
        expect(await sql`select from keys where subject_id = ${subjectId}`).toHaveLength(0)
        expect(await sql`select from closed_subjects where subject_id = ${subjectId}`).toHaveLength(0)
        const done = await sql`
          select from erasures
          where subject_fingerprint = sha256(uuid_send(${subjectId})) and rows_gone_at is not null`
        expect(done).toHaveLength(1)
      },
    })
  },
)
