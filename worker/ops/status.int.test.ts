import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#infra/testing/database.ts'
import { projections } from '#projections/all.ts'
import { openCheckpoints } from '#projections/engine/checkpoints.ts'
import { runOps } from '#worker/ops/testing/run-ops.ts'

test('status says when the ledger cannot be written, and is not fine then', async () => {
  await using database = await testDatabase()
  await openCheckpoints(database.sql, projections)
  const folder = await mkdtemp(join(tmpdir(), 'leeward-status-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const status = async (LEDGER_FILE: string) => {
    const { code, out } = await runOps({ DATABASE_URL: database.url, LEDGER_FILE }, 'status', '--json')
    return { code, ledger: (JSON.parse(out) as { ledger: string }).ledger }
  }
  expect(await status(join(folder, 'erasures.jsonl'))).toEqual({ code: 0, ledger: 'can be written' })
  // Nothing can be made below a file, not even by root.
  expect(await status('/dev/null/erasures.jsonl')).toEqual({ code: 1, ledger: 'cannot be written' })
})

test('status says when the epoch has not turned in time, and when a claim cannot be ended', async () => {
  await using database = await testDatabase()
  const { sql } = database
  await openCheckpoints(sql, projections)
  await sql`
    insert into epochs (epoch_id, number, begun_at, settled_at)
    values (gen_random_uuid(), 1, now() - interval '8 days', now())`
  await sql`
    insert into closed_subjects (subject_id, claimed_by, closed_at)
    values (gen_random_uuid(), gen_random_uuid(), now() - interval '2 hours')`
  const { code, out } = await runOps({ DATABASE_URL: database.url }, 'status', '--json')
  expect([code, JSON.parse(out)]).toMatchObject([1, { epoch: 'overdue', claims: 1 }])
})
