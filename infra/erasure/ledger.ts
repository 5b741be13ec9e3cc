import { existsSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import type { Sql } from '#infra/sql.ts'

type Entry = { receipt: string; done_at: string }

const missing = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

async function readLedger(file: string): Promise<Entry[]> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (missing(error)) return ''
    throw error
  })
  // A line that was cut by a crash is written again by the next copy.
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as Entry] : []
    } catch {
      return []
    }
  })
}

/**
 * Copies the receipts that the file has not yet, one JSON object a line. The file is kept apart from the database, so
 * that a restored backup cannot forget what was erased since. Gives how many were added.
 */
export async function copyLedger(sql: Sql, file: string): Promise<number> {
  const written = await readLedger(file)
  const known = new Set(written.map(({ receipt }) => receipt))
  const latest = new Date(Math.max(0, ...written.map(({ done_at }) => Date.parse(done_at))))
  // A receipt becomes visible at commit, later than its time.
  const entries = await sql<{ entry: Entry }[]>`
    select to_jsonb(erasures) as entry from erasures
    where done_at > ${latest} - interval '1 day' order by done_at, erasure_id`
  const added = entries.filter(({ entry }) => !known.has(entry.receipt))
  if (added.length > 0)
    await appendFile(file, added.map(({ entry }) => `${JSON.stringify(entry)}\n`).join(''), { mode: 0o600 })
  return added.length
}

/**
 * Erases again what a restored backup has brought back, before anything is served. Gives how much that was: nothing
 * when the database is not older than the ledger. `sql` must own the tables.
 */
export async function replayLedger(sql: Sql, file: string): Promise<number> {
  const entries = await readLedger(file)
  if (entries.length === 0) return 0
  const [row] = await sql<{ redone: number }[]>`select replay_erasures(${sql.json(entries)}) as redone`
  return row?.redone ?? 0
}

/** What a replay would find: receipts in the file, those that this database has not, and what of those came back. */
export type LedgerPreview = { receipts: number; unknown: number; comeBack: number }

/** What a replay would do, tried and taken back. Null when there is no such file. */
export async function previewLedger(sql: Sql, file: string): Promise<LedgerPreview | null> {
  if (!existsSync(file)) return null
  const entries = await readLedger(file)
  const receipts = entries.map(({ receipt }) => receipt)
  const [known] = await sql<{ count: number }[]>`
    select count(*)::int as count from erasures where receipt = any (${receipts}::uuid[])`
  const preview = { receipts: receipts.length, unknown: receipts.length - (known?.count ?? 0), comeBack: 0 }
  const takenBack = new Error('only a look')
  await sql
    .begin(async (tx) => {
      const [row] = await tx<{ redone: number }[]>`select replay_erasures(${sql.json(entries)}) as redone`
      preview.comeBack = row?.redone ?? 0
      throw takenBack
    })
    .catch((error) => {
      if (error !== takenBack) throw error
    })
  return preview
}
