import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chat } from '#domain/chat/decider.ts'
import { exercises } from '#domain/exercises/decider.ts'
import { journal } from '#domain/journal/decider.ts'
import type { JournalEvent } from '#domain/journal/events.ts'
import { mood } from '#domain/mood/decider.ts'
import {
  entryEdited,
  exerciseCompleted,
  messageSent,
  moodCorrected,
  moodLogged,
} from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { commandHandler, streamName, wordsOf } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { appendLongStream, type LongStream } from '#infra/testing/long-streams.ts'

const database = await testDatabase()
// One connection: what it has read is counted there.
const sql = openSql(database.url, { max: 1, name: 'leeward test' })
afterAll(async () => {
  await sql.end({ timeout: 5 })
  await database[Symbol.asyncDispose]()
})
const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
const context = { timeZone: 'UTC' }

const logMood = commandHandler('mood', mood)
const correctMood = commandHandler('mood', mood, wordsOf('moodId'))
const complete = commandHandler('exercises', exercises)
const say = commandHandler('session', chat)
const edit = commandHandler('journal', journal, wordsOf('entryId'))

type Whose = Awaited<ReturnType<typeof appendLongStream>>

const commands: Record<LongStream, (whose: Whose) => Promise<unknown>> = {
  mood: async (whose) => {
    const moodId = newId()
    await logMood(store, whose, { ...moodLogged({ moodId }), type: 'LogMood' }, context)
    await correctMood(store, whose, { ...moodCorrected({ moodId }), type: 'CorrectMood' }, context)
  },
  exercises: (whose) => {
    const completed = exerciseCompleted({ completionId: newId() })
    return complete(store, whose, { ...completed, type: 'CompleteExercise' }, context)
  },
  session: (whose) => {
    const sent = messageSent({ sessionId: whose.id, messageId: newId() })
    return say(store, whose, { ...sent, type: 'SendMessage' }, context)
  },
  journal: (whose) =>
    edit(store, whose, { ...entryEdited({ entryId: whose.id }), type: 'EditEntry' }, context),
}

/** Rows of the log that were read so far, by index or by scan. */
async function rowsRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`
  const [row] = await sql<{ rows: number }[]>`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
    from pg_stat_user_tables where relname = 'events'`
  return row!.rows
}

async function rowsReadBy(work: () => Promise<unknown>): Promise<number> {
  const before = await rowsRead()
  await work()
  return (await rowsRead()) - before
}

const kinds = ['mood', 'exercises', 'session', 'journal'] as const

/** What the planner takes a stream for: it goes by those of most, who come once, or knows the long ones too. */
const statistics = {
  'brief visits': async () => {
    for (let visit = 0; visit < 400; visit++) await appendLongStream(store, 'session', 4)
    await database.sql`analyze events`
  },
  'brief visits and long stays': async () => {
    for (const kind of kinds) await appendLongStream(store, kind, 2_000)
    await database.sql`analyze events`
  },
}

describe.each(Object.entries(statistics))('with statistics of %s', (_, gather) => {
  beforeAll(gather)

  test.each(kinds)('a command reads no more of a long stream than of a short one: %s', async (kind) => {
    const [short, long] = [
      await appendLongStream(store, kind, 10),
      await appendLongStream(store, kind, 2_000),
    ]
    // The first on a long stream that nobody has asked before reads it once, to remember it from then on.
    await commands[kind](long)
    const ofShort = await rowsReadBy(() => commands[kind](short))
    const ofLong = await rowsReadBy(() => commands[kind](long))
    expect(ofLong).toBeLessThanOrEqual(ofShort + 10)
  })
})

test('what an entry says now is read at the same cost, however often it was edited', async () => {
  const [short, long] = [
    await appendLongStream(store, 'journal', 10),
    await appendLongStream(store, 'journal', 2_000),
  ]
  await database.sql`analyze events`
  const ends = (whose: Whose) =>
    store.recallEnds<JournalEvent>(streamName('journal', whose), ['EntryEdited', 'EntryRetracted'])
  expect((await ends(long)).map(({ type, version }) => [type, version])).toEqual([
    ['EntryWritten', 1],
    ['EntryEdited', 2_000],
  ])
  const ofShort = await rowsReadBy(() => ends(short))
  expect(await rowsReadBy(() => ends(long))).toBeLessThanOrEqual(ofShort + 10)
})
