const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

export const dayAndTime = (instant: string): string => moment.format(new Date(instant))
export const wholeDay = (instant: string): string => day.format(new Date(instant))
