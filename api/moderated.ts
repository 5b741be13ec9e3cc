import type { Deps } from '#api/deps.ts'
import type { LaterVerdict } from '#api/screen-in-layers.ts'
import type { ModelPurpose } from '#domain/account/purposes.ts'
import { raise, type Turn } from '#domain/safety/screener.ts'
import { isAtLeast, isCrisis, type Screening } from '#domain/safety/tier.ts'
import { describeFault } from '#infra/fault.ts'
import { mayGoToModel } from '#infra/use-cases/may-go-to-model.ts'

type Asking = Pick<Deps, 'moderation' | 'store' | 'recipient' | 'log' | 'countFault'>

/**
 * What the provider's moderation finds beyond what was known. Only words that may go to that provider are sent, and none
 * where the dialog is open already. Null where it is not asked, finds no more, or fails. Never rejects.
 */
export async function moderated(
  { moderation, log, countFault, ...place }: Asking,
  { subjectId, purpose }: { subjectId: string; purpose: ModelPurpose },
  turns: readonly Turn[],
  known: Screening,
): Promise<LaterVerdict | null> {
  if (!moderation || isCrisis(known.tier)) return null
  const { layer, version } = moderation
  try {
    if (!(await mayGoToModel(place, subjectId, purpose))) return null
    const found = await moderation.screen(turns, known.tier)
    return isAtLeast(known.tier, found.tier) ? null : { ...raise(known, found), layer, version }
  } catch (error) {
    log.warn({ layer, fault: describeFault(error) }, 'a layer of screening did not answer')
    countFault(layer)
    return null
  }
}
