import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { messageSent, moodLogged, replyWritten, sessionStarted } from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { openSql, type Sql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { type Product, startProduct } from '#infra/testing/product.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const conversations = 2_000
const turnsEach = 22
const moods = 10_000
const budgetSeconds = 10

const said =
  'It is the quiet after the rain that I keep coming back to, and then my heart begins to race. '.repeat(2)
const context = { timeZone: 'UTC' }
const minute = 60_000
const start = Date.parse('2025-01-01T00:00:00.000Z')
const atMinute = (count: number) => new Date(start + count * minute).toISOString()

/** One person's two years: 2,000 conversations of 45 events each, and 10,000 moods. */
async function live(store: EventStore, subjectId: string): Promise<number> {
  let events = 0
  const converse = async (index: number) => {
    const sessionId = newId()
    const begun = index * 300
    const turns = Array.from({ length: turnsEach }, (_, turn) => {
      const [messageId, replyId, at] = [newId(), newId(), atMinute(begun + turn)]
      return [
        { ...messageSent({ at, sessionId, messageId, isFirst: turn === 0 }), personal: { text: said } },
        { ...replyWritten({ at, sessionId, messageId, replyId }), personal: { text: said, choices: [] } },
      ]
    }).flat()
    const all = [{ ...sessionStarted, at: atMinute(begun), data: { sessionId } }, ...turns]
    await store.append({ subjectId, streamId: `session-${sessionId}` }, 'none', all, context)
    events += all.length
  }
  for (let index = 0; index < conversations; index += 4)
    await Promise.all([0, 1, 2, 3].map((next) => converse(index + next)))
  for (let index = 0; index < moods; index += 500) {
    const some = Array.from({ length: 500 }, (_, next) =>
      moodLogged({ at: atMinute(index + next), moodId: newId() }),
    )
    await store.append({ subjectId, streamId: `mood-${subjectId}` }, 'any', some, context)
    events += some.length
  }
  return events
}

async function caughtUp(sql: Sql, subjectId: string): Promise<void> {
  for (;;) {
    const [row] = await sql<{ isBehind: boolean }[]>`
      select min(position) < (select max(position) from events where subject_id = ${subjectId}) as "isBehind"
      from checkpoints where shard = (select shard from events where subject_id = ${subjectId} limit 1)`
    if (!row?.isBehind) return
    await setTimeout(200)
  }
}

/** The most memory that the API has held, in MB. */
const peakOf = ({ api }: Product): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid()}/status`, 'utf8'))?.[1] ?? 0) / 1024

async function measured<Value>(name: string, product: Product, work: () => Promise<Value>, budget?: number) {
  const before = performance.now()
  const value = await work()
  const seconds = (performance.now() - before) / 1000
  const bound = budget === undefined ? '' : ` (at most ${budget})`
  process.stdout.write(
    `  ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s${bound}, API peak ${peakOf(product).toFixed(0)} MB\n`,
  )
  return { value, isFine: budget === undefined || seconds <= budget }
}

const sizeOf = async (who: Visitor, path: string): Promise<number> => {
  let size = 0
  const response = await who.request('GET', path)
  for await (const chunk of response.body!) size += chunk.length
  return size
}

await using product = await startProduct({
  withPage: false,
  // The document is written while it is read: a small heap is enough for any length.
  environment: { NODE_ENV: 'production', LOG_LEVEL: 'warn', NODE_OPTIONS: '--max-old-space-size=128' },
})
const sql = openSql(product.databaseUrl, { max: 4 })
const store = createPostgresEventStore(sql, createKeyring(product.environment['MASTER_KEY']!))
const ada = visitor(product.url)
await ada.post('/api/mood-logs', { level: 5, note: null, sessionId: null })
const [row] = await sql<{ subjectId: string }[]>`select subject_id as "subjectId" from events limit 1`
const { subjectId } = row!
const events = await live(store, subjectId)
await ada.post('/api/mood-logs', { level: 6, note: null, sessionId: null })
await caughtUp(sql, subjectId)
process.stdout.write(`A person with ${events.toLocaleString('en')} events\n`)

const idle = peakOf(product)
const exported = await measured(
  'export, one JSON',
  product,
  () => sizeOf(ada, '/api/data/export'),
  budgetSeconds,
)
const archived = await measured('archive, a zip', product, () => sizeOf(ada, '/api/data/archive'))
process.stdout.write(
  `  ${(exported.value / 1e6).toFixed(0)} MB and ${(archived.value / 1e6).toFixed(0)} MB; the API held ${idle.toFixed(0)} MB before\n`,
)
const asked = await measured(
  'erasure: nothing is readable',
  product,
  () => ada.post<{ receipt: string }>('/api/account/deletion', { when: 'now' }),
  budgetSeconds,
)
// The worker comes by every 15 s; what it does then is measured, not how long it stays away.
const rowsLeft = async () =>
  (await sql`select from events where subject_id = ${subjectId} limit 1 offset ${events - 1}`).count
while ((await rowsLeft()) > 0) await setTimeout(20)
const gone = await measured(
  'erasure: the last row is gone',
  product,
  async () => {
    for (;;) {
      const { body } = await ada.get<{ rowsGoneAt: string | null }>(
        `/api/receipts/${asked.value.body.receipt}`,
      )
      if (body.rowsGoneAt) return
      await setTimeout(50)
    }
  },
  budgetSeconds,
)
await sql.end()
if (!exported.isFine || !asked.isFine || !gone.isFine) process.exitCode = 1
