import { existsSync } from 'node:fs'
import { appendEntries, type Entry, readEntries } from '#infra/erasure/ledger-file.ts'
import { describeFault, type Log } from '#infra/fault.ts'
import type { Sql } from '#infra/sql.ts'

const dayMs = 86_400_000

/**
 * The receipts, one JSON object a line, in a file apart from the database: a restored backup cannot forget what was
 * erased since. Several processes may write to one file; what stands there twice is replayed once.
 */
export type Ledger = {
  /** Adds the receipts that the file has not yet, and returns once they are on the disk. Gives how many were added. */
  copy: () => Promise<number>
}

/** Without a file, nothing is kept besides the database. */
export function openLedger(sql: Sql, file: string | undefined): Ledger {
  /** The receipts of the last day in the file, as far as it was read. */
  const recent = new Map<string, number>()
  let end = 0
  let latest = 0

  function remember(entries: Entry[]): void {
    for (const { receipt, done_at } of entries) {
      const doneAt = Date.parse(done_at)
      recent.set(receipt, doneAt)
      latest = Math.max(latest, doneAt)
    }
    for (const [receipt, doneAt] of recent) if (doneAt < latest - dayMs) recent.delete(receipt)
  }

  async function copyOnce(path: string): Promise<number> {
    let read = await readEntries(path, end)
    if (read.size < end) {
      // Another file stands there now.
      recent.clear()
      latest = 0
      read = await readEntries(path)
    }
    remember(read.entries)
    end = read.end
    // A receipt becomes visible at commit, later than its time: so a day back.
    const entries = await sql<{ entry: Entry }[]>`
      select to_jsonb(erasures) as entry from erasures
      where done_at > ${new Date(latest - dayMs)} and receipt <> all (${[...recent.keys()]}::uuid[])
      order by done_at, erasure_id`
    if (entries.length === 0) return 0
    await appendEntries(
      path,
      entries.map(({ entry }) => entry),
      read.size > read.end,
    )
    return entries.length
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    copy: async () => {
      if (file === undefined) return 0
      const mine = last.then(() => copyOnce(file))
      last = mine.catch(() => {})
      return mine
    },
  }
}

/** Copies at once what was just erased. A fault does not undo that: it is an alarm, and the next sweep tries again. */
export const noteInLedger = async ({ ledger, log }: { ledger: Ledger; log: Log }): Promise<void> => {
  await ledger
    .copy()
    .catch((error) =>
      log.error(
        { alarm: 'the ledger cannot be written', fault: describeFault(error) },
        'the ledger was not written',
      ),
    )
}

/**
 * Erases again what a restored backup has brought back, before anything is served. Gives how many deletions that were:
 * none when the database is not older than the ledger. `sql` must own the tables.
 */
export async function replayLedger(sql: Sql, file: string): Promise<number> {
  const { entries } = await readEntries(file)
  const [row] = await sql<{ redone: number }[]>`select replay_erasures(${sql.json(entries)}) as redone`
  return row?.redone ?? 0
}

/** What a replay would find: receipts in the file, those that this database has not, and what of those came back. */
export type LedgerPreview = { receipts: number; unknown: number; comeBack: number }

/** What a replay would do, tried and taken back. Null when there is no such file. */
export async function previewLedger(sql: Sql, file: string): Promise<LedgerPreview | null> {
  if (!existsSync(file)) return null
  const { entries } = await readEntries(file)
  const receipts = [...new Set(entries.map(({ receipt }) => receipt))]
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
