import { createWriteStream, openAsBlob, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { messageSent, moodLogged, replyWritten, sessionStarted } from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { openSql, type Sql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { type Product, startProduct } from '#infra/testing/product.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const conversations = 1_560
const turnsEach = 22
const moods = 10_000
/** The first conversation goes on for so long: none of it may be held whole. */
const turnsOfOne = 10_000
const budgetSeconds = 10
const importBudgetSeconds = 60

const said =
  'It is the quiet after the rain that I keep coming back to, and then my heart begins to race. '.repeat(2)
const context = { timeZone: 'UTC' }
const minute = 60_000
const start = Date.parse('2025-01-01T00:00:00.000Z')
const atMinute = (count: number) => new Date(start + count * minute).toISOString()

/** One person's two years: 1,560 conversations of 45 events each, one of 20,000, and 10,000 moods. */
async function live(store: EventStore, subjectId: string): Promise<number> {
  let events = 0
  const converse = async (index: number, length = turnsEach) => {
    const sessionId = newId()
    const begun = index * 300
    const turns = Array.from({ length }, (_, turn) => {
      const [messageId, replyId, at] = [newId(), newId(), atMinute(begun + turn)]
      return [
        { ...messageSent({ at, sessionId, messageId, isFirst: turn === 0 }), personal: { text: said } },
        { ...replyWritten({ at, sessionId, messageId, replyId }), personal: { text: said, choices: [] } },
      ]
    }).flat()
    const all = [{ ...sessionStarted, at: atMinute(begun), data: { sessionId } }, ...turns]
    const name = { subjectId, streamId: `session-${sessionId}` }
    for (let from = 0; from < all.length; from += 1_000)
      await store.append(name, 'any', all.slice(from, from + 1_000), context)
    events += all.length
  }
  await converse(0, turnsOfOne)
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

/** Counts the most memory of the API from here on (Linux). */
const forgetPeak = ({ api }: Product) => writeFileSync(`/proc/${api.pid()}/clear_refs`, '5')

/** The most memory that the API has held since, in MB. */
const peakOf = ({ api }: Product): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid()}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Seconds of a processor that the API has used so far (Linux counts hundredths): what load of others does not change. */
function processorOf({ api }: Product): number {
  const fields = readFileSync(`/proc/${api.pid()}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function measured<Value>(name: string, product: Product, work: () => Promise<Value>, budget?: number) {
  forgetPeak(product)
  const [before, used] = [performance.now(), processorOf(product)]
  const value = await work()
  const seconds = (performance.now() - before) / 1000
  const processor = (processorOf(product) - used).toFixed(1)
  const bound = budget === undefined ? '' : ` (at most ${budget})`
  process.stdout.write(
    `  ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s${bound}, API ${processor} s of a processor, peak ${peakOf(product).toFixed(0)} MB\n`,
  )
  return { value, isFine: budget === undefined || seconds <= budget }
}

async function saved(who: Visitor, path: string, file: string): Promise<number> {
  const response = await who.request('GET', path)
  const out = createWriteStream(file)
  await pipeline(response.body!, out)
  return out.bytesWritten
}

const folder = await mkdtemp(join(tmpdir(), 'leeward-bench-'))
const [document, archive] = [join(folder, 'leeward.json'), join(folder, 'leeward.zip')]

await using product = await startProduct({
  withPage: false,
  // The document is written while it is read: a small heap is enough for any length.
  environment: { NODE_ENV: 'production', LOG_LEVEL: 'warn', NODE_OPTIONS: '--max-old-space-size=128' },
})
const sql = openSql(product.databaseUrl, { max: 4 })
const store = createPostgresEventStore(sql, await keyringOf(sql, product.environment))
const ada = visitor(product.url)
await ada.post('/api/mood-logs', { level: 5, note: null, sessionId: null })
const [row] = await sql<{ subjectId: string }[]>`select subject_id as "subjectId" from events limit 1`
const { subjectId } = row!
const events = await live(store, subjectId)
await ada.post('/api/mood-logs', { level: 6, note: null, sessionId: null })
await caughtUp(sql, subjectId)
process.stdout.write(`A person with ${events.toLocaleString('en')} events\n`)

forgetPeak(product)
const idle = peakOf(product)
const exported = await measured(
  'export, one JSON',
  product,
  () => saved(ada, '/api/data/export', document),
  budgetSeconds,
)
const archived = await measured('archive, a zip', product, () => saved(ada, '/api/data/archive', archive))
process.stdout.write(
  `  ${(exported.value / 1e6).toFixed(0)} MB and ${(archived.value / 1e6).toFixed(0)} MB; the API held ${idle.toFixed(0)} MB before\n`,
)
type Taken = { added: number; known: number }
const grace = visitor(product.url)
const opening = async () => {
  const response = await fetch(`${product.url}/api/data/import`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: [...grace.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: await openAsBlob(document),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Taken
}
await grace.post('/api/mood-logs', { level: 5, note: null, sessionId: null })
const imported = await measured('import, the JSON elsewhere', product, opening, importBudgetSeconds)
const again = await measured('import, once more', product, opening)
if (imported.value.added < events || again.value.added > 0) throw new Error('The import is not whole.')
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
await rm(folder, { recursive: true })
if (!exported.isFine || !imported.isFine || !asked.isFine || !gone.isFine) process.exitCode = 1
