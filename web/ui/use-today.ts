import { useEffect, useState } from 'react'

const today = (): string => new Date().toDateString()
const minuteMs = 60_000

/** The day that it is, also on a page that stays open over midnight. */
export function useToday(): Date {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return new Date(day)
}
