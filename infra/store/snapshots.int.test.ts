import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Conversation } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import { journal } from '#domain/journal/decider.ts'
import { mood } from '#domain/mood/decider.ts'
import { entryEdited, messageSent, moodCorrected, moodLogged, replyWritten } from '#domain/testing/events.ts'
import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { newId } from '#infra/ids.ts'
import { commandHandler, loadState, streamName, wordsOf } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { appendLongStream } from '#infra/testing/long-streams.ts'

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())
const { sql } = database
const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
const context = { timeZone: 'UTC' }
const handleChat = commandHandler('session', chat)

const snapshotsOf = (subjectId: string) =>
  sql<{ version: number; text: string }[]>`
    select version, snapshots::text as text from snapshots where subject_id = ${subjectId}`

const send = (sessionId: string, messageId = newId()) =>
  ({ ...messageSent({ sessionId, messageId }), type: 'SendMessage' }) as const

test('what is remembered of a long stream is what all of its facts say, with or without a snapshot', async () => {
  const whose = await appendLongStream(store, 'session', 200)
  const name = streamName('session', whose)
  const whole = await loadState(store, name, chat)
  expect(await snapshotsOf(whose.subjectId)).toMatchObject([{ version: whole.version }])
  await handleChat(store, whose, send(whose.id), context)

  const remembered = await loadState(store, name, chat)
  await sql`delete from snapshots`
  const anew = await loadState(store, name, chat)
  expect(remembered.version).toBe(whole.version + 1)
  expect(anew).toEqual(remembered)
})

test('a snapshot holds no words', async () => {
  const whose = await appendLongStream(store, 'session', 100)
  await loadState(store, streamName('session', whose), chat)
  const [snapshot] = await snapshotsOf(whose.subjectId)
  expect(snapshot?.text).toBeDefined()
  for (const { text } of [messageSent().personal, replyWritten().personal])
    expect(snapshot?.text).not.toContain(text)
})

test('a snapshot of another shape, or of another log, is not used', async () => {
  const whose = await appendLongStream(store, 'session', 100)
  const name = streamName('session', whose)
  const { state } = await loadState(store, name, chat)
  const spoil = (change: object) =>
    sql`update snapshots set ${sql({ state: sql.json({ ...state, hasMessages: false }), ...change })} where subject_id = ${whose.subjectId}`

  await spoil({ state_version: 99 })
  expect((await loadState(store, name, chat)).state).toEqual(state)
  await spoil({ event_id: '0d0e1f00-0000-4000-8000-000000000009' })
  expect((await loadState(store, name, chat)).state).toEqual(state)
})

test('with an erased person go their snapshots, and none is made any more', async () => {
  const whose = await appendLongStream(store, 'session', 100)
  const name = streamName('session', whose)
  await loadState(store, name, chat)
  const latest = (await store.read(name)).facts.at(-1)!
  const at = '2026-11-21T10:00:00.000Z'
  await sql`select erase_subject(${whose.subjectId}, 'visitor', 'person', ${at})`
  expect(await snapshotsOf(whose.subjectId)).toEqual([])

  const remembered: { stateVersion: number; state: Conversation } = {
    stateVersion: 1,
    state: chat.initialState,
  }
  await store.saveSnapshot(name, latest, remembered)
  await deleteClosedRows(sql)
  await store.saveSnapshot(name, latest, remembered)
  expect(await snapshotsOf(whose.subjectId)).toEqual([])
})

test('the same message sent many times at once into a long conversation counts once', async () => {
  const whose = await appendLongStream(store, 'session', 100)
  const { version } = await loadState(store, streamName('session', whose), chat)
  const same = send(whose.id)
  const sent = await Promise.allSettled(
    Array.from({ length: 4 }, () => handleChat(store, whose, same, context)),
  )
  expect(sent.map(({ status }) => status)).toEqual(Array.from(sent, () => 'fulfilled'))
  expect((await loadState(store, streamName('session', whose), chat)).version).toBe(version + 1)
})

test('a mood that was logged long ago is known, corrected and taken back as the latest one is', async () => {
  const whose = await appendLongStream(store, 'mood', 300)
  const name = streamName('mood', whose)
  const [old] = (await store.read(name)).facts
  const { moodId } = old!.data as { moodId: string }
  const words = async () =>
    (await store.recall(name)).filter(
      ({ data, personal }) => personal && 'moodId' in data && data.moodId === moodId,
    )
  const handle = commandHandler('mood', mood, wordsOf('moodId'))

  const again = { ...moodLogged({ moodId, level: 1 }), type: 'LogMood' } as const
  await expect(commandHandler('mood', mood)(store, whose, again, context)).rejects.toThrow(
    'mood-entry-conflict',
  )
  for (let time = 0; time < 12; time++)
    await handle(store, whose, { ...moodCorrected({ moodId }), type: 'CorrectMood' }, context)
  expect(await words()).toMatchObject([{ type: 'MoodCorrected' }])
  const retract = { type: 'RetractMood', at: old!.at, data: { moodId } } as const
  expect((await handle(store, whose, retract, context)).events).toHaveLength(1)
  expect((await handle(store, whose, retract, context)).events).toEqual([])
  expect(await words()).toEqual([])
})

test('an edit of an entry that was edited often takes all earlier words with it', async () => {
  const whose = await appendLongStream(store, 'journal', 100)
  const edit = { ...entryEdited({ entryId: whose.id }), type: 'EditEntry' } as const
  await commandHandler('journal', journal, wordsOf('entryId'))(store, whose, edit, context)
  const events = await store.recall(streamName('journal', whose))
  expect(events.filter(({ personal }) => personal)).toHaveLength(1)
})

test('of a stream that an import has filled the facts are never in memory together, and none is missed', async () => {
  const whose = await appendLongStream(store, 'session', 2_600)
  const name = streamName('session', whose)
  const first = await store.readForDecision(name, { stateVersion: chat.stateVersion, item: null })
  expect(first.since).toHaveLength(1_000)
  const anew = await loadState(store, name, chat)
  const [{ version } = { version: 0 }] = await sql<{ version: number }[]>`
    select max(version) as version from events where subject_id = ${whose.subjectId}`
  expect(anew.version).toBe(version)
  expect(await loadState(store, name, chat)).toEqual(anew)
})
