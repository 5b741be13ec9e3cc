import { useEffect, useState } from 'react'

const today = (): string => new Date().toDateString()
const minuteMs = 60_000

/** The day that it is, also on a page that stays open over midnight, or sleeps until the next morning. */
export function useToday(): Date {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const look = () => setDay(today())
    const timer = setInterval(look, minuteMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return new Date(day)
}
