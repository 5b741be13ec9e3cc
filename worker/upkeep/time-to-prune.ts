import { mayErase, timeToDestroy } from '#infra/erasure/destruction-guard.ts'
import { countPeople } from '#projections/account/last-active.ts'
import type { Deps } from '#worker/deps.ts'

/** The database's time, by which this duty may let go of what is old; null while it cannot be believed. */
export async function timeToPrune(deps: Deps, duty: string): Promise<string | null> {
  const at = await timeToDestroy(deps, duty)
  // Nobody goes with it; only an earlier hold ends here.
  return at !== null && (await mayErase(deps, duty, { due: 0, countPeople: () => countPeople(deps.sql) }))
    ? at
    : null
}
