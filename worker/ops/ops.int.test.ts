import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyEvent } from '#domain/event.ts'
import {
  concernCorrected,
  exerciseCompleted,
  messageSent,
  moodLogged,
  replyWritten,
  sessionStarted,
} from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { projections } from '#projections/all.ts'
import { openCheckpoints } from '#projections/engine/checkpoints.ts'
import { catchUpAll } from '#worker/ops/testing/catch-up-all.ts'
import { runOps } from '#worker/ops/testing/run-ops.ts'

const database = await testDatabase()
const { sql } = database
const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
const printed: string[] = []

beforeAll(() => openCheckpoints(sql, projections))
afterAll(() => database[Symbol.asyncDispose]())

async function ops(...args: string[]) {
  const ran = await runOps({ DATABASE_URL: database.url }, ...args)
  printed.push(ran.out, ran.errors)
  return ran
}

async function json(...args: string[]) {
  const { code, out } = await ops(...args, '--json')
  return { code, ...JSON.parse(out) }
}

const append = (subjectId: string, streamId: string, events: AnyEvent[]) =>
  store.append({ subjectId, streamId }, 'any', events, { timeZone: 'UTC' })

/** Somebody with one conversation, two moods and an exercise; the read models know of it. */
async function aPerson() {
  const [subjectId, sessionId] = [newSubjectId(), newId()]
  await append(subjectId, `session-${sessionId}`, [
    { ...sessionStarted, data: { sessionId } },
    messageSent({ sessionId, messageId: newId(), at: '2026-11-20T09:00:00.000Z' }),
  ])
  await append(subjectId, `mood-${subjectId}`, [
    moodLogged({ moodId: newId() }),
    moodLogged({ moodId: newId() }),
  ])
  await append(subjectId, `exercises-${subjectId}`, [exerciseCompleted({ completionId: newId() })])
  await catchUpAll(sql)
  return { subjectId, sessionId }
}

test('status tells how everything stands, and ends with 0 when nothing waits', async () => {
  await aPerson()
  const { code, ...document } = await json('status')
  expect(code).toBe(0)
  expect(document.log.settled).toBe(document.log.lastPosition)
  expect(
    document.readModels.map(({ projection, events }: { projection: string; events: number }) => [
      projection,
      events,
    ]),
  ).toEqual(projections.map(({ name }) => [name, 0]))
  expect(document).toMatchObject({
    queue: { waiting: 0, active: 0, failed: 0 },
    workers: 0,
    companion: 'guide',
    parked: [],
  })
  expect(document.oldestOwedSeconds).toBeGreaterThan(0)
  const { out } = await ops('status')
  expect(out).toMatch(/read model +version +waiting/)
})

test('status counts by day what people said was no crisis, and has none of their words', async () => {
  const { subjectId, sessionId } = await aPerson()
  const at = new Date().toISOString()
  const day = at.slice(0, 10)
  const messageId = newId()
  await append(subjectId, `session-${sessionId}`, [
    messageSent({ sessionId, messageId, at, tier: 'crisis', concerns: ['suicide'] }),
    concernCorrected({ sessionId, messageId, at }),
    concernCorrected({ sessionId, messageId, at: '2026-01-01T09:00:00.000Z' }),
  ])
  await catchUpAll(sql)
  expect((await json('status')).corrections).toEqual([{ day, count: 1 }])
  expect((await ops('status')).out).toContain(`${day}: 1`)
})

test('status counts how much people use the model, and says of nobody who', async () => {
  const [{ subjectId, sessionId }, other] = [await aPerson(), await aPerson()]
  const at = new Date().toISOString()
  const reply = (of: string) => ({
    ...replyWritten({
      sessionId: of,
      messageId: newId(),
      replyId: newId(),
      author: 'model',
      model: 'calm-1',
    }),
    at,
  })
  await append(subjectId, `session-${sessionId}`, [reply(sessionId), reply(sessionId)])
  await append(other.subjectId, `session-${other.sessionId}`, [reply(other.sessionId)])
  await catchUpAll(sql)
  const used = { day: at.slice(0, 10), people: 2, replies: 3, mostOfOne: 2 }
  expect((await json('status')).modelUse).toEqual([used])
  expect((await ops('status')).out).toContain(`${used.day}: 3 to 2, at most 2 to one`)
})

test('status counts the messages that the floor alone had read in time', async () => {
  const { subjectId, sessionId } = await aPerson()
  const at = new Date().toISOString()
  const before = (await json('status')).screening
  const floor = { layer: 'floor', version: '1', tier: 'none' } as const
  const sent = (screenedBy: { layer: 'floor' | 'learned'; version: string; tier: 'none' | 'crisis' }[]) =>
    messageSent({ sessionId, messageId: newId(), at, screenedBy })
  await append(subjectId, `session-${sessionId}`, [
    sent([floor]),
    sent([floor, { ...floor, layer: 'learned' }]),
    // In a crisis no other layer is waited for.
    sent([{ ...floor, tier: 'crisis' }]),
  ])
  await catchUpAll(sql)
  const now = (await json('status')).screening
  expect(now).toMatchObject({ messages: before.messages + 2, floorAlone: before.floorAlone + 1 })
  expect((await ops('status')).out).toContain(
    `${now.floorAlone} of ${now.messages} messages by the floor alone`,
  )
})

test('status counts how often a layer was asked and did not answer, within a week', async () => {
  await sql`
    insert into screening_faults (day, layer, count)
    values (now()::date, 'moderation', 2), (now()::date - 1, 'moderation', 3), (now()::date - 30, 'moderation', 9)`
  expect((await json('status')).screening.faults).toEqual([{ layer: 'moderation', count: 5 }])
  expect((await ops('status')).out).toContain('no answer of moderation: 5')
})

test('status ends with 1 when events have waited too long, and says where most of them wait', async () => {
  const subjectId = newSubjectId()
  await append(subjectId, `mood-${subjectId}`, [
    moodLogged({ moodId: newId() }),
    moodLogged({ moodId: newId() }),
  ])
  expect((await json('status')).code).toBe(0)
  await sql`update events set recorded_at = now() - interval '1 minute' where subject_id = ${subjectId}`
  const { code, readModels } = await json('status')
  expect(code).toBe(1)
  expect(readModels.find(({ projection }: { projection: string }) => projection === 'moods')).toMatchObject({
    events: 2,
    worstShard: { shard: Number.parseInt(subjectId.at(-1)!, 16), events: 2 },
  })
  await catchUpAll(sql)
})

test('a dry run shows rows and points of each person, and changes nothing; the rebuild mends them', async () => {
  const [ada, grace] = [await aPerson(), await aPerson()]
  await sql`update read_models.activity_days set moods = 0, exercises = 0 where subject_id = ${ada.subjectId}`
  await sql`delete from read_models.activity_days where subject_id = ${grace.subjectId}`
  const before = await sql`select * from read_models.activity_days order by subject_id, day`

  const { code, dryRun } = await json('rebuild', 'activity-days', '--dry-run')
  expect(code).toBe(1)
  const bySubject = (a: { subjectId: string }, b: { subjectId: string }) =>
    a.subjectId.localeCompare(b.subjectId)
  expect(dryRun[0].points).toEqual(
    [
      { subjectId: ada.subjectId, before: 5, after: 25 },
      { subjectId: grace.subjectId, before: 0, after: 25 },
    ].toSorted(bySubject),
  )
  expect(dryRun[0].differences).toEqual(
    [
      { subjectId: ada.subjectId, gone: 1, added: 1 },
      { subjectId: grace.subjectId, gone: 0, added: 1 },
    ].toSorted(bySubject),
  )
  const { out } = await ops('rebuild', 'activity-days', '--dry-run')
  expect(out).toContain('2 people would change')
  expect(out).toMatch(new RegExp(`${ada.subjectId} +1 +1 +5 +25`))
  expect(await sql`select * from read_models.activity_days order by subject_id, day`).toEqual(before)

  const one = await json('rebuild', 'activity-days', '--dry-run', '--subject', grace.subjectId)
  expect(one.dryRun[0]).toMatchObject({ events: 5, differences: [{ subjectId: grace.subjectId }] })

  const mended = await json('rebuild', 'activity-days', '--subject', ada.subjectId)
  expect(mended).toMatchObject({
    code: 0,
    rebuilt: [{ readModel: 'activity-days', events: 5, failure: null }],
  })
  expect((await json('verify', 'activity-days')).readModels[0].differences).toEqual([
    { subjectId: grace.subjectId, gone: 0, added: 1 },
  ])

  const whole = await ops('rebuild', 'all')
  expect(whole.code).toBe(0)
  expect(whole.out.match(/switched/g)).toHaveLength(projections.length)
  expect((await json('verify')).code).toBe(0)
  expect((await json('rebuild', 'all', '--dry-run')).code).toBe(0)
})

test('a rebuild before any worker was there leaves nothing to be counted twice', async () => {
  await using fresh = await testDatabase()
  const subjectId = newSubjectId()
  const own = createPostgresEventStore(fresh.sql, createKeyring(randomBytes(32).toString('base64')))
  await own.append({ subjectId, streamId: 'mood-x' }, 'none', [moodLogged()], { timeZone: 'UTC' })
  expect((await runOps({ DATABASE_URL: fresh.url }, 'rebuild', 'all')).code).toBe(0)
  await catchUpAll(fresh.sql)
  expect((await runOps({ DATABASE_URL: fresh.url }, 'verify')).code).toBe(0)
})

test('verify names the person whose rows were changed, and the stream that lost an event, its order or its key', async () => {
  const [ada, grace, alan] = [await aPerson(), await aPerson(), await aPerson()]
  await sql`update read_models.moods set level = 1 where subject_id = ${ada.subjectId}`
  await sql`delete from events where subject_id = ${grace.subjectId} and type = 'SessionStarted'`
  await sql`
    update events set version = case version when 1 then 102 else 101 end
    where subject_id = ${ada.subjectId} and stream_id = ${`mood-${ada.subjectId}`}`
  await sql`delete from keys where subject_id = ${alan.subjectId} and stream_id = ${`mood-${alan.subjectId}`}`

  const { code, log, readModels } = await json('verify')
  expect(code).toBe(1)
  expect(log.gaps).toEqual(
    expect.arrayContaining([
      { subjectId: grace.subjectId, streamId: `session-${grace.sessionId}` },
      { subjectId: ada.subjectId, streamId: `mood-${ada.subjectId}` },
    ]),
  )
  expect(log.disordered).toEqual([{ subjectId: ada.subjectId, streamId: `mood-${ada.subjectId}` }])
  expect(log.keyless).toEqual([{ subjectId: alan.subjectId, streamId: `mood-${alan.subjectId}` }])
  const differing = readModels.flatMap(
    ({ projection, differences }: { projection: string; differences: { subjectId: string }[] }) =>
      differences.map(({ subjectId }) => [projection, subjectId]),
  )
  expect(differing).toEqual([
    ['sessions', grace.subjectId],
    ['moods', ada.subjectId],
  ])
  const { out } = await ops('verify')
  expect(out).toContain(`a key is missing: mood-${alan.subjectId}`)
  expect(out).toContain('Something differs.')

  for (const { subjectId } of [ada, grace, alan])
    await sql`delete from events where subject_id = ${subjectId}`
  await ops('rebuild', 'all')
  expect((await ops('verify')).code).toBe(0)
})

test('an event that cannot be taken is named by its position and parks its person; everybody else is rebuilt', async () => {
  const [{ subjectId }, grace] = [await aPerson(), await aPerson()]
  const { position } = await append(subjectId, `mood-${subjectId}`, [moodLogged({ moodId: newId() })])
  await catchUpAll(sql)
  await sql`update events set data = data || '{"day": "not a day"}' where subject_id = ${subjectId} and position = ${position}`
  await sql`delete from read_models.activity_days where subject_id = ${grace.subjectId}`
  const { code, out } = await ops('rebuild', 'activity-days')
  expect(out).toMatch(/activity-days +[\d,]+ +[\d.]+ +[\d,]+ +switched/)
  expect(out).toContain(`activity-days at ${position}: PostgresError 22007`)
  expect(out).not.toContain(subjectId)
  expect(code).toBe(1)
  expect(
    await sql`select from read_models.activity_days where subject_id = ${grace.subjectId}`,
  ).not.toHaveLength(0)

  const still = await ops('unpark', subjectId)
  expect(still).toMatchObject({
    code: 1,
    out: `  activity-days cannot take the event at position ${position} (PostgresError 22007).\n`,
  })
  await sql`update events set data = data || '{"day": "2026-11-21"}' where subject_id = ${subjectId} and position = ${position}`
  const unparked = await ops('unpark', subjectId)
  expect(unparked).toMatchObject({ code: 0, out: '  activity-days is up to date again.\n' })
})

test('events are listed by person and by stream, a page at a time, with their words closed', async () => {
  const { subjectId, sessionId } = await aPerson()
  const { events, next } = await json('events', subjectId, '--limit', '3')
  expect(
    events.map(({ type, version, personal }: AnyEvent & { version: number }) => [type, version, personal]),
  ).toEqual([
    ['SessionStarted', 1, 'none'],
    ['MessageSent', 2, 'sealed'],
    ['MoodLogged', 1, 'sealed'],
  ])
  const rest = await json('events', subjectId, '--after', String(next))
  expect(rest.events.map(({ type }: AnyEvent) => type)).toEqual(['MoodLogged', 'ExerciseCompleted'])
  expect(rest.next).toBeNull()

  const stream = await ops('events', `session-${sessionId}`)
  expect(stream.out).toMatch(/MessageSent +session-\w+ +2 +sealed: \d+ bytes +\{/)
  await sql`update keys set wrapped = null, destroyed_at = now() where subject_id = ${subjectId}`
  expect((await ops('events', `session-${sessionId}`)).out).toMatch(/MessageSent .* erased +\{/)
  expect((await ops('verify')).code).toBe(0)
  expect((await ops('events', newSubjectId())).out).toMatch(/^ {2}Nothing under/)
})

test('nothing that any command printed holds a word of anybody', () => {
  const all = printed.join('\n')
  expect(all.length).toBeGreaterThan(10_000)
  for (const words of ['My heart is racing', 'Slept badly', 'slow your breath', 'Just listen'])
    expect(all).not.toContain(words)
})
