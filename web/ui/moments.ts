// The one place where instants become words, so that a time reads the same wherever it stands.
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const fullDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** "9:14 PM" */
export const hourAndMinute = (instant: string): string => clock.format(new Date(instant))
/** "Nov 21, 2026, 9:14 PM" */
export const dayAndTime = (instant: string): string => moment.format(new Date(instant))
/** "Saturday, November 21, 2026 at 9:14 PM" */
export const fullMoment = (instant: string): string => fullDay.format(new Date(instant))
/** "November 21, 2026" */
export const wholeDay = (instant: string): string => day.format(new Date(instant))
