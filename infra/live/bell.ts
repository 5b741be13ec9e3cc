/** Wakes one who waits. A ring while nobody waits is kept for the next who does; many are kept as one. */
export function createBell() {
  let isRung = false
  let wake = (): void => {}

  return {
    ring: (): void => {
      isRung = true
      wake()
    },
    /** Resolves when it was rung since last time, after `ms` at the latest, or when aborted. */
    async heard(ms: number, signal: AbortSignal): Promise<void> {
      if (!isRung && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const stop = (): void => resolve()
        wake = stop
        const timer = setTimeout(stop, ms)
        signal.addEventListener('abort', stop)
        await promise
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
      }
      isRung = false
    },
  }
}
