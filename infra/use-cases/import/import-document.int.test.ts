import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { PortableEvent, PortableFact } from '#domain/portability/portable-event.ts'
import {
  messageSent,
  moodCorrected,
  moodLogged,
  moodRetracted,
  replyWritten,
  sessionDeleted,
  sessionStarted,
} from '#domain/testing/events.ts'
import { derivedId } from '#infra/derived-ids.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newEventId, newId, newSubjectId } from '#infra/ids.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { type EventStore, SubjectClosed } from '#infra/store/event-store.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'
import { importDocument } from '#infra/use-cases/import/import-document.ts'

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())
const { sql } = database
const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
const tools = { sql, store, ledger: openLedger(sql, undefined), log: memoryLog().log }
const context = { timeZone: 'UTC' }

const factsOf = (...events: PortableEvent[]): PortableFact[] =>
  events.map((event) => ({ ...event, id: newEventId(), timeZone: 'Asia/Tokyo' }))

const conversation = () => factsOf(sessionStarted, messageSent(), replyWritten())
const moods = () => factsOf(moodLogged(), moodCorrected(), moodLogged({ moodId: 'other' }))

async function* parts(...given: (PortableFact[] | (() => Promise<unknown>))[]) {
  for (const part of given)
    if (typeof part === 'function') await part()
    else yield part
}

const importInto = (subjectId: string, ...given: Parameters<typeof parts>) =>
  importDocument(tools, { subjectId, context }, parts(...given))

const sessionOf = (subjectId: string) => ({
  subjectId,
  streamId: `session-${derivedId(subjectId, 'session')}`,
})
const countOf = async (subjectId: string) =>
  (await sql`select from events where subject_id = ${subjectId}`).count
const liveKeysOf = async (subjectId: string) =>
  (await sql`select from keys where subject_id = ${subjectId} and wrapped is not null`).count

test('what is taken over keeps the time and the time zone that it had', async () => {
  const subjectId = newSubjectId()
  const facts = conversation()
  await importInto(subjectId, facts)
  const events = await store.recall(sessionOf(subjectId))
  expect(events.map(({ at, timeZone }) => [at, timeZone])).toEqual(facts.map(({ at }) => [at, 'Asia/Tokyo']))
})

test('two imports of one document at once take each event over once', async () => {
  const subjectId = newSubjectId()
  const [one, other] = [conversation(), moods()]
  await Promise.all([importInto(subjectId, one, other), importInto(subjectId, [...one, ...other])])
  expect(await countOf(subjectId)).toBe(6)
})

test('whoever is erased while an import runs stays erased: nothing is added, and no key is made', async () => {
  const subjectId = newSubjectId()
  const erase = () =>
    erasePerson(tools, { subjectId, askedBy: 'person', at: new Date().toISOString() } as never)
  await expect(importInto(subjectId, moods(), erase, conversation())).rejects.toThrow(SubjectClosed)
  expect(await store.recall(sessionOf(subjectId))).toEqual([])
  expect(await liveKeysOf(subjectId)).toBe(0)
  await expect(importInto(subjectId, conversation())).rejects.toThrow(SubjectClosed)
})

/** As a person deletes the conversation that is coming in. */
const deleteSession = (subjectId: string, by: EventStore) => {
  const data = { ...sessionDeleted.data, sessionId: derivedId(subjectId, 'session') }
  return by.append(sessionOf(subjectId), 'any', [{ ...sessionDeleted, data }], context, undefined, 'stream')
}

test('a conversation that is deleted while it comes in stays deleted', async () => {
  const subjectId = newSubjectId()
  const [started, sent, replied] = conversation()
  const { added, leftOut } = await importInto(
    subjectId,
    [started!, sent!],
    () => deleteSession(subjectId, store),
    [replied!, ...moods()],
  )
  expect([added, leftOut]).toEqual([5, 1])
})

test('also when it is deleted between the plan and its execution', async () => {
  const subjectId = newSubjectId()
  const [started, sent, replied] = conversation()
  await importInto(subjectId, [started!, sent!])
  let isDeleted = false
  const append: EventStore['append'] = async (...given) => {
    if (!isDeleted) {
      isDeleted = true
      await deleteSession(subjectId, store)
    }
    return store.append(...given)
  }
  const late = { ...tools, store: { ...store, append } }
  const { added, leftOut } = await importDocument(late, { subjectId, context }, parts([replied!]))
  expect([added, leftOut]).toEqual([0, 1])
})

test('what was deleted here stays deleted, however much that was', async () => {
  const subjectId = newSubjectId()
  const deleted = Array.from({ length: 1_100 }, newId)
  const name = { subjectId, streamId: `mood-${subjectId}` }
  await store.append(name, 'any', deleted.map(moodRetracted), context)
  const again = [deleted[0]!, deleted.at(-1)!].map((moodId) => moodLogged({ moodId }))
  const { added, leftOut } = await importInto(subjectId, factsOf(...again, moodLogged({ moodId: 'new' })))
  expect([added, leftOut]).toEqual([1, 2])
})
