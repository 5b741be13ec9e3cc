import type { Deps } from '#worker/deps.ts'
import { timeToPrune } from '#worker/upkeep/time-to-prune.ts'

/** Lets go of what is left of replaced keys, once no backup can ask for it, in the same way as of old receipts. */
export async function pruneReplacedKeys(deps: Deps): Promise<void> {
  const at = await timeToPrune(deps, 'replaced keys that are old')
  if (at !== null) await deps.sql`select prune_replaced_keys(${at})`
}
