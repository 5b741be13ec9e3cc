import { dayNumber } from '#domain/progress/day.ts'

/** So many days lie between one check-in and the next with the same scale: asked more often, it becomes checking. */
export const daysBetween = 14
const dayMs = 86_400_000

/** The first day on which a scale can be answered again; null when that is today, or was. */
export function nextDayOf(latest: string | undefined, today: string): string | null {
  if (latest === undefined) return null
  const next = dayNumber(latest) + daysBetween
  const wait = next - dayNumber(today)
  // A day that is yet to come was brought along from a clock that went wrong: nobody waits for it.
  return wait <= 0 || wait > daysBetween ? null : new Date(next * dayMs).toISOString().slice(0, 10)
}
