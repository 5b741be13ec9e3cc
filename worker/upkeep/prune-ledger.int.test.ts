import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newId } from '#infra/ids.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import type { Deps } from '#worker/deps.ts'
import { pruneLedger } from '#worker/upkeep/prune-ledger.ts'

const dayMs = 86_400_000
const database = await testDatabase()
const { sql } = database

test('old receipts go by the database’s time, and none while the worker’s clock differs from it', async () => {
  await using _ = database
  const folder = await mkdtemp(join(tmpdir(), 'leeward-prune-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'erasures.jsonl')
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
  const [old, young] = [daysAgo(50), daysAgo(20)]
  await appendFile(
    file,
    [old, young].map((done_at) => `${JSON.stringify({ receipt: newId(), done_at })}\n`).join(''),
  )
  const { log, lines } = memoryLog()
  const prune = (aheadMs: number) =>
    pruneLedger({
      sql,
      log,
      ledger: openLedger(sql, file),
      clock: () => new Date(Date.now() + aheadMs),
    } as Deps)

  await prune(30 * dayMs)
  expect(await readFile(file, 'utf8')).toContain(old)
  expect(lines.join()).toContain('clocks-apart')
  await prune(0)
  const text = await readFile(file, 'utf8')
  expect(text).not.toContain(old)
  expect(text).toContain(young)
  expect(await sql`select from destruction_holds`).toHaveLength(0)
})
