import type { Situation } from '#domain/chat/guide/decide/go-on.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'
import { type Detail, detailsIn } from '#domain/chat/guide/hear/details.ts'
import { newsIn } from '#domain/chat/guide/hear/news.ts'
import { isOfWatched } from '#domain/chat/guide/hear/watched.ts'
import { isOfYoung, isYoung } from '#domain/chat/guide/hear/young.ts'
import type { Understanding } from '#domain/chat/guide/understanding.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'

export type GuideTurn = { role: 'user' | 'assistant'; text: string }

export const knownOf = (turns: readonly GuideTurn[]): Detail[] => {
  const all = turns.filter(({ role }) => role === 'user').flatMap(({ text }) => detailsIn(text))
  return [...new Map(all.map((detail) => [detail.words, detail])).values()].slice(-4)
}

const ofAbuse: ReadonlySet<string | null> = new Set(['fact:plainly-whom-abuse', 'fact:plainly-smashed'])
const withViolence: ReadonlySet<string> = new Set(['violence-at-home', 'conflict'])

/** Whom to reach: those who are there for what it is about. */
export function linesOf(
  { act, topic }: Understanding,
  { need }: Move,
  { forChildren, forAbuse, talk, numbers }: SpokenLines,
  said: readonly string[],
): string {
  if (act === 'other-language') return numbers
  if (topic?.startsWith('bye-') && !isYoung(said)) return talk
  const named =
    act === 'age' || isOfYoung(topic) || isYoung(said)
      ? forChildren
      : isOfWatched(topic) || topic === 'fact:plan-to-go' || ofAbuse.has(topic)
        ? forAbuse
        : need !== null && withViolence.has(need)
          ? forAbuse
          : null
  // “Childline: call 0800 1111” in the middle of a sentence.
  return named?.replace(/^([^:]+): (.+)$/s, '$2 ($1)') ?? talk
}

/** “Saturday 28 November 2026” */
export const dayInWords = (today: string): string => {
  const day = new Date(`${today}T00:00:00Z`)
  return Number.isNaN(day.getTime())
    ? 'the day that your phone shows'
    : day
        .toLocaleDateString('en-GB', {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        })
        .replaceAll(',', '')
}

export const beforeIn = (news: Situation['news']): string | null =>
  news !== null && 'before' in news ? news.before : null

export const numbersTold = (said: readonly string[]): string[] =>
  said.flatMap((text) => {
    const news = newsIn(text)
    return news?.kind === 'number' ? [news.words] : []
  })

/** Not each conversation has the same words in the same place: what is said first depends on what was written. */
export const seedOf = (said: readonly string[]): number =>
  [...(said[0] ?? ''), ...(said.at(-1) ?? '')].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
