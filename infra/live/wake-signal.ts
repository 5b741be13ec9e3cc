/** Wakes one who waits. Raised while nobody waits, it is kept for the next who does; raised many times, it counts once. */
export function createWakeSignal() {
  let isRaised = false
  let wake = (): void => {}

  return {
    raise: (): void => {
      isRaised = true
      wake()
    },
    /** Resolves when it was raised since last time, after `ms` at the latest, or when aborted. */
    async wait(ms: number, signal: AbortSignal): Promise<void> {
      if (!isRaised && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const stop = (): void => resolve()
        wake = stop
        const timer = setTimeout(stop, ms)
        signal.addEventListener('abort', stop)
        await promise
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
      }
      isRaised = false
    },
  }
}
