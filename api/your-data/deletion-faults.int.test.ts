import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { messagesOf, aPerson, subjectOf } from '#api/your-data/person-for-test.ts'
import type { AnyEvent } from '#domain/event.ts'
import { replayLedger } from '#infra/erasure/replay-ledger.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { openSweeper } from '#infra/testing/sweeper.ts'

const folder = mkdtempSync(join(tmpdir(), 'leeward-faults-'))
const ledgerFolder = join(folder, 'ledger')
const ledger = join(ledgerFolder, 'erasures.jsonl')
mkdirSync(ledgerFolder)
const product = await productForTest('postgres', 'guide', { LEDGER_FILE: ledger })
const sql = openSql(product.databaseUrl, { max: 3 })
const store = createPostgresEventStore(sql, await keyringOf(sql, product.environment))
afterAll(async () => {
  await sql.end()
  await product[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})
afterEach(async () => {
  await sql`drop trigger if exists no_receipts on erasures`
})

type Removed = { receipt: string | null; note?: string }
type Person = Awaited<ReturnType<typeof aPerson>>

/** All that a person can take back by itself, as the API is asked for it. */
const singleThings = {
  mood: ({ moodId }: Person) => `/api/mood-logs/${moodId}`,
  message: ({ said }: Person) => `/api/messages/${said[0]!.id}`,
  exercise: ({ completionId }: Person) => `/api/exercises/completions/${completionId}`,
  session: ({ sessionId }: Person) => `/api/sessions/${sessionId}`,
}
const facts: Record<keyof typeof singleThings, string> = {
  mood: 'MoodRetracted',
  message: 'MessageRetracted',
  exercise: 'ExerciseRetracted',
  session: 'SessionDeleted',
}

async function logOf(subjectId: string): Promise<string> {
  const rows = await sql<{ position: number }[]>`select position from events where subject_id = ${subjectId}`
  const positions = rows.map(({ position }) => position)
  return JSON.stringify([...(await store.recallAt<AnyEvent>(subjectId, positions)).values()])
}

const inLedger = () => (existsSync(ledger) ? readFileSync(ledger, 'utf8') : '')

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(50)
}

for (const [thing, path] of Object.entries(singleThings) as [
  keyof typeof singleThings,
  (of: Person) => string,
][])
  test(`a fault while a ${thing} is deleted leaves all of it, and asked again it goes`, async () => {
    const person = await aPerson(product)
    const subjectId = await subjectOf(product, person.sessionId)
    const before = await logOf(subjectId)
    await sql`
      create or replace function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`
    await sql`create trigger no_receipts before insert on erasures for each row execute function refuse()`
    expect((await person.who.delete(path(person))).status).toBe(500)
    expect(await logOf(subjectId)).toBe(before)
    expect(await messagesOf(person.who, person.sessionId)).toEqual(person.said)

    await sql`drop trigger no_receipts on erasures`
    const { status, body } = await person.who.delete<Removed>(path(person))
    expect([status, body.receipt]).toEqual([200, expect.any(String)])
    expect(await logOf(subjectId)).toContain(facts[thing])
    // Before the answer, and not only once a worker sweeps.
    expect(inLedger()).toContain(body.receipt)
  })

test('an API that is killed in the middle of a deletion has done all of it or nothing, and the ledger hears of it', async () => {
  for (const isCutOff of [true, false]) {
    const person = await aPerson(product)
    const subjectId = await subjectOf(product, person.sessionId)
    const lock = await sql.reserve()
    await lock`begin`
    await lock`lock table erasures in access exclusive mode`
    const asked = person.who.delete(singleThings.session(person)).catch(() => null)
    const waiting = () => sql<{ pid: number }[]>`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%append_destroying%'
        and application_name = 'leeward api'`
    await until(async () => (await waiting()).length > 0)
    // The machine goes with its connection, or the API alone: then the database ends what it was asked.
    if (isCutOff) await sql`select pg_terminate_backend(${(await waiting())[0]!.pid})`
    await product.api.kill('SIGKILL')
    await lock`commit`
    lock.release()
    await asked
    await until(async () => (await waiting()).length === 0)
    // The lock is granted a moment before the work is done.
    await expect.poll(async () => (await logOf(subjectId)).includes('SessionDeleted')).toBe(!isCutOff)
    expect((await logOf(subjectId)).includes('marmalade morning')).toBe(isCutOff)

    product.api.start()
    await until(() =>
      fetch(`${product.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    expect((await person.who.delete(singleThings.session(person))).status).toBe(isCutOff ? 200 : 404)
    expect(await logOf(subjectId)).not.toContain('marmalade morning')
    const [key] = await sql<{ print: string }[]>`
      select encode(sha256(uuid_send(key_id)), 'hex') as print from keys
      where subject_id = ${subjectId} and stream_id = ${`session-${person.sessionId}`}`
    await using sweeper = openSweeper(product)
    await until(sweeper.swept(async () => inLedger().includes(key!.print)))
  }
})

test('without its ledger the API deletes all the same; the sweep writes it as soon as it can', async () => {
  const person = await aPerson(product)
  rmSync(ledgerFolder, { recursive: true })
  const { status, body } = await person.who.delete<Removed>(singleThings.mood(person))
  expect(status).toBe(200)
  expect(body.note).toContain('a restored backup of this server could bring it back')
  expect(product.api.log()).toContain('the ledger cannot be written')
  const readiness = async () => {
    const answer = await fetch(`${product.url}/readyz`)
    return [answer.status, await answer.json()]
  }
  await expect.poll(readiness, { timeout: 10_000 }).toMatchObject([503, { ledger: 'down' }])
  mkdirSync(ledgerFolder)
  await using sweeper = openSweeper(product)
  await until(sweeper.swept(async () => inLedger().includes(body.receipt!)))
})

test('a log that is older than the ledger is not ready, until what was deleted since is deleted again', async () => {
  const replayed = async () => {
    const answer = await fetch(`${product.url}/readyz`)
    return [answer.status, ((await answer.json()) as { replay: string }).replay]
  }
  await expect.poll(replayed).toEqual([200, 'ok'])
  const [row] = await sql<{ entry: object }[]>`select to_jsonb(erasures) as entry from erasures limit 1`
  appendFileSync(ledger, `${JSON.stringify({ ...row!.entry, receipt: randomUUID() })}\n`)
  await expect.poll(replayed).toEqual([503, 'down'])
  await replayLedger(sql, ledger)
  await expect.poll(replayed).toEqual([200, 'ok'])
})

test('a visitor who leaves at once stands in the ledger before the answer', async () => {
  const { who } = await aPerson(product)
  const { body } = await who.post<Removed>('/api/account/deletion', { when: 'now' })
  expect(inLedger()).toContain(body.receipt)
})
