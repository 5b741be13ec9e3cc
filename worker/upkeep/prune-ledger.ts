import type { Deps } from '#worker/deps.ts'
import { timeToPrune } from '#worker/upkeep/time-to-prune.ts'

/** Lets go of old receipts, by the database's time, and only while that can be believed. */
export async function pruneLedger(deps: Deps): Promise<void> {
  const at = await timeToPrune(deps, 'receipts that are old')
  if (at !== null) await deps.ledger.prune(at)
}
