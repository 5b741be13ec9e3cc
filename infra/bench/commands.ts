import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chat } from '#domain/chat/decider.ts'
import { exercises } from '#domain/exercises/decider.ts'
import { journal } from '#domain/journal/decider.ts'
import { mood } from '#domain/mood/decider.ts'
import { entryEdited, exerciseCompleted, messageSent, moodLogged } from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { commandHandler, wordsOf } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { copyTemplate, makeTemplate } from '#infra/testing/databases.ts'
import { appendLongStream, type LongStream } from '#infra/testing/long-streams.ts'
import { startThrowawayPostgres } from '#infra/testing/throwaway-postgres.ts'
import { table } from '#worker/ops/table.ts'

// What a command costs on streams of different lengths: it must not depend on how long somebody has been here.
const lengths = [10, 1_000, 100_000]
const rounds = 400
const allowed = 1.3
const context = { timeZone: 'Europe/Berlin' }

const { values } = parseArgs({ options: { only: { type: 'string' } } })

type Whose = { subjectId: string; id: string }
type Ask = (store: EventStore, whose: Whose) => Promise<unknown>

const logMood = commandHandler('mood', mood)
const complete = commandHandler('exercises', exercises)
const say = commandHandler('session', chat)
const edit = commandHandler('journal', journal, wordsOf('entryId'))

const commands: [name: string, LongStream, Ask][] = [
  [
    'a mood logged',
    'mood',
    (store, whose) => logMood(store, whose, { ...moodLogged({ moodId: newId() }), type: 'LogMood' }, context),
  ],
  [
    'an exercise completed',
    'exercises',
    (store, whose) => {
      const completed = exerciseCompleted({ completionId: newId() })
      return complete(store, whose, { ...completed, type: 'CompleteExercise' }, context)
    },
  ],
  [
    'a message sent',
    'session',
    (store, whose) => {
      const sent = messageSent({ sessionId: whose.id, messageId: newId() })
      return say(store, whose, { ...sent, type: 'SendMessage' }, context)
    },
  ],
  [
    'an entry edited',
    'journal',
    (store, whose) =>
      edit(store, whose, { ...entryEdited({ entryId: whose.id }), type: 'EditEntry' }, context),
  ],
]

const postgres = await startThrowawayPostgres({})
const rows: string[][] = []
let worst = 0
try {
  const url = await copyTemplate(await makeTemplate(postgres.url))
  const sql = openSql(url, { max: 4, name: 'leeward bench' })
  const store = createPostgresEventStore(sql, createKeyring(randomBytes(32).toString('base64')))
  for (const [name, kind, ask] of commands) {
    if (values.only !== undefined && !name.includes(values.only)) continue
    const streams: Whose[] = []
    for (const length of lengths) streams.push(await appendLongStream(store, kind, length))
    const times = await timesOf(streams.map((whose) => () => ask(store, whose)))
    const medians = times.map(median)
    const ratio = Math.max(...medians) / medians[0]!
    worst = Math.max(worst, ratio)
    rows.push([name, ...medians.map((ms) => ms.toFixed(2)), ratio.toFixed(2)])
  }
  await sql.end()
} finally {
  await postgres.stop()
}
const headings = ['', ...lengths.map((length) => `${length} events`), 'times']
console.log(`  A command on streams of different lengths, median ms\n\n${table(headings, rows).join('\n')}\n`)
if (worst > allowed) {
  console.error(`  WRONG: a long stream costs ${worst.toFixed(2)} times a short one, allowed are ${allowed}`)
  process.exitCode = 1
}

/** In turns, so that whatever else the machine does meanwhile falls on all of them alike. */
async function timesOf(works: (() => Promise<unknown>)[]): Promise<number[][]> {
  const times: number[][] = works.map(() => [])
  for (let round = -20; round < rounds; round++)
    for (const [index, work] of works.entries()) {
      const startedAt = performance.now()
      await work()
      if (round >= 0) times[index]!.push(performance.now() - startedAt)
    }
  return times
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
