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
