import { describeFault } from '#infra/fault.ts'
import type { Logger } from '#infra/logger.ts'

/** No process takes longer to end. */
export const hardLimitMs = 60_000

/**
 * Ends a process in order on SIGTERM and SIGINT: the first step given runs first. A step that fails is logged and
 * the next one runs; a minute is the end in any case.
 */
export function onShutdown(log: Logger, steps: (() => Promise<unknown>)[]): void {
  let isEnding = false
  const end = async (signal: string) => {
    if (isEnding) return
    isEnding = true
    log.info({ signal }, 'ending')
    setTimeout(() => process.exit(1), hardLimitMs).unref()
    for (const step of steps)
      await step().catch((error) => log.error({ fault: describeFault(error) }, 'a step of ending failed'))
    log.info('ended')
    process.exit(0)
  }
  process.on('SIGTERM', () => end('SIGTERM'))
  process.on('SIGINT', () => end('SIGINT'))
}

/** A fault that nobody caught: say it without words of people, and let the supervisor start us again. */
export function onFault(log: Logger): void {
  const die = (error: unknown) => {
    log.fatal({ fault: describeFault(error) }, 'fault')
    process.exit(1)
  }
  process.on('uncaughtException', die)
  process.on('unhandledRejection', die)
}
