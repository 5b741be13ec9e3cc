import { startTransition, useEffect, useState } from 'react'

// In milliseconds: a browser that is never at rest gets it all the same.
const longestWait = 3_000

/** False until the first view is there and the browser has nothing better to do: what can wait is fetched then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => startTransition(() => setIdle(true))
    // Safari has no idle callback.
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(begin, { timeout: longestWait })
        : setTimeout(begin, 200)
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
    return () => removeEventListener('load', whenIdle)
  }, [])
  return isIdle
}
