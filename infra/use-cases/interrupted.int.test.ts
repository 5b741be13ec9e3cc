import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { account } from '#domain/account/decider.ts'
import type { AnyEvent } from '#domain/event.ts'
import { exerciseCompleted, messageSent, moodLogged, sessionStarted } from '#domain/testing/events.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newSubjectId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { killAtEachStep } from '#infra/testing/kill-at-each-step.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { claimVisitor } from '#infra/use-cases/claim-visitor.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'

// Dozens of processes, one after the other: on a busy machine that takes minutes.
const killing = { timeout: 900_000 }

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())
const { sql, url: databaseUrl } = database
const masterKey = randomBytes(32).toString('base64')
const store = createPostgresEventStore(sql, createKeyring(masterKey))
const context = { timeZone: 'UTC' }
const at = '2026-11-21T10:00:00.000Z'
const script = 'infra/testing/use-case-process.ts'

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
  return visitorId
}

/** Wherever a key of theirs could still be. */
const keysOf = async (subjectId: string) =>
  (await sql`select from keys where subject_id = ${subjectId} and wrapped is not null`).count

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
      repeat: (claim) => claimVisitor({ sql, store }, claim),
      check: async ({ visitorId, subjectId }) => {
        const types = async (streamId: string) =>
          (await store.recall<AnyEvent>({ subjectId, streamId })).map(({ type }) => type)
        expect(await types('session-abc')).toEqual(['SessionStarted', 'MessageSent'])
        expect(await types(`mood-${subjectId}`)).toEqual(['MoodLogged', 'MoodLogged'])
        expect(await types(`exercises-${subjectId}`)).toEqual(['ExerciseCompleted'])
        expect(await types(`account-${subjectId}`)).toEqual(['AccountOpened', 'VisitorClaimed'])
        expect(await keysOf(visitorId)).toBe(0)
      },
    })
    expect(steps).toBeGreaterThan(10)
  },
)

test(
  'an erasure that is killed at any step leaves all of it or nothing, and no key when it is repeated',
  killing,
  async () => {
    await killAtEachStep({
      databaseUrl,
      script,
      prepare: async () => {
        const subjectId = await anAccount()
        await append(subjectId, 'session-abc', [sessionStarted, messageSent()])
        return { subjectId, askedBy: 'person', at } as const
      },
      argsOf: (erasure) => ['erase-person', JSON.stringify({ ...erasure, masterKey })],
      repeat: (erasure) =>
        erasePerson({ sql, ledger: openLedger(sql, undefined), log: memoryLog().log }, erasure),
      check: async ({ subjectId }) => {
        expect(await keysOf(subjectId)).toBe(0)
        const ends = await sql`select from events where subject_id = ${subjectId} and type = 'AccountErased'`
        expect(ends).toHaveLength(1)
        const receipts =
          await sql`select from erasures where subject_fingerprint = sha256(uuid_send(${subjectId}))`
        expect(receipts).toHaveLength(1)
      },
    })
  },
)
