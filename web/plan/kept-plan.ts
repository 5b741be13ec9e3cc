import type { PlanWords } from '#domain/plan/events.ts'
import { emptyPlan } from '#domain/plan/parts.ts'
import { createListeners } from '#web/browser/listeners.ts'
import { forgetSealed, keepSealed, openSealed } from '#web/browser/sealed-words.ts'
import { browserStorage } from '#web/browser/storage.ts'
import { planKeptKey } from '#web/sessions/stored-session.ts'

const { subscribe, announce } = createListeners()
export const subscribeToKept = subscribe

/** Whether somebody wants their plan on this device. */
export const isPlanKept = (): boolean => browserStorage.getItem(planKeptKey) === 'true'

/** False where the browser refuses. */
export async function keepPlan(words: PlanWords): Promise<boolean> {
  const isKept = await keepSealed(JSON.stringify(words))
  if (isKept) browserStorage.setItem(planKeptKey, 'true')
  else dropPlan()
  announce()
  return isKept
}

export function dropPlan(): void {
  browserStorage.removeItem(planKeptKey)
  forgetSealed()
  announce()
}

/** The plan as this device has it. */
export async function keptPlan(): Promise<PlanWords | null> {
  if (!isPlanKept()) return null
  const kept = await openSealed()
  return kept === null ? null : { ...emptyPlan, ...(JSON.parse(kept) as Partial<PlanWords>) }
}
