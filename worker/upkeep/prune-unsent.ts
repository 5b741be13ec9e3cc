import { pruneUnsent as prune } from '#infra/store/unsent-words.ts'
import type { Deps } from '#worker/deps.ts'
import { timeToPrune } from '#worker/upkeep/time-to-prune.ts'

/** Lets go of words that were not sent for days, in the same way as of old receipts: nobody else has them. */
export async function pruneUnsent(deps: Deps): Promise<void> {
  const at = await timeToPrune(deps, 'words that were not sent')
  if (at !== null) await prune(deps.sql, at)
}
