import { finishClaim, listUnfinishedClaims, reportClaim } from '#infra/use-cases/claim-visitor.ts'
import type { Deps } from '#worker/deps.ts'

/** Longer than a claim takes, so that the API has ended its own. */
const cutOffAfterSeconds = 60

/** Ends the claims that a fault has cut off: what a visitor did is with their account soon, whatever happened. */
export async function finishClaims(deps: Deps, signal: AbortSignal): Promise<void> {
  const { sql, clock, log, wake } = deps
  const context = { timeZone: 'UTC' }
  for (const { visitorId, subjectId } of await listUnfinishedClaims(sql, cutOffAfterSeconds)) {
    if (signal.aborted) return
    try {
      await finishClaim(deps, { visitorId, subjectId, at: clock().toISOString(), context })
      wake(subjectId)
    } catch (error) {
      reportClaim(log, error)
    }
  }
}
