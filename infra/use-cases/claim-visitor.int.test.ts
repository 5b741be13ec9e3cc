import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { account } from '#domain/account/decider.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import type { AnyEvent } from '#domain/event.ts'
import {
  entryWritten,
  exerciseCompleted,
  messageSent,
  moodLogged,
  replyWritten,
  sessionStarted,
} from '#domain/testing/events.ts'
import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newEventId, newSubjectId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { type StreamName, SubjectClosed } from '#infra/store/event-store.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { seal, sealLabel } from '#infra/store/sealing.ts'
import { claimUnsent, findUnsent, keepUnsent } from '#infra/store/unsent-words.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import {
  beginClaim,
  claimVisitor,
  finishClaim,
  listUnfinishedClaims,
  reportClaim,
} from '#infra/use-cases/claim-visitor.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())
const { sql } = database
const keyring = createKeyring(randomBytes(32).toString('base64'))
const store = createPostgresEventStore(sql, keyring)
const context = { timeZone: 'UTC' }
const at = '2026-11-21T10:00:00.000Z'

async function openAccount() {
  const subjectId = newSubjectId()
  const open = {
    type: 'OpenAccount',
    at,
    data: { provider: 'email' },
    personal: { firstName: 'Ada', email: 'ada@example.org' },
  } as const
  await commandHandler('account', account)(store, { subjectId, id: subjectId }, open, context)
  return subjectId
}

const tools = { sql, store, keyring }

/** What an older Leeward may have taken: today's rules refuse it. */
async function appendUnchecked(name: StreamName, { type, at: writtenAt, data, personal }: AnyEvent) {
  const [key, eventId] = [keyring.make(), newEventId()]
  const { wrapped, ...by } = keyring.wrap(key)
  const event = {
    event_id: eventId,
    type,
    schema_version: 1,
    data,
    sealed: seal(key.secret, sealLabel(eventId, type, 1), JSON.stringify(personal)).toString('base64'),
    key_id: key.keyId,
    occurred_at: writtenAt,
    time_zone: 'UTC',
  }
  const newKey = { keyId: key.keyId, wrapped: wrapped.toString('base64'), ...by }
  await sql`
    select append(${name.subjectId}, ${name.streamId}, null, ${sql.json([event] as never)}, ${sql.json(newKey)})`
}

async function visit() {
  const visitorId = newSubjectId()
  const append = (streamId: string, events: AnyEvent[]) =>
    store.append({ subjectId: visitorId, streamId }, 'any', events, context)
  await append('session-abc', [sessionStarted, messageSent(), replyWritten()])
  await append(`mood-${visitorId}`, [moodLogged({ moodId: 'one' }), moodLogged({ moodId: 'two' })])
  await append(`exercises-${visitorId}`, [exerciseCompleted()])
  return visitorId
}

const erase = (subjectId: string) =>
  erasePerson(
    { sql, ledger: openLedger(sql, undefined), log: memoryLog().log },
    { subjectId, askedBy: 'person', at },
  )

test('what a visitor did becomes the account’s, with its times and words; the visitor is gone', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  const before = await store.recall({ subjectId: visitorId, streamId: 'session-abc' })
  await claimVisitor({ sql, store, keyring }, { visitorId, subjectId, at, context })

  const after = await store.recall({ subjectId, streamId: 'session-abc' })
  const historyOf = (events: typeof before) =>
    events.map(({ type, at: when, data, personal }) => ({ type, when, data, personal }))
  expect(historyOf(after)).toEqual(historyOf(before))
  expect(await store.recall({ subjectId, streamId: `mood-${subjectId}` })).toHaveLength(2)
  expect(await store.recall({ subjectId, streamId: `exercises-${subjectId}` })).toHaveLength(1)
  const [, claimed] = await store.recall({ subjectId, streamId: `account-${subjectId}` })
  expect(claimed).toMatchObject({ type: 'VisitorClaimed', data: { sessions: 1, moods: 2, exercises: 1 } })

  await deleteClosedRows(sql)
  const [left] = await sql`
    select (select count(*) from events where subject_id = ${visitorId})::int as events,
      (select count(*) from keys where subject_id = ${visitorId})::int as keys`
  expect(left).toEqual({ events: 0, keys: 0 })
})

test('claiming is repeated after a crash without doubling anything, and once done is nothing', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  const halfway = await store.recall<AnyEvent>({ subjectId: visitorId, streamId: 'session-abc' })
  await store.append({ subjectId, streamId: 'session-abc' }, 'any', halfway, context)
  await claimVisitor({ sql, store, keyring }, { visitorId, subjectId, at, context })
  await deleteClosedRows(sql)
  expect(await claimVisitor({ sql, store, keyring }, { visitorId, subjectId, at, context })).toBeNull()
  expect(await store.recall({ subjectId, streamId: 'session-abc' })).toHaveLength(3)
  expect(await store.recall({ subjectId, streamId: `account-${subjectId}` })).toHaveLength(2)
})

/** What somebody wrote in their conversation and did not send, so many days ago. */
async function writeUnsent(subjectId: string, text: string, daysAgo = 0) {
  expect(await keepUnsent({ sql, keyring }, { subjectId, sessionId: 'abc', text })).toBe(true)
  await sql`
    update unsent_words set kept_at = kept_at - make_interval(days => ${daysAgo}) where subject_id = ${subjectId}`
}
const unsentOf = (subjectId: string) => findUnsent({ sql, keyring }, subjectId)

test('what a visitor had not sent becomes the account’s, as old as it was, also after a crash in between', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  await writeUnsent(visitorId, 'calm sea', 3)
  const before = await unsentOf(visitorId)
  const claim = { visitorId, subjectId, at, context }
  // Not before the visitor is closed, and not without the conversation.
  await claimUnsent({ sql, keyring }, claim)
  expect(await unsentOf(visitorId)).toEqual(before)
  await beginClaim({ sql, store, keyring }, claim)
  const halfway = await store.recall<AnyEvent>({ subjectId: visitorId, streamId: 'session-abc' })
  await store.append({ subjectId, streamId: 'session-abc' }, 'any', halfway, context)
  await claimUnsent({ sql, keyring }, claim)
  expect([await unsentOf(visitorId), await unsentOf(subjectId)]).toEqual([null, before])

  await finishClaim({ sql, store, keyring }, claim)
  expect([await unsentOf(visitorId), await unsentOf(subjectId)]).toEqual([null, before])
})

test('of what was not sent, here and in the account, the later stays', async () => {
  for (const [daysAgo, later] of [
    [1, 'of the account'],
    [5, 'of the visitor'],
  ] as const) {
    const [subjectId, visitorId] = [await openAccount(), await visit()]
    await store.append({ subjectId, streamId: 'session-abc' }, 'any', [sessionStarted], context)
    await writeUnsent(subjectId, 'of the account', daysAgo)
    await writeUnsent(visitorId, 'of the visitor', 3)
    await claimVisitor({ sql, store, keyring }, { visitorId, subjectId, at, context })
    expect(await unsentOf(subjectId)).toMatchObject({ text: later })
    expect(await unsentOf(visitorId)).toBeNull()
  }
})

test('what only an older Leeward took is kept and named, and keeps nobody from signing in', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  const stream = `journal-old`
  const { data, ...written } = entryWritten({ entryId: 'old' })
  const refused = { ...written, data: { ...data, day: '0000-01-01' } }
  await appendUnchecked({ subjectId: visitorId, streamId: stream }, refused)
  const [old] = await sql<{ position: number }[]>`
    select position from events where subject_id = ${visitorId} and stream_id = ${stream}`
  const claim = { visitorId, subjectId, at, context }
  const { log, lines } = memoryLog()
  for (let times = 0; times < 2; times++)
    await (times === 0 ? claimVisitor(tools, claim) : finishClaim(tools, claim)).then(
      () => expect.unreachable(),
      (error) => reportClaim(log, error),
    )
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"positions":[${old!.position}]`)
  expect(await store.recall({ subjectId, streamId: `mood-${subjectId}` })).toHaveLength(2)
  expect(await listUnfinishedClaims(sql, -1)).toContainEqual({ visitorId, subjectId })

  // Nothing else of the visitor can be opened any more: what the account deletes now is gone.
  const ofVisitor = (streamId: string) => store.recall({ subjectId: visitorId, streamId })
  expect((await ofVisitor('session-abc')).filter((event) => 'personal' in event && event.personal)).toEqual(
    [],
  )
  expect(await ofVisitor(stream)).toMatchObject([{ personal: written.personal }])

  // A later Leeward takes it.
  await sql`update events set data = ${sql.json(data)} where position = ${old!.position}`
  expect(await finishClaim(tools, claim)).not.toBeNull()
  expect(await store.recall({ subjectId, streamId: stream })).toMatchObject([{ personal: written.personal }])
  expect(await sql`select from keys where subject_id = ${visitorId} and wrapped is not null`).toHaveLength(0)
})

test('what is sent while the claim runs is in the account, or was refused: nothing acknowledged is lost', async () => {
  for (let round = 0; round < 5; round++) {
    const [subjectId, visitorId] = [await openAccount(), await visit()]
    const name = { subjectId: visitorId, streamId: 'session-abc' }
    const sent = Array.from({ length: 30 }, (_, index) => `message-${index}`)
    const [results] = await Promise.all([
      Promise.allSettled(
        sent.map((messageId) => store.append(name, 'any', [messageSent({ messageId })], context)),
      ),
      claimVisitor({ sql, store, keyring }, { visitorId, subjectId, at, context }),
    ])
    const acknowledged = sent.filter((_, index) => results[index]!.status === 'fulfilled')
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    )
    expect(refusals.every((reason) => reason instanceof SubjectClosed)).toBe(true)
    const claimed = await store.recall<ChatEvent>({ subjectId, streamId: 'session-abc' })
    const ids = claimed.flatMap((event) => (event.type === 'MessageSent' ? [event.data.messageId] : []))
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([])
  }
})

test('whoever writes for a visitor who is being claimed hears that, until the claim has ended', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  const write = () =>
    store.append({ subjectId: visitorId, streamId: 'session-abc' }, 'any', [messageSent()], context)
  const claim = { visitorId, subjectId, at, context }
  expect(await beginClaim({ sql, store, keyring }, claim)).toBe(true)
  await expect(write()).rejects.toMatchObject({ reason: 'claimed' })
  expect(await listUnfinishedClaims(sql, -1)).toContainEqual({ visitorId, subjectId })
  await finishClaim({ sql, store, keyring }, claim)
  await expect(write()).rejects.toMatchObject({ reason: 'erased' })
  expect(await listUnfinishedClaims(sql, -1)).not.toContainEqual({ visitorId, subjectId })
})

test('claiming twice at once is claiming once, and another account gets nothing of it', async () => {
  const [subjectId, other, visitorId] = [await openAccount(), await openAccount(), await visit()]
  const claim = { visitorId, subjectId, at, context }
  await Promise.all(Array.from({ length: 4 }, () => claimVisitor({ sql, store, keyring }, claim)))
  expect(await claimVisitor({ sql, store, keyring }, { ...claim, subjectId: other })).toBeNull()
  expect(await store.recall({ subjectId, streamId: 'session-abc' })).toHaveLength(3)
  expect(await store.recall({ subjectId: other, streamId: 'session-abc' })).toHaveLength(0)
  expect(
    await sql`select from erasures where subject_fingerprint = sha256(uuid_send(${visitorId}))`,
  ).toHaveLength(1)
})

test('a claim that was cut off in the middle of a conversation which grew since goes on', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  const halfway = await store.recall<AnyEvent>({ subjectId: visitorId, streamId: 'session-abc' })
  await store.append({ subjectId, streamId: 'session-abc' }, 'any', halfway, context)
  const later = messageSent({ messageId: 'later' })
  await store.append({ subjectId: visitorId, streamId: 'session-abc' }, 'any', [later], context)
  await claimVisitor({ sql, store, keyring }, { visitorId, subjectId, at, context })
  expect(await store.recall({ subjectId, streamId: 'session-abc' })).toHaveLength(4)
})

test('what was done elsewhere keeps its time zone', async () => {
  const [subjectId, visitorId] = [await openAccount(), newSubjectId()]
  for (const timeZone of ['Asia/Tokyo', 'America/Lima'])
    await store.append({ subjectId: visitorId, streamId: 'session-abc' }, 'any', [messageSent()], {
      timeZone,
    })
  await claimVisitor({ sql, store, keyring }, { visitorId, subjectId, at, context })
  const claimed = await store.recall({ subjectId, streamId: 'session-abc' })
  expect(claimed.map(({ timeZone }) => timeZone)).toEqual(['Asia/Tokyo', 'America/Lima'])
})

test('an account that is erased takes along what was about to become its own', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  const claim = { visitorId, subjectId, at, context }
  await beginClaim({ sql, store, keyring }, claim)
  await erase(subjectId)
  await expect(finishClaim({ sql, store, keyring }, claim)).rejects.toBeInstanceOf(SubjectClosed)
  expect(await sql`select from keys where subject_id = ${visitorId} and wrapped is not null`).toHaveLength(0)
  await deleteClosedRows(sql)
  expect(await sql`select from events where subject_id in ${sql([subjectId, visitorId])}`).toHaveLength(0)
  const another = { ...claim, visitorId: await visit() }
  await expect(beginClaim({ sql, store, keyring }, another)).rejects.toBeInstanceOf(SubjectClosed)
})

test('a visitor who is being claimed is erased by nothing else: half of it would live on in the account', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  const claim = { visitorId, subjectId, at, context }
  await beginClaim({ sql, store, keyring }, claim)
  await expect(erase(visitorId)).rejects.toMatchObject({ reason: 'claimed' })
  const expired = erasePerson(
    { sql, ledger: openLedger(sql, undefined), log: memoryLog().log },
    { subjectId: visitorId, askedBy: 'expiry', at },
  )
  await expect(expired).rejects.toBeInstanceOf(SubjectClosed)
  await finishClaim({ sql, store, keyring }, claim)
  expect(await store.recall({ subjectId, streamId: 'session-abc' })).toHaveLength(3)
  expect(await erase(subjectId)).not.toBeNull()
})

test('a conversation that was taken over by half and then deleted stays deleted, and the rest comes', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  const claim = { visitorId, subjectId, at, context }
  await writeUnsent(visitorId, 'calm sea')
  await beginClaim({ sql, store, keyring }, claim)
  const [started] = await store.recall({ subjectId: visitorId, streamId: 'session-abc' })
  const name = { subjectId, streamId: 'session-abc' }
  await store.append(name, 'none', [{ ...sessionStarted, eventId: started!.eventId }, messageSent()], context)
  const ended = { type: 'SessionDeleted', at, data: { sessionId: 'abc', askedBy: 'person' } } as const
  await store.append(name, 'any', [ended], context, undefined, 'stream')

  await finishClaim({ sql, store, keyring }, claim)
  const after = await store.recall(name)
  expect(after.map(({ type }) => type)).toEqual(['SessionStarted', 'MessageSent', 'SessionDeleted'])
  expect([await unsentOf(visitorId), await unsentOf(subjectId)]).toEqual([null, null])
  expect(await store.recall({ subjectId, streamId: `mood-${subjectId}` })).toHaveLength(2)
  expect(await listUnfinishedClaims(sql, 0)).toEqual([])
})

test('a long stream is taken over whole, a part at a time', async () => {
  const [subjectId, visitorId] = [await openAccount(), await visit()]
  const moods = Array.from({ length: 750 }, (_, index) => moodLogged({ moodId: `mood-${index}` }))
  await store.append({ subjectId: visitorId, streamId: `mood-${visitorId}` }, 'any', moods, context)
  await claimVisitor({ sql, store, keyring }, { visitorId, subjectId, at, context })
  const after = await store.recall({ subjectId, streamId: `mood-${subjectId}` })
  expect(after).toHaveLength(752)
  expect(new Set(after.map(({ eventId }) => eventId)).size).toBe(752)
})
