import { describeFault } from '#infra/fault.ts'
import { within } from '#infra/within.ts'
import type { Deps } from '#worker/deps.ts'

/** One thing that is looked after again and again. It is safe to repeat, and ends soon after the signal. */
export type Duty = {
  /** As the log and the alarms call it. */
  name: string
  /** Rests so long after a run; with each sweep unless told. */
  everyMs?: number
  run: (deps: Deps, signal: AbortSignal) => Promise<void>
}

type Sweep = (signal: AbortSignal) => Promise<void>

/**
 * Runs every duty that is due, apart from each other: one that fails or hangs is an alarm of its own, and keeps no other
 * from happening, now or later. A sweep waits for a slow one no longer than `timeoutMs`; the next sweep leaves it out
 * until it has ended, and says so.
 */
export function createSweep(deps: Deps, duties: Duty[], timeoutMs = 60_000): Sweep {
  const running = new Set<Duty>()
  const endedAt = new Map<Duty, number>()

  async function run(duty: Duty, signal: AbortSignal): Promise<void> {
    running.add(duty)
    try {
      await duty.run(deps, signal)
    } finally {
      running.delete(duty)
      endedAt.set(duty, performance.now())
    }
  }

  const isDue = (duty: Duty): boolean =>
    !running.has(duty) && performance.now() - (endedAt.get(duty) ?? -Infinity) >= (duty.everyMs ?? 0)

  return async (signal) => {
    for (const { name } of running) {
      const alarm = 'a duty of the sweep has not ended'
      deps.log.error({ alarm, duty: name }, alarm)
    }
    await Promise.all(
      duties.filter(isDue).map(async (duty) => {
        try {
          await within(timeoutMs, run(duty, signal))
        } catch (error) {
          if (signal.aborted) return
          const alarm = 'a duty of the sweep failed'
          deps.log.error({ alarm, duty: duty.name, fault: describeFault(error) }, alarm)
        }
      }),
    )
  }
}
