import type { Deps } from '#worker/deps.ts'
import { timeToPrune } from '#worker/upkeep/time-to-prune.ts'

/**
 * Lets go of browsers that have not been seen for long, in the same way as of old receipts: a visitor's browser is the
 * only way to what they wrote. It is known until the visitor is erased for staying away.
 */
export async function forgetBrowsers(deps: Deps): Promise<void> {
  const at = await timeToPrune(deps, 'browsers that are gone')
  if (at === null) return
  await deps.sql`
    delete from browser_sessions
    where expires_at < ${at}
      and (subject_id is not null or seen_at < ${at}::timestamptz - make_interval(days => ${deps.visitorDays}))`
}
