import { useEffect, useRef, useState } from 'react'

/** Whole seconds that have gone by while it ran. */
export function useStopwatch(isRunning: boolean) {
  const before = useRef(0)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const begun = performance.now() - 1000 * before.current
    const passed = () => (performance.now() - begun) / 1000
    const timer = setInterval(() => setSeconds(Math.floor(passed())), 100)
    return () => {
      clearInterval(timer)
      before.current = passed()
    }
  }, [isRunning])
  return seconds
}
