/** What is said in a conversation beside it: who replies, and what follows from an age. */
export const noticeKinds = ['start', 'hours', 'away', 'asked', 'under-age', 'minor', 'adult'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** How often it is said who replies. */
export type Cadence = { hours: number; hoursForMinors: number; daysAway: number }

/** What the strictest laws ask for. */
export const strictest: Cadence = { hours: 3, hoursForMinors: 1, daysAway: 7 }

const hourMs = 3_600_000

/** Times of a conversation (ISO instants), as far as notices depend on them. */
export type NoticeTimes = {
  /** When it was last said who replies. */
  noticedAt: string | null
  /** When the person last said something. */
  saidAt: string | null
}

type Now = { at: string; isMinor: boolean; cadence: Cadence }

/** Whether it is time to say again who replies, and why. */
export function dueNotice(
  { noticedAt, saidAt }: NoticeTimes,
  { at, isMinor, cadence }: Now,
): 'start' | 'away' | 'hours' | null {
  if (noticedAt === null || saidAt === null) return 'start'
  const passed = (since: string) => (Date.parse(at) - Date.parse(since)) / hourMs
  if (passed(saidAt) >= cadence.daysAway * 24) return 'away'
  return passed(noticedAt) >= (isMinor ? cadence.hoursForMinors : cadence.hours) ? 'hours' : null
}
