import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { safetyFacts } from '#api/about/safety-facts.ts'
import { SafetyFacts } from '#contract/safety.ts'
import { account } from '#domain/account/decider.ts'
import { strictest } from '#domain/chat/notices.ts'
import type { AnyEvent } from '#domain/event.ts'
import { floorVersion } from '#domain/safety/floor/floor.ts'
import {
  concernCorrected,
  concernRaised,
  entryWritten,
  messageSent,
  sessionStarted,
} from '#domain/testing/events.ts'
import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newSubjectId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { claimVisitor } from '#infra/use-cases/claim-visitor.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())
const { sql } = database
const keyring = createKeyring(randomBytes(32).toString('base64'))
const store = createPostgresEventStore(sql, keyring)
const context = { timeZone: 'UTC' }
const at = '2026-11-21T10:00:00.000Z'

const serverFacts = {
  operator: { name: null, address: null, contact: null, country: null },
  processors: [],
  leastAges: { elsewhere: 13, eea: 16, byCountry: {} },
  cadence: strictest,
  visitorDays: 30,
}
const facts = async () =>
  SafetyFacts.parse(await safetyFacts({ sql, learned: null, moderation: null, serverFacts }))
const yearOf = async (wanted: number) => (await facts()).years.find(({ year }) => year === wanted)

/** Somebody whose words opened the dialog so many times in a year, and who said once that it was not meant so. */
async function inDanger(year: number, times: number) {
  const subjectId = newSubjectId()
  const when = `${year}-06-01T10:00:00.000Z`
  const sent = Array.from({ length: times }, (_, index) =>
    messageSent({ at: when, messageId: `message-${index}`, tier: index === 0 ? 'emergency' : 'crisis' }),
  )
  await append(subjectId, [
    sessionStarted,
    ...sent,
    messageSent({ at: when, messageId: 'mild', tier: 'care' }),
    concernCorrected({ at: when, messageId: 'message-0' }),
  ])
  return subjectId
}

const append = (subjectId: string, events: AnyEvent[]) =>
  store.append({ subjectId, streamId: 'session-abc' }, 'any', events, context)

test('a number under five is not given exactly, and this year stands there from its first day', async () => {
  expect((await facts()).years).toEqual([
    { year: new Date().getUTCFullYear(), referrals: 'fewer than 5', corrections: 'fewer than 5' },
  ])
  await inDanger(2021, 4)
  expect(await yearOf(2021)).toEqual({ year: 2021, referrals: 'fewer than 5', corrections: 'fewer than 5' })
})

test('messages, what was raised later and entries count as help that was shown; imported ones do not', async () => {
  const subjectId = await inDanger(2022, 4)
  const when = '2022-12-31T23:59:00.000Z'
  await append(subjectId, [concernRaised({ at: when, messageId: 'mild' })])
  await append(subjectId, [{ ...entryWritten({ tier: 'crisis' }), at: when }])
  await append(subjectId, [messageSent({ at: when, messageId: 'old', tier: 'crisis', isImported: true })])
  expect(await yearOf(2022)).toMatchObject({ referrals: 6 })
})

test('a year keeps its number when people are erased, batch by batch', async () => {
  const people = [await inDanger(2023, 6), await inDanger(2023, 6)]
  for (let more = 0; more < 5; more++) await inDanger(2023, 0)
  const before = { year: 2023, referrals: 12, corrections: 7 }
  expect(await yearOf(2023)).toEqual(before)
  for (const subjectId of people)
    await erasePerson(
      { sql, ledger: openLedger(sql, undefined), log: memoryLog().log },
      { subjectId, askedBy: 'person', at },
    )
  expect(await yearOf(2023)).toEqual(before)
  await sql`select delete_closed(5)`
  expect(await yearOf(2023)).toEqual(before)
  await deleteClosedRows(sql)
  await deleteClosedRows(sql)
  for (const subjectId of people)
    expect(await sql`select from events where subject_id = ${subjectId}`).toHaveLength(0)
  expect(await yearOf(2023)).toEqual(before)
})

test('what an account takes over from a visitor is counted once', async () => {
  const visitorId = await inDanger(2024, 5)
  const subjectId = newSubjectId()
  const open = {
    type: 'OpenAccount',
    at,
    data: { provider: 'email' },
    personal: { firstName: 'Ada', email: 'ada@example.org' },
  } as const
  await commandHandler('account', account)(store, { subjectId, id: subjectId }, open, context)
  await claimVisitor({ sql, store, keyring }, { visitorId, subjectId, at, context })
  expect(await yearOf(2024)).toMatchObject({ referrals: 5 })
  await deleteClosedRows(sql)
  expect(await yearOf(2024)).toMatchObject({ referrals: 5 })
})

test('the layers are told as they run here, with what was measured of them', async () => {
  const { layers, figures } = await facts()
  expect(layers).toEqual([
    { layer: 'floor', version: floorVersion, isOn: true },
    { layer: 'learned', version: null, isOn: false },
    { layer: 'moderation', version: null, isOn: false },
  ])
  for (const { groups, languages } of [figures.withLearned, figures.floorAlone]) {
    expect(groups).toHaveLength(6)
    expect(languages).toHaveLength(11)
    const outside = languages
      .flatMap(({ dialogRecall }) => dialogRecall ?? [])
      .filter(({ hits, of, low, high }) => low > hits / of || high < hits / of)
    expect(outside).toEqual([])
  }
})

test('other versions than those that were measured are not passed off as them', async () => {
  const { versions } = (await facts()).figures
  const running = (version: string) =>
    safetyFacts({
      sql,
      learned: { layer: 'learned', version, screen: () => Promise.reject(new Error('not asked')) },
      moderation: null,
      serverFacts,
    })
  expect((await running('another')).figures.isOfThisBuild).toBe(false)
  expect((await running(versions.learned)).figures.isOfThisBuild).toBe(versions.floor === floorVersion)
})
