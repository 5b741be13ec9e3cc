import { isMinor } from '#domain/account/age/age-group.ts'
import { type Concern, isAtLeast, type Tier } from '#domain/safety/tier.ts'
import { describeFault, type Log } from '#infra/fault.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { ageGroupOfPerson } from '#infra/use-cases/age-group-of-person.ts'

/** What is known of somebody's age: `isNewlyMinor`: just these words say so. */
export type KnownMinor = { isMinor: boolean; isNewlyMinor?: boolean }

/** To a minor it is spoken as to one wherever there is help; who has just said so is shown help for minors. */
export function withMinor<Found extends { tier: Tier; concerns: Concern[] }>(
  found: Found,
  { isMinor: isKnown, isNewlyMinor = false }: KnownMinor,
): Found {
  const isShown = isNewlyMinor || (isKnown && isAtLeast(found.tier, 'care'))
  if (!isShown || found.concerns.includes('minor')) return found
  const tier = isAtLeast(found.tier, 'care') ? found.tier : 'care'
  return { ...found, tier, concerns: [...found.concerns, 'minor'] }
}

/** Whether somebody has said in a chat that they are under 18. Never rejects: help does not hang on it. */
export async function isKnownMinor(
  { store, log }: { store: EventStore; log: Log },
  subjectId: string,
): Promise<boolean> {
  try {
    return isMinor(await ageGroupOfPerson(store, subjectId))
  } catch (error) {
    log.warn({ fault: describeFault(error) }, 'an age could not be read')
    return false
  }
}
