import { useCallback, useEffect, useState } from 'react'
import { getVersion } from '#contract/version.ts'
import { call } from '#web/http/call.ts'

/** Whether the server can be reached; `asking` while that is found out because somebody wants to know. */
export type Line = 'away' | 'asking' | 'back'

/** Milliseconds between two looks, as long as the device says that it has a network. */
const lookEvery = 15_000

const isReachable = (): Promise<boolean> =>
  call(getVersion, {}).then(
    () => true,
    () => false,
  )

/** Follows whether the server can be reached: when asked, when a network comes, and now and then. */
export function useLine() {
  const [line, setLine] = useState<Line>('away')
  const [hasAsked, setAsked] = useState(false)

  const look = useCallback(async () => {
    const isBack = await isReachable()
    setLine((now) => (isBack ? 'back' : now === 'asking' ? 'away' : now))
  }, [])
  const ask = useCallback(async () => {
    setLine('asking')
    await look()
    setAsked(true)
  }, [look])

  useEffect(() => {
    // Whoever waits for a network waits for the server: the browser may not have known that it was away.
    if (line === 'back') return void dispatchEvent(new Event('online'))
    const lookNow = () => void look()
    lookNow()
    const timer = setInterval(() => navigator.onLine && !document.hidden && lookNow(), lookEvery)
    addEventListener('online', lookNow)
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', lookNow)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [line, look])

  return { line, hasAsked, ask }
}
