import { randomUUID } from 'node:crypto'
import type { Sql } from '#infra/sql.ts'
import type { StreamName } from '#infra/store/event-store.ts'

export type AskedBy = 'person' | 'operator' | 'expiry'

/** Proof that something was destroyed: its number is given to the person, and says nothing of whose it was. */
export type Receipt = string

const batch = 5_000

/**
 * Ending people, in steps that each leave nothing half done. Single things go with the fact that takes them back: see
 * `TakenBack`. Either stays destroyed when a backup is restored: see `replayLedger`.
 */
export const createErasure = (sql: Sql) => ({
  /**
   * Everything of a person. Nothing is readable from here; the rows of the log follow by `deleteClosedRows`.
   * `promised` is the number that the person was given beforehand. Null when it was done already.
   */
  async eraseSubject(
    subjectId: string,
    kind: 'account' | 'visitor',
    askedBy: AskedBy,
    at: string,
    promised: Receipt = randomUUID(),
  ): Promise<Receipt | null> {
    const [row] = await sql<{ receipt: string | null }[]>`
      select erase_subject_as(${subjectId}, ${kind}, ${askedBy}, ${at}, ${promised}) as receipt`
    return row?.receipt ?? null
  },

  /** A visitor whose things became an account's: gone, and with a backup from before only if the account goes too. */
  async eraseClaimed(visitorId: string, account: StreamName, at: string): Promise<void> {
    await sql`
      select erase_subject(${visitorId}, 'visitor', 'claim', ${at}, key_id) from keys
      where subject_id = ${account.subjectId} and stream_id = ${account.streamId}`
  },

  /** Deletes the rows of people who were erased, in small batches, until none is left or the signal. */
  async deleteClosedRows(onProgress: () => void = () => {}, signal?: AbortSignal): Promise<void> {
    for (;;) {
      const [row] = await sql<{ hasMore: boolean }[]>`select delete_closed(${batch}) as "hasMore"`
      if (!row?.hasMore || signal?.aborted) return
      onProgress()
    }
  },
})
