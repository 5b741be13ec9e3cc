import { readEntries } from '#infra/erasure/ledger-file.ts'
import type { Sql } from '#infra/sql.ts'

/**
 * How many deletions the ledger knows and the database does not: it was restored, and the ledger was not replayed. A
 * receipt is in the database before it is in the file. What was read once is not read again.
 */
export function createForgottenDeletions(sql: Sql, file: string | undefined): () => Promise<number> {
  let missing: string[] = []
  let end = 0
  let inode = 0

  return async () => {
    if (file === undefined) return 0
    let read = await readEntries(file, end)
    if (read.size < end || (inode !== 0 && read.inode !== inode)) {
      missing = []
      read = await readEntries(file)
    }
    const asked = [...new Set([...missing, ...read.entries.map(({ receipt }) => receipt)])]
    const known =
      asked.length === 0
        ? []
        : await sql<
            { receipt: string }[]
          >`select receipt from erasures where receipt = any (${asked}::uuid[])`
    const found = new Set(known.map(({ receipt }) => receipt))
    missing = asked.filter((receipt) => !found.has(receipt))
    end = read.end
    inode = read.inode
    return missing.length
  }
}
