import { createForgottenDeletions } from '#infra/erasure/forgotten.ts'
import { appendEntries, type Entry, readEntries, replaceEntries } from '#infra/erasure/ledger-file.ts'
import { describeFault, type Log } from '#infra/fault.ts'
import type { Sql, Transaction } from '#infra/sql.ts'
import { within } from '#infra/within.ts'

const dayMs = 86_400_000
/** No backup is kept for longer than 30 days: what is older can come back from none. */
const retentionDays = 40
/** A receipt becomes visible at commit, later than its number: so far back is looked again. */
const numbersBack = 1_000
const longestMs = 10_000

/**
 * The receipts, one JSON object a line, in a file apart from the database: a restored backup cannot forget what was
 * erased since. Several processes may write to one file; what stands there twice is replayed once.
 */
export type Ledger = {
  /** Adds the receipts that the file has not yet, and returns once they are on the disk. Gives how many were added. */
  copy: () => Promise<number>
  /** Lets go of what no backup can bring back any more, by a time that is to be believed: see `timeToDestroy`. */
  prune: (at: string) => Promise<void>
  /** Rejects while the file cannot be written. */
  check: () => Promise<void>
  /** How many deletions it knows that this database has forgotten, and that are to be done again. */
  forgotten: () => Promise<number>
}

/** Without a file, nothing is kept besides the database. */
export function openLedger(sql: Sql, file: string | undefined): Ledger {
  /** The receipts in the file, as far as it was read. */
  const known = new Set<string>()
  let end = 0
  let inode = 0
  /** The highest number that was compared with the file. */
  let compared = 0

  function forget(): void {
    known.clear()
    end = 0
    inode = 0
    compared = 0
  }

  async function copyOnce(tx: Transaction, path: string): Promise<number> {
    let read = await readEntries(path, end)
    if (read.size < end || (inode !== 0 && read.inode !== inode)) {
      // Another file stands there now.
      forget()
      read = await readEntries(path)
    }
    for (const { receipt } of read.entries) known.add(receipt)
    end = read.end
    inode = read.inode
    // By number: after a leap of a clock a later receipt may bear an earlier time.
    const candidates = await tx<{ id: number; receipt: string }[]>`
      select erasure_id as id, receipt from erasures
      where erasure_id > ${compared - numbersBack}
        and done_at > clock_timestamp() - make_interval(days => ${retentionDays})`
    const missing = candidates.filter(({ receipt }) => !known.has(receipt)).map(({ id }) => id)
    const entries =
      missing.length === 0
        ? []
        : await tx<{ entry: Entry }[]>`
            select to_jsonb(erasures) as entry from erasures where erasure_id = any (${missing}) order by erasure_id`
    // Also where there is nothing to write yet: a missing file is a fault that shows at once.
    if (entries.length > 0 || read.inode === 0)
      await appendEntries(
        path,
        entries.map(({ entry }) => entry),
        read.size > read.end,
      )
    for (const { id } of candidates) compared = Math.max(compared, id)
    return entries.length
  }

  async function pruneOnce(path: string, at: string): Promise<void> {
    const { entries } = await readEntries(path)
    const oldest = Date.parse(at) - retentionDays * dayMs
    // The oldest were written first; what was written after a young one is young, whatever its time says.
    const first = entries.findIndex(({ done_at }) => Date.parse(done_at) > oldest)
    const kept = first === -1 ? [] : entries.slice(first)
    if (kept.length < entries.length) await replaceEntries(path, kept)
    // The next copy compares everything again.
    forget()
  }

  /** One writer at a time, of all processes: nobody adds to a file that is being replaced. */
  const alone = <T>(write: (tx: Transaction) => Promise<T>) =>
    sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(1818846564, 5)`
      return write(tx)
    })

  let last: Promise<unknown> = Promise.resolve()
  return {
    copy: async () => {
      if (file === undefined) return 0
      const mine = last.then(() => alone((tx) => copyOnce(tx, file)))
      last = mine.catch(() => {})
      return mine
    },
    prune: async (at) => {
      if (file === undefined) return
      const mine = last.then(() => alone(() => pruneOnce(file, at)))
      last = mine.catch(() => {})
      await mine
    },
    check: async () => {
      if (file !== undefined) await appendEntries(file, [], false)
    },
    forgotten: createForgottenDeletions(sql, file),
  }
}

/**
 * Copies at once what was just erased. A fault does not undo that: it is an alarm, and the next sweep tries again. False
 * while it does not stand there.
 */
export async function noteInLedger({ ledger, log }: { ledger: Ledger; log: Log }): Promise<boolean> {
  try {
    await within(longestMs, ledger.copy())
    return true
  } catch (error) {
    const alarm = 'the ledger cannot be written'
    log.error({ alarm, fault: describeFault(error) }, alarm)
    return false
  }
}
