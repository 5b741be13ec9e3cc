import { useEffect, useState } from 'react'
import { isSameDay } from '#web/ui/times.ts'

const untilMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()

/** The day that it is: another at midnight, and when a page that slept over it is shown again. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const look = () => {
      const now = new Date()
      if (!isSameDay(now.toISOString(), today.toISOString())) setToday(now)
    }
    const timer = setTimeout(look, untilMidnight(new Date()))
    addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('visibilitychange', look)
    }
  }, [today])
  return today
}
