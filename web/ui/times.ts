import { locale } from '#web/language/language.ts'

/** Dates in words. A page's first one takes 10 ms and more: prepared when it is wanted, not when a file is loaded. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | null = null
  return (date) => (format ??= new Intl.DateTimeFormat(locale(), options)).format(date)
}

// The one place where instants become words, so that a time reads the same wherever it stands.
const clock = dateFormat({ timeStyle: 'short' })
const dateAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
const fullDay = dateFormat({ dateStyle: 'full', timeStyle: 'short' })
const day = dateFormat({ dateStyle: 'long' })
const month = dateFormat({ month: 'long', year: 'numeric' })

/** "9:14 PM" */
export const hourAndMinute = (instant: string): string => clock(new Date(instant))
/** "Nov 21, 2026, 9:14 PM" */
export const dayAndTime = (instant: string): string => dateAndTime(new Date(instant))
/** "Saturday, November 21, 2026 at 9:14 PM" */
export const fullTime = (instant: string): string => fullDay(new Date(instant))
/** "November 21, 2026" */
export const wholeDay = (instant: string): string => day(new Date(instant))
/** "November 2026" */
export const monthAndYear = (instant: string): string => month(new Date(instant))

/** The day where whoever looks is: midnight parts two days. */
export const dayKey = (instant: string): string => new Date(instant).toDateString()
export const isSameDay = (one: string, other: string): boolean => dayKey(one) === dayKey(other)
