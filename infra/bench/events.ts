import { randomBytes } from 'node:crypto'
import { measureAppends, measureInserts } from '#infra/bench/events/append.ts'
import { fillLog } from '#infra/bench/events/history.ts'
import { measureSealing } from '#infra/bench/events/sealing.ts'
import { startTailingReader } from '#infra/bench/events/tailing-reader.ts'
import { openSql } from '#infra/sql.ts'
import { shardCount } from '#infra/store/event-log.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { createSettledPosition } from '#infra/store/settled.ts'
import { copyTemplate, makeTemplate } from '#infra/testing/databases.ts'
import { startThrowawayPostgres } from '#infra/testing/throwaway-postgres.ts'
import { projections } from '#projections/all.ts'
import { catchUp } from '#projections/engine/catch-up.ts'
import { openCheckpoints } from '#projections/engine/checkpoints.ts'
import { rebuild } from '#projections/engine/rebuild.ts'
import { verify } from '#projections/engine/verify.ts'
import { checkLog } from '#worker/ops/log-integrity.ts'
import { table } from '#worker/ops/table.ts'

const seconds = 4
const people = 1_000

// Events a second, as others and a prototype measured them on two idle cores.
const theirs: Record<string, { emmett: number; prototype: number }> = {
  '1': { emmett: 1_221, prototype: 1_453 },
  '8': { emmett: 3_214, prototype: 4_825 },
  '32': { emmett: 2_760, prototype: 6_354 },
  '8 × 10': { emmett: 19_837, prototype: 23_584 },
}
const theirRebuild = { emmett: 1_052, prototype: 221_000 }

// Durable, as on a server: PostgreSQL's own defaults for fsync and synchronous_commit.
const postgres = await startThrowawayPostgres({ max_connections: '100' })
const faults: string[] = []
try {
  const url = await copyTemplate(await makeTemplate(postgres.url))
  const keyring = createKeyring(randomBytes(32).toString('base64'))
  const sql = openSql(url, { max: 8, name: 'leeward bench' })
  const [setting] =
    await sql`select current_setting('fsync') || current_setting('synchronous_commit') as durable`
  expect(setting?.['durable'] === 'onon', 'the database is not durable')
  await sql`create table bare_events (like events including all)`

  const appends: (string | number)[][] = []
  for (const [name, writers, batch] of [
    ['1', 1, 1],
    ['8', 8, 1],
    ['32', 32, 1],
    ['8 × 10', 8, 10],
  ] as const) {
    const pool = openSql(url, { max: writers, name: 'leeward bench' })
    const bare = batch === 1 ? await measureInserts(pool, { writers, seconds }) : null
    const reader = startTailingReader(sql)
    const ours = await measureAppends(createPostgresEventStore(pool, keyring), { writers, batch, seconds })
    const seen = await reader.stop()
    await pool.end()
    expect(seen.events === ours.appended, `${name}: ${ours.appended} appended, ${seen.events} read`)
    expect(seen.disorders === 0, `${name}: ${seen.disorders} read out of order`)
    appends.push([
      name,
      Math.round(ours.perSecond),
      ours.p50.toFixed(1),
      ours.p95.toFixed(1),
      bare ? Math.round(bare.perSecond) : '–',
      bare ? `${Math.round((100 * ours.perSecond) / bare.perSecond)} %` : '–',
      theirs[name]!.emmett,
      theirs[name]!.prototype,
    ])
  }
  print('Appends, events a second, with a reader on their heels that saw each of them once and in order', [
    ['writers', 'Leeward', 'p50 ms', 'p95 ms', 'bare INSERT', 'of it', 'Emmett', 'prototype'],
    ...appends,
  ])

  const { sealed, opened } = measureSealing(1)
  print('Sealing, a second and core', [
    ['', 'Leeward', 'elsewhere'],
    ['seal', Math.round(sealed), 112_000],
    ['open', Math.round(opened), 189_000],
  ])

  await sql`truncate events, keys restart identity`
  const store = createPostgresEventStore(sql, keyring)
  // Before there is a log: a new read model is rebuilt otherwise, and this measures catching up.
  await openCheckpoints(sql, projections)
  const events = await fillLog(store, people)
  await sql`vacuum analyze events`
  const settledPosition = createSettledPosition(sql)
  const settled = (await settledPosition())!

  const caughtUp = await timed(async () => {
    for (let shard = 0; shard < shardCount; shard++) {
      const { poisoned } = await catchUp(sql, projections, shard, settled)
      expect(poisoned.length === 0, `shard ${shard}: somebody was parked`)
    }
  })
  const rows: (string | number)[][] = []
  for (const projection of projections) {
    const rebuilt = await timed(() => rebuild(sql, projection, { settledPosition, build: 'bench' }))
    const verified = await timed(() => verify(sql, projection))
    expect(verified.result.differences.length === 0, `${projection.name}: live is not what is rebuilt`)
    rows.push([
      projection.name,
      verified.result.rows,
      Math.round(events / rebuilt.seconds),
      Math.round(events / verified.seconds),
    ])
  }
  const log = await timed(() => checkLog(sql))
  expect(
    log.result.gaps.length + log.result.disordered.length + log.result.keyless.length === 0,
    'the log is broken',
  )
  print(`Read models of ${people} people, from ${events} events; events of the log a second`, [
    ['read model', 'rows', 'rebuild', 'verify'],
    ...rows,
  ])
  print('The same for others, and for all read models', [
    ['', 'events/s'],
    ['points rebuilt by Emmett', theirRebuild.emmett],
    ['points rebuilt by the prototype', theirRebuild.prototype],
    [`catch-up, ${projections.length} read models`, Math.round(events / caughtUp.seconds)],
    ['the log checked', Math.round(events / log.seconds)],
  ])
  await sql.end()
} finally {
  await postgres.stop()
}
for (const fault of faults) console.error(`  WRONG: ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0

function expect(isTrue: boolean, otherwise: string): void {
  if (!isTrue) faults.push(otherwise)
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const startedAt = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - startedAt) / 1_000 }
}

function print(title: string, [headings = [], ...body]: (string | number)[][]): void {
  console.log(`  ${title}\n\n${table(headings.map(String), body).join('\n')}\n`)
}
