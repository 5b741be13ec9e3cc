/** A pause in writing. */
const pauseMs = 1_500

/**
 * Has the server keep what is being written, with the next pause or when the page is left: a phone puts tabs away without
 * asking.
 */
export function keepSoon(save: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const now = () => {
    stop()
    void save()
  }
  const saveWhenLeft = () => void (document.hidden && now())
  return {
    later(): void {
      stop()
      timer = setTimeout(now, pauseMs)
      document.addEventListener('visibilitychange', saveWhenLeft)
    },
    now,
    stop,
  }
}
