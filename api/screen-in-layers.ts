import { floorVersion, floorSteps } from '#domain/safety/floor/floor.ts'
import { raise, type Screener, type Turn, type Verdict } from '#domain/safety/screener.ts'
import { isAtLeast, isCrisis, type Screening } from '#domain/safety/tier.ts'
import { describeFault, type Log } from '#infra/fault.ts'
import { inSlices } from '#infra/in-slices.ts'
import type { CountFault } from '#infra/screening/count-faults.ts'

/**
 * So long a message, or words that are saved and not answered, wait for layers beyond the floor. What comes later raises it
 * later.
 */
const messageTimeoutMs = 250
export const savingTimeoutMs = 3_000

type Options = {
  /** What the floor has said of just these turns. */
  floor?: Screening
  timeoutMs?: number
}

/** What a layer found beyond what was known. */
export type LaterVerdict = Screening & Verdict

export type Screened = Screening & {
  screenedBy: Verdict[]
  /** Of a layer that took longer and found more; null when there is none. Never rejects. */
  later: Promise<LaterVerdict | null>
}

/** The floor: what is said explicitly, read with the turns before it. */
export const screenByFloor = (turns: readonly Turn[]): Promise<Screening> => inSlices(floorSteps(turns))

/** Layers only raise. One that fails or is slow neither delays nor lowers what the floor found. */
export async function screenInLayers(
  { learned, log, countFault }: { learned: Screener | null; log: Log; countFault: CountFault },
  turns: readonly Turn[],
  { floor: known, timeoutMs = messageTimeoutMs }: Options = {},
): Promise<Screened> {
  const floor = known ?? (await screenByFloor(turns))
  const byFloor: Verdict = { layer: 'floor', version: floorVersion, tier: floor.tier }
  const alone: Screened = { ...floor, screenedBy: [byFloor], later: Promise.resolve(null) }
  if (isCrisis(floor.tier) || !learned) return alone

  const { layer, version } = learned
  const asked = learned.screen(turns, floor.tier).catch((error: unknown) => {
    log.warn({ layer, fault: describeFault(error) }, 'a layer of screening did not answer')
    countFault(layer)
    return null
  })
  const found = await inTime(asked, timeoutMs)
  if (found === null) return alone
  if (found !== 'late')
    return {
      ...raise(floor, found),
      screenedBy: [byFloor, { layer, version, tier: found.tier }],
      later: alone.later,
    }
  const later = asked.then((more) =>
    more && !isAtLeast(floor.tier, more.tier) ? { ...raise(floor, more), layer, version } : null,
  )
  return { ...alone, later }
}

async function inTime<Found>(asked: Promise<Found>, timeoutMs: number): Promise<Found | 'late'> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(resolve, timeoutMs, 'late')
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
