import { dayNumber, dayOf } from '#domain/progress/day.ts'

/** In local days, today included. */
export const spans = { week: 7, month: 30, all: Number.POSITIVE_INFINITY } as const
export type Span = keyof typeof spans

/** A level and the instant (ISO) that it was logged at. */
export type Reading = { level: number; timestamp: string }

/** The person's calendar: an IANA time zone, and the day (YYYY-MM-DD) that it is there now. */
export type Calendar = { timeZone: string; today: string }

/** The readings of the last days, in the order given. Whole days count, however many hours the clocks gave them. */
export function within<R extends Reading>(
  readings: readonly R[],
  span: Span,
  { timeZone, today }: Calendar,
): R[] {
  const first = dayNumber(today) - spans[span] + 1
  return readings.filter(({ timestamp }) => dayNumber(dayOf(timestamp, timeZone)) >= first)
}
