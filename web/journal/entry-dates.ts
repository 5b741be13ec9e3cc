import type { JournalEntry } from '#contract/journal.ts'
import * as words from '#web/journal/words.en.ts'
import { dateFormat, hourAndMinute, isSameDay, monthAndYear } from '#web/ui/times.ts'

const day = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })
const dayOfYear = dateFormat({ dateStyle: 'full' })

/** As somebody would say it: "Today, 9:14 PM", "Yesterday, 7:02 AM", "Tuesday, November 17". */
export function entryDate(instant: string, now: Date): string {
  const moment = new Date(instant)
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).toISOString()
  if (isSameDay(instant, now.toISOString())) return words.today(hourAndMinute(instant))
  if (isSameDay(instant, yesterday)) return words.yesterday(hourAndMinute(instant))
  return moment.getFullYear() === now.getFullYear() ? day(moment) : dayOfYear(moment)
}

export type Month = { name: string; entries: JournalEntry[] }

/** Entries in the order they came, under the month in which they were written. */
export function byMonth(entries: readonly JournalEntry[]): Month[] {
  const months: Month[] = []
  for (const entry of entries) {
    const name = monthAndYear(entry.createdAt)
    const last = months.at(-1)
    if (last?.name === name) last.entries.push(entry)
    else months.push({ name, entries: [entry] })
  }
  return months
}
