import { afterAll, expect, test } from 'vitest'
import {
  concernCorrected,
  entryConcernRaised,
  entryWritten,
  messageSent,
  moodLogged,
  sessionStarted,
} from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { hasConcernSince } from '#projections/journal/recent-concern.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'

const log = await logForTest()
afterAll(() => log[Symbol.asyncDispose]())

const noon = '2026-11-21T12:00:00.000Z'
const [before, after] = ['2026-11-21T11:00:00.000Z', '2026-11-21T13:00:00.000Z']

test('a concern about an entry is found for as long as it is asked for', async () => {
  const [subjectId, entryId] = [newSubjectId(), newId()]
  await log.append(subjectId, `journal-${entryId}`, [entryWritten({ at: noon, entryId, tier: 'care' })])
  await log.catchUpAll()
  expect(await hasConcernSince(log.sql, subjectId, before)).toBe(true)
  expect(await hasConcernSince(log.sql, subjectId, after)).toBe(false)
  expect(await hasConcernSince(log.sql, newSubjectId(), before)).toBe(false)
})

test('a concern about a message is found until it is said that it was not meant so', async () => {
  const [subjectId, sessionId, messageId] = [newSubjectId(), newId(), newId()]
  const stream = `session-${sessionId}`
  await log.append(subjectId, stream, [
    { ...sessionStarted, data: { sessionId } },
    messageSent({ at: noon, sessionId, messageId, tier: 'crisis' }),
  ])
  await log.catchUpAll()
  expect(await hasConcernSince(log.sql, subjectId, before)).toBe(true)
  expect(await hasConcernSince(log.sql, subjectId, after)).toBe(false)
  await log.append(subjectId, stream, [concernCorrected({ sessionId, messageId })])
  await log.catchUpAll()
  expect(await hasConcernSince(log.sql, subjectId, before)).toBe(false)
})

test('what is found late in an entry counts too, and so does the note of a mood', async () => {
  const [writer, logger] = [newSubjectId(), newSubjectId()]
  const [entryId, moodId] = [newId(), newId()]
  await log.append(writer, `journal-${entryId}`, [entryWritten({ at: noon, entryId })])
  await log.append(logger, 'mood-x', [moodLogged({ at: noon, moodId })])
  await log.catchUpAll()
  expect(await hasConcernSince(log.sql, writer, before)).toBe(false)
  expect(await hasConcernSince(log.sql, logger, before)).toBe(false)
  await log.append(writer, `journal-${entryId}`, [entryConcernRaised({ entryId, tier: 'care' })])
  await log.append(logger, 'mood-x', [moodLogged({ at: noon, moodId: newId(), tier: 'care' })])
  await log.catchUpAll()
  expect(await hasConcernSince(log.sql, writer, before)).toBe(true)
  expect(await hasConcernSince(log.sql, logger, before)).toBe(true)
})
