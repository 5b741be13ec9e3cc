import { mayErase, timeToDestroy } from '#infra/erasure/destruction-guard.ts'
import { countPeople } from '#projections/account/last-active.ts'
import type { Deps } from '#worker/deps.ts'

/** Lets go of old receipts, by the database's time, and only while that can be believed. */
export async function pruneLedger(deps: Deps): Promise<void> {
  const duty = 'receipts that are old'
  const at = await timeToDestroy(deps, duty)
  // Nobody goes with a receipt; only an earlier hold ends here.
  if (at === null || !(await mayErase(deps, duty, { due: 0, countPeople: () => countPeople(deps.sql) })))
    return
  await deps.ledger.prune(at)
}
