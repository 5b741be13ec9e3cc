import * as words from '#web/chat/words.en.ts'
import { dateFormat } from '#web/ui/times.ts'

const longDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

const midnightOf = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** "Today", "Yesterday", else the whole date. */
export function dayName(instant: string, now: Date): string {
  const day = new Date(instant)
  const daysAgo = Math.round((midnightOf(now) - midnightOf(day)) / 86_400_000)
  if (daysAgo === 0) return words.today
  if (daysAgo === 1) return words.yesterday
  return longDay(day)
}
