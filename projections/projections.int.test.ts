import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { AnyEvent } from '#domain/event.ts'
import {
  entryEdited,
  entryRetracted,
  entryWritten,
  exerciseCompleted,
  exerciseRated,
  exerciseRetracted,
  messageRetracted,
  messageSent,
  moodCorrected,
  moodLogged,
  moodRetracted,
  reflectionFailed,
  reflectionRequested,
  reflectionWritten,
  replyFailed,
  replyRated,
  replyWritten,
  sessionDeleted,
  sessionStarted,
} from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { listOwedReplies } from '#projections/chat/messages.ts'
import { listEntries, listOwedReflections } from '#projections/journal/entries.ts'
import { withWords } from '#projections/journal/entry-words.ts'
import { listMoods } from '#projections/mood/moods.ts'
import { listActivityDays } from '#projections/progress/activity-days.ts'
import { pagesOfMessages } from '#projections/sessions/exported.ts'
import { listSessions } from '#projections/sessions/sessions.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'

const log = await logForTest()
const { sql, store, append, catchUpAll, verifyAll } = log

afterAll(() => log[Symbol.asyncDispose]())

const messagesOf = async (subjectId: string, sessionId: string) =>
  (await Array.fromAsync(pagesOfMessages(sql, subjectId, sessionId, Number.MAX_SAFE_INTEGER))).flat()

test('a conversation is listed as it went: who spoke, how the reply stands, what was thought of it', async () => {
  const subjectId = newSubjectId()
  const [sessionId, first, second, replyId] = [newId(), newId(), newId(), newId()]
  await append(subjectId, `session-${sessionId}`, [
    { ...sessionStarted, data: { sessionId } },
    messageSent({ sessionId, messageId: first, tier: 'care' }),
    replyWritten({ sessionId, messageId: first, replyId, at: '2026-11-21T09:01:00.000Z' }),
    { ...replyRated(replyId, -1), data: { sessionId, replyId, rating: -1 } },
    messageSent({ sessionId, messageId: second, isFirst: false, at: '2026-11-21T09:02:00.000Z' }),
    { ...replyFailed(second), data: { sessionId, messageId: second, reason: 'x' } },
  ])
  await catchUpAll()
  const listed = await messagesOf(subjectId, sessionId)
  expect(listed.map(({ id, role, reply, rating, tier }) => [id, role, reply, rating, tier])).toEqual([
    [first, 'user', 'written', null, 'care'],
    [replyId, 'assistant', null, -1, null],
    [second, 'user', 'failed', null, 'none'],
  ])
  expect(await listSessions(sql, subjectId)).toEqual([
    {
      id: sessionId,
      startedAt: '2026-11-21T09:00:00.000Z',
      lastActiveAt: '2026-11-21T09:02:00.000Z',
      // Its title is its first words.
      titleAt: 2,
      bytes: 59,
    },
  ])
})

const deleted = (sessionId: string) => ({ ...sessionDeleted, data: { sessionId, askedBy: 'person' } })

test('activity is counted on the day it belongs to', async () => {
  const subjectId = newSubjectId()
  await append(subjectId, 'mood-x', [
    moodLogged({ moodId: newId(), day: '2026-11-20' }),
    moodLogged({ moodId: newId(), day: '2026-11-21' }),
    moodLogged({ moodId: newId(), day: '2026-11-20' }),
  ])
  await append(subjectId, 'exercises-x', [exerciseCompleted({ day: '2026-11-21' })])
  await catchUpAll()
  expect(await listActivityDays(sql, subjectId)).toEqual([
    { day: '2026-11-20', firstMessages: 0, moods: 2, entries: 0, exercises: 0 },
    { day: '2026-11-21', firstMessages: 0, moods: 1, entries: 0, exercises: 1 },
  ])
})

test('an entry is listed with the words that stand, the latest first, and no more once it is deleted', async () => {
  const subjectId = newSubjectId()
  const [first, second, third] = [newId(), newId(), newId()]
  await append(subjectId, `journal-${first}`, [
    entryWritten({ entryId: first }),
    entryEdited({ entryId: first, at: '2026-11-21T09:05:00.000Z' }),
  ])
  await append(subjectId, `journal-${second}`, [
    entryWritten({ entryId: second, at: '2026-11-21T09:10:00.000Z', tier: 'crisis' }),
  ])
  await append(subjectId, `journal-${third}`, [entryWritten({ entryId: third }), entryRetracted(third)])
  await catchUpAll()
  const listed = await withWords(store, subjectId, await listEntries(sql, subjectId))
  expect(listed.map(({ id, editedAt, title }) => [id, editedAt, title])).toEqual([
    [second, null, 'A long day'],
    [first, '2026-11-21T09:05:00.000Z', null],
  ])
  expect(await listEntries(sql, subjectId, { limit: 1 })).toHaveLength(1)
  // The one in a crisis does not count; the one that was deleted does.
  expect(await listActivityDays(sql, subjectId)).toMatchObject([{ entries: 2 }])
})

test('a reflection is owed until it is written or given up, or the words are others', async () => {
  const subjectId = newSubjectId()
  type Ids = { entryId: string; reflectionId: string }
  const asked = async (...after: ((ids: Ids) => AnyEvent)[]) => {
    const [entryId, reflectionId] = [newId(), newId()]
    const at = '2020-01-01T00:00:00.000Z'
    await append(subjectId, `journal-${entryId}`, [
      entryWritten({ entryId }),
      { ...reflectionRequested({ entryId, reflectionId }), at },
      ...after.map((make) => make({ entryId, reflectionId })),
    ])
    return { subjectId, entryId, reflectionId }
  }
  const owed = await asked()
  await asked(reflectionWritten)
  await asked(reflectionFailed)
  await asked(({ entryId }) => entryEdited({ entryId }))
  await asked(({ entryId }) => entryRetracted(entryId))
  await catchUpAll()
  const found = await listOwedReflections(sql, 20)
  expect(found.filter((one) => one.subjectId === subjectId)).toEqual([owed])
})

test('a reply that is owed is found, however many of one person can never be written', async () => {
  const at = '2020-01-01T00:00:00.000Z'
  const ask = async (subjectId: string, count: number) => {
    for (let n = 0; n < count; n++) {
      const sessionId = newId()
      await append(subjectId, `session-${sessionId}`, [{ ...messageSent({ sessionId }), at }])
    }
  }
  const [stuck, lost] = [newSubjectId(), newSubjectId()]
  await ask(stuck, 260)
  await ask(lost, 1)
  await catchUpAll()
  for (let time = 0; time < 5; time++)
    expect((await listOwedReplies(sql, 20)).map(({ subjectId }) => subjectId)).toContain(lost)
})

test('catching up twice, or by two workers at once, has its effect once', async () => {
  const subjectId = newSubjectId()
  await append(
    subjectId,
    'mood-x',
    Array.from({ length: 50 }, () => moodLogged({ moodId: newId() })),
  )
  await Promise.all([catchUpAll(), catchUpAll(), catchUpAll()])
  await catchUpAll()
  expect((await listActivityDays(sql, subjectId)).map(({ moods: count }) => count)).toEqual([50])
})

test('live equals rebuilt for any history', async () => {
  const people = Array.from({ length: 12 }, () => ({
    subjectId: newSubjectId(),
    sessions: [newId(), newId()],
  }))
  const step = fc.record({
    person: fc.nat(people.length - 1),
    session: fc.nat(1),
    kind: fc.constantFrom(
      ...(['start', 'send', 'reply', 'fail', 'rate', 'mood', 'exercise'] as const),
      ...(['retract', 'delete', 'correct', 'retract mood', 'rate exercise', 'retract exercise'] as const),
      ...(['write', 'edit', 'ask', 'reflect', 'give up', 'retract entry'] as const),
    ),
    message: fc.nat(5),
    day: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), fc.nat(59), async (steps, pause) => {
      for (const [index, { person, session, kind, message, day }] of steps.entries()) {
        const { subjectId, sessions } = people[person]!
        const sessionId = sessions[session]!
        const [messageId, replyId] = [`${sessionId}-${message}`, `${sessionId}-${message}-reply`]
        const chat = (event: AnyEvent) => append(subjectId, `session-${sessionId}`, [event])
        if (kind === 'start') await chat({ ...sessionStarted, data: { sessionId } })
        if (kind === 'send') await chat(messageSent({ sessionId, messageId, day, isFirst: message === 0 }))
        if (kind === 'reply') await chat(replyWritten({ sessionId, messageId, replyId }))
        if (kind === 'fail')
          await chat({ ...replyFailed(messageId), data: { sessionId, messageId, reason: 'x' } })
        if (kind === 'rate') await chat({ ...replyRated(replyId), data: { sessionId, replyId, rating: 1 } })
        if (kind === 'mood')
          await append(subjectId, 'mood-x', [moodLogged({ moodId: messageId, day, sessionId })])
        if (kind === 'exercise')
          await append(subjectId, 'exercises-x', [exerciseCompleted({ completionId: messageId, day })])
        if (kind === 'rate exercise')
          await append(subjectId, 'exercises-x', [exerciseRated({ completionId: messageId })])
        if (kind === 'retract')
          await chat({
            ...messageRetracted(),
            data: { sessionId, messageId, replyId, askedBy: 'person' },
          })
        if (kind === 'delete') await chat(deleted(sessionId))
        if (kind === 'correct') await append(subjectId, 'mood-x', [moodCorrected({ moodId: messageId })])
        if (kind === 'retract mood') await append(subjectId, 'mood-x', [moodRetracted(messageId)])
        if (kind === 'retract exercise')
          await append(subjectId, 'exercises-x', [exerciseRetracted(messageId)])
        const entryId = messageId
        const ids = { entryId, reflectionId: `${entryId}-reflection` }
        const tier = index % 3 === 0 ? 'crisis' : 'none'
        const journal = (event: AnyEvent) => append(subjectId, `journal-${entryId}`, [event])
        if (kind === 'write') await journal(entryWritten({ entryId, day, tier }))
        if (kind === 'edit') await journal(entryEdited({ entryId, tier }))
        if (kind === 'ask') await journal(reflectionRequested(ids))
        if (kind === 'reflect') await journal(reflectionWritten(ids))
        if (kind === 'give up') await journal(reflectionFailed(ids))
        if (kind === 'retract entry') await journal(entryRetracted(messageId))
        if (index === pause) await catchUpAll()
      }
      await catchUpAll()
      expect(await verifyAll()).toEqual([])
    }),
    { numRuns: 8 },
  )
})

test('what is deleted leaves the lists at once, and what it counted for stays', async () => {
  const subjectId = newSubjectId()
  const [sessionId, other, first, second, replyId, moodId] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ]
  const of = (session: string) => ({ ...sessionStarted, data: { sessionId: session } })
  await append(subjectId, `session-${sessionId}`, [
    of(sessionId),
    messageSent({ sessionId, messageId: first }),
    replyWritten({ sessionId, messageId: first, replyId }),
    messageSent({ sessionId, messageId: second, isFirst: false }),
  ])
  await append(subjectId, `session-${other}`, [
    of(other),
    messageSent({ sessionId: other, messageId: newId() }),
  ])
  await append(subjectId, 'mood-x', [moodLogged({ moodId, sessionId }), moodCorrected({ moodId, level: 2 })])
  await catchUpAll()
  expect((await listMoods(sql, subjectId)).map(({ level }) => level)).toEqual([2])
  const days = await listActivityDays(sql, subjectId)

  const retracted = { sessionId, messageId: first, replyId, askedBy: 'person' }
  await append(subjectId, `session-${sessionId}`, [{ ...messageRetracted(), data: retracted }])
  await append(subjectId, 'mood-x', [moodRetracted(moodId)])
  await catchUpAll()
  expect((await messagesOf(subjectId, sessionId)).map(({ id }) => id)).toEqual([second])
  expect(await listMoods(sql, subjectId)).toEqual([])

  await append(subjectId, `session-${sessionId}`, [deleted(sessionId)])
  await catchUpAll()
  expect(await messagesOf(subjectId, sessionId)).toEqual([])
  expect((await listSessions(sql, subjectId)).map(({ id }) => id)).toEqual([other])
  expect(await messagesOf(subjectId, other)).toHaveLength(1)
  expect(await listActivityDays(sql, subjectId)).toEqual(days)
})
