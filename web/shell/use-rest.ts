import { useEffect, useState } from 'react'

/** False until the first view is there and the browser has nothing better to do: what can wait is fetched then. */
export function useRest(): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    // Safari has no idle callback.
    const rest = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => setAtRest(true))
        : setTimeout(setAtRest, 200, true)
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
    return () => removeEventListener('load', rest)
  }, [])
  return isAtRest
}
