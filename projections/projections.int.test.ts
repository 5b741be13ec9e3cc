import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyEvent } from '#domain/event.ts'
import {
  entryEdited,
  entryRetracted,
  entryWritten,
  exerciseCompleted,
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
import { shardCount, shardOf } from '#infra/store/event-log.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { createSettledPosition } from '#infra/store/settled.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { projections } from '#projections/all.ts'
import { catchUp } from '#projections/catch-up.ts'
import { listMessages } from '#projections/chat/messages.ts'
import { openCheckpoints } from '#projections/checkpoints.ts'
import { listEntries, listOwedReflections } from '#projections/journal/entries.ts'
import { withWords } from '#projections/journal/entry-words.ts'
import { listMoods, moods } from '#projections/mood/moods.ts'
import { listParked } from '#projections/parked.ts'
import { listActivityDays } from '#projections/progress/activity-days.ts'
import type { Projection } from '#projections/projection.ts'
import { rebuild, RebuildFailed, rebuildSubject } from '#projections/rebuild.ts'
import { listExportItems } from '#projections/sessions/export-items.ts'
import { listSessions } from '#projections/sessions/sessions.ts'
import { verify } from '#projections/verify.ts'

const database = await testDatabase()
const { sql } = database
const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
const settledPosition = createSettledPosition(sql)
const context = { timeZone: 'UTC' }

beforeAll(() => openCheckpoints(sql, projections))
afterAll(() => database[Symbol.asyncDispose]())

const append = (subjectId: string, streamId: string, events: AnyEvent[]) =>
  store.append({ subjectId, streamId }, 'any', events, context)

async function catchUpAll(of: Projection[] = projections) {
  const settled = (await settledPosition())!
  const shards = await Promise.all(
    Array.from({ length: shardCount }, (_, shard) => catchUp(sql, of, shard, settled)),
  )
  return shards.flatMap(({ poisoned }) => poisoned)
}

const verifyAll = async () =>
  (await Promise.all(projections.map((one) => verify(sql, one)))).flatMap((v) => v.differences)

/** A projection that cannot take a mood of level 4. */
const choosy: Projection = {
  ...moods,
  on: {
    MoodLogged: (fact) => {
      if ('level' in fact.data && fact.data.level === 4) throw new RangeError('no fours')
      return moods.on['MoodLogged']!(fact)
    },
  },
}

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
  const listed = await listMessages(sql, subjectId, sessionId)
  expect(listed.map(({ id, role, reply, rating, tier }) => [id, role, reply, rating, tier])).toEqual([
    [first, 'user', 'written', null, 'care'],
    [replyId, 'assistant', null, -1, null],
    [second, 'user', 'failed', null, 'none'],
  ])
  expect(await listSessions(sql, subjectId)).toEqual([
    { id: sessionId, startedAt: '2026-11-21T09:00:00.000Z', lastActiveAt: '2026-11-21T09:02:00.000Z' },
  ])
})

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
  expect(await listEntries(sql, subjectId, 1)).toHaveLength(1)
  // The one in a crisis does not count; the one that was deleted does.
  expect(await listActivityDays(sql, subjectId)).toMatchObject([{ entries: 2 }])
})

test('a reflection is owed until it is written or given up, or the words are others', async () => {
  const subjectId = newSubjectId()
  const asked = async (...after: AnyEvent[]) => {
    const [entryId, reflectionId] = [newId(), newId()]
    const at = '2020-01-01T00:00:00.000Z'
    await append(subjectId, `journal-${entryId}`, [
      entryWritten({ entryId }),
      { ...reflectionRequested({ entryId, reflectionId }), at },
      ...after.map((event) => ({ ...event, data: { ...event.data, entryId, reflectionId } })),
    ])
    return { subjectId, entryId, reflectionId }
  }
  const owed = await asked()
  await asked(reflectionWritten())
  await asked(reflectionFailed())
  await asked(entryEdited())
  await asked(entryRetracted())
  await catchUpAll()
  const found = await listOwedReflections(sql, 20)
  expect(found.filter((one) => one.subjectId === subjectId)).toEqual([owed])
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
      ...(['retract', 'delete', 'correct', 'retract mood', 'retract exercise'] as const),
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
        if (kind === 'retract')
          await chat({ ...messageRetracted(messageId, replyId), data: { sessionId, messageId, replyId } })
        if (kind === 'delete') await chat({ ...sessionDeleted, data: { sessionId } })
        if (kind === 'correct') await append(subjectId, 'mood-x', [moodCorrected({ moodId: messageId })])
        if (kind === 'retract mood') await append(subjectId, 'mood-x', [moodRetracted(messageId)])
        if (kind === 'retract exercise')
          await append(subjectId, 'exercises-x', [exerciseRetracted(messageId)])
        const about = { entryId: messageId, reflectionId: `${messageId}-reflection` }
        const journal = (event: AnyEvent) =>
          append(subjectId, `journal-${messageId}`, [{ ...event, data: { ...event.data, ...about, day } }])
        if (kind === 'write') await journal(entryWritten({ tier: index % 3 === 0 ? 'crisis' : 'none' }))
        if (kind === 'edit') await journal(entryEdited({ tier: index % 3 === 0 ? 'crisis' : 'none' }))
        if (kind === 'ask') await journal(reflectionRequested())
        if (kind === 'reflect') await journal(reflectionWritten())
        if (kind === 'give up') await journal(reflectionFailed())
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

  const retracted = { sessionId, messageId: first, replyId }
  await append(subjectId, `session-${sessionId}`, [{ ...messageRetracted(), data: retracted }])
  await append(subjectId, 'mood-x', [moodRetracted(moodId)])
  await catchUpAll()
  expect((await listMessages(sql, subjectId, sessionId)).map(({ id }) => id)).toEqual([second])
  expect(await listExportItems(sql, subjectId, sessionId)).toEqual(new Set([second]))
  expect(await listMoods(sql, subjectId)).toEqual([])

  await append(subjectId, `session-${sessionId}`, [{ ...sessionDeleted, data: { sessionId } }])
  await catchUpAll()
  expect(await listMessages(sql, subjectId, sessionId)).toEqual([])
  expect(await listExportItems(sql, subjectId, sessionId)).toEqual(new Set())
  expect((await listSessions(sql, subjectId)).map(({ id }) => id)).toEqual([other])
  expect(await listMessages(sql, subjectId, other)).toHaveLength(1)
  expect(await listActivityDays(sql, subjectId)).toEqual(days)
})

test('verify names the person whose rows were changed behind its back, and a rebuild mends them', async () => {
  const [ada, grace] = [newSubjectId(), newSubjectId()]
  for (const subjectId of [ada, grace])
    await append(subjectId, 'mood-x', [moodLogged({ moodId: newId(), level: 7 })])
  await catchUpAll()
  await sql`update read_models.moods set level = 1 where subject_id = ${ada}`
  await sql`delete from read_models.moods where subject_id = ${grace}`
  expect((await verify(sql, moods)).differences.toSorted((a, b) => b.gone - a.gone)).toEqual([
    { subjectId: ada, gone: 1, added: 1 },
    { subjectId: grace, gone: 0, added: 1 },
  ])
  await rebuildSubject(sql, moods, ada)
  expect((await verify(sql, moods)).differences).toEqual([{ subjectId: grace, gone: 0, added: 1 }])
  await rebuild(sql, moods, settledPosition)
  expect((await verify(sql, moods)).differences).toEqual([])
  expect((await listMoods(sql, ada)).map(({ level }) => level)).toEqual([7])
})

test('a rebuild while people go on: nothing is lost, nothing shown twice, readers are never without rows', async () => {
  const subjectId = newSubjectId()
  await append(
    subjectId,
    'mood-x',
    Array.from({ length: 300 }, () => moodLogged({ moodId: newId() })),
  )
  await catchUpAll()
  const done = new AbortController()
  let fewest = Number.POSITIVE_INFINITY
  const reading = (async () => {
    while (!done.signal.aborted) fewest = Math.min(fewest, (await listMoods(sql, subjectId)).length)
  })()
  const writing = (async () => {
    for (let count = 0; count < 60; count++) {
      await append(subjectId, 'mood-x', [moodLogged({ moodId: newId() })])
      if (count % 10 === 0) await catchUpAll()
    }
  })()
  await rebuild(sql, moods, settledPosition)
  await writing
  done.abort()
  await reading
  await catchUpAll()
  expect(fewest).toBeGreaterThanOrEqual(300)
  expect(await listMoods(sql, subjectId)).toHaveLength(360)
  expect((await verify(sql, moods)).differences).toEqual([])
})

test('a poison event parks its person; everyone else flows on; a rebuild of that person ends it', async () => {
  const [ada, grace] = [newSubjectId(), newSubjectId()]
  for (const subjectId of [ada, grace])
    await append(subjectId, 'mood-x', [moodLogged({ moodId: newId(), level: 2 })])
  await catchUpAll()
  const others = projections.filter(({ name }) => name !== 'moods')
  await append(ada, 'mood-x', [
    moodLogged({ moodId: newId(), level: 4 }),
    moodLogged({ moodId: newId(), level: 5 }),
  ])
  await append(grace, 'mood-x', [moodLogged({ moodId: newId(), level: 5 })])

  const poisoned = await catchUpAll([...others, choosy])
  expect(poisoned).toMatchObject([{ projection: 'moods', subjectId: ada, reason: 'RangeError' }])
  await append(ada, 'mood-x', [moodLogged({ moodId: newId(), level: 6 })])
  await catchUpAll([...others, choosy])

  expect((await listMoods(sql, ada)).map(({ level }) => level)).toEqual([2])
  expect((await listMoods(sql, grace)).map(({ level }) => level)).toEqual([5, 2])
  expect((await listActivityDays(sql, ada)).map(({ moods: count }) => count)).toEqual([4])
  expect(await listParked(sql)).toMatchObject([{ projection: 'moods', subjectId: ada }])

  await expect(rebuildSubject(sql, choosy, ada)).rejects.toBeInstanceOf(RebuildFailed)
  await expect(rebuild(sql, choosy, settledPosition)).rejects.toBeInstanceOf(RebuildFailed)
  expect((await listMoods(sql, ada)).map(({ level }) => level)).toEqual([2])

  await rebuildSubject(sql, moods, ada)
  expect((await listMoods(sql, ada)).map(({ level }) => level)).toEqual([6, 5, 4, 2])
  expect(await listParked(sql)).toEqual([])
})

test('a row that the table refuses parks only the person whose row it is', async () => {
  const shard = 'a'
  const inShard = () => `${newSubjectId().slice(0, -1)}${shard}`
  const [ada, grace] = [inShard(), inShard()]
  expect(shardOf(ada)).toBe(shardOf(grace))
  await append(ada, 'mood-x', [moodLogged({ moodId: newId(), level: 99_999 })])
  await append(grace, 'mood-x', [moodLogged({ moodId: newId(), level: 3 })])
  const poisoned = await catchUpAll()
  expect(poisoned).toMatchObject([{ projection: 'moods', subjectId: ada }])
  expect(await listMoods(sql, grace)).toHaveLength(1)
  await sql`delete from parked`
})

test('a shard that another worker holds is left to it', async () => {
  const subjectId = newSubjectId()
  await append(subjectId, 'mood-x', [moodLogged({ moodId: newId() })])
  const shard = shardOf(subjectId)
  const settled = (await settledPosition())!
  const [taken, holding] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = sql.begin(async (tx) => {
    await tx`select from checkpoints where shard = ${shard} for update`
    taken.resolve()
    await holding.promise
  })
  await taken.promise
  expect(await catchUp(sql, projections, shard, settled)).toEqual({ events: 0, poisoned: [] })
  holding.resolve()
  await held
  expect((await catchUp(sql, projections, shard, settled)).events).toBe(1)
})
