import { startTransition, useEffect, useState } from 'react'

/** False until the first view is there and the browser has nothing better to do: what can wait is fetched then. */
export function useRest(): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const begin = () => startTransition(() => setAtRest(true))
    // Safari has no idle callback.
    const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 200))
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
    return () => removeEventListener('load', rest)
  }, [])
  return isAtRest
}
