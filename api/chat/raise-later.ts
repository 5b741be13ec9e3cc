import type { SaidOfPerson } from '#api/chat/said-of-person.ts'
import type { Deps } from '#api/deps.ts'
import { moderated } from '#api/moderated.ts'
import type { LaterVerdict, Screened } from '#api/screen-in-layers.ts'
import { withMinor } from '#api/with-minor.ts'
import type { Turn } from '#domain/safety/screener.ts'
import { describeFault } from '#infra/fault.ts'
import { raiseConcern } from '#infra/use-cases/raise-concern.ts'

type Kept = {
  subjectId: string
  ids: { sessionId: string; messageId: string }
  turns: readonly Turn[]
  found: Screened
  said: SaidOfPerson
  /** Whether it may be asked about outside: not what comes twice, nor what is past the limit of what goes to a model. */
  isModerated: boolean
}

/**
 * What slow layers find after all, for whoever follows the reply, and for whoever writes it. Each raises by itself; settles
 * once all have spoken, and never rejects.
 */
export async function raiseLater(deps: Deps, kept: Kept): Promise<void> {
  const { subjectId, turns, found, isModerated } = kept
  const about = { subjectId, purpose: 'model-chat' } as const
  const verdicts = [found.later, ...(isModerated ? [moderated(deps, about, turns, found)] : [])]
  const raised = verdicts.map(async (verdict) => raiseOne(deps, kept, await verdict))
  for (const result of await Promise.allSettled(raised))
    if (result.status === 'rejected')
      deps.log.warn({ fault: describeFault(result.reason) }, 'a concern could not be raised')
}

async function raiseOne(
  deps: Deps,
  { subjectId, ids, said }: Kept,
  verdict: LaterVerdict | null,
): Promise<void> {
  if (!verdict) return
  const { tier, concerns, ask, layer, version } = withMinor(verdict, said)
  await raiseConcern(deps, subjectId, { ...ids, tier, concerns, layer, version, ...(ask && { ask }) })
}
