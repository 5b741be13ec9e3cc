import type { Sql } from '#infra/sql.ts'
import type { Keyring } from '#infra/store/keys.ts'
import { turnEpoch } from '#infra/store/turn-epoch.ts'

/** As if the epoch had had its time. */
export const makeEpochDue = (sql: Sql): Promise<unknown> =>
  sql`update epochs set begun_at = begun_at - interval '8 days'`

/** As if nobody could be left who has read a key just before it was wrapped anew. */
export const makeEpochOutlived = (sql: Sql): Promise<unknown> =>
  sql`update epochs set rewrapped_at = rewrapped_at - interval '11 minutes'`

/** Ends whatever turn is under way. */
export async function settleEpoch(sql: Sql, keyring: Keyring): Promise<void> {
  await turnEpoch(sql, keyring, 7)
  await makeEpochOutlived(sql)
  await turnEpoch(sql, keyring, 7)
}

/** A whole turn: a new epoch, everything under it, the end of the older one. */
export async function turnWholeEpoch(sql: Sql, keyring: Keyring): Promise<void> {
  await settleEpoch(sql, keyring)
  await makeEpochDue(sql)
  await settleEpoch(sql, keyring)
}
