import { mayAsk } from '#domain/safety/asks/question-of.ts'
import { type Concern, type Question, type Tier, tiers } from '#domain/safety/tier.ts'

/**
 * A message, and the question that would decide what it means. `at` is an ISO instant. `isHint`: only what was learned heard
 * it, and nothing in it is said outright.
 */
export type Sign = {
  messageId: string
  question: Question
  at: string
  tier: Tier
  concerns: Concern[]
  isHint?: true
}

/** What was asked, how often on that day, and the sign that it was asked for. Each question has one, its latest. */
export type Asked = Sign & { times?: number }

const dayMs = 24 * 60 * 60 * 1000
const between = (earlier: string, later: string): number => Date.parse(later) - Date.parse(earlier)

/** A "no" is believed, and asked about once more where another message says it outright. */
const timesADay = 2

/** Again for a new sign: twice a day at most, or where it is of a higher tier. */
const mayAskAgain = (asked: Asked, sign: Sign): boolean =>
  asked.messageId !== sign.messageId &&
  (between(asked.at, sign.at) > dayMs ||
    tiers.indexOf(sign.tier) > tiers.indexOf(asked.tier) ||
    (sign.question === 'ending-life' && !sign.isHint && (asked.times ?? 1) < timesADay))

type Talk = { tier: Tier; concerns: readonly Concern[]; at: string }

/** The question that the next reply asks; null where none is due. A crisis has words of its own. */
export function dueQuestion(
  sign: Sign | null,
  asked: readonly Asked[],
  { tier, concerns, at }: Talk,
): Question | null {
  if (!sign || tier !== 'care' || between(sign.at, at) > dayMs) return null
  if (!mayAsk(sign.question, [...sign.concerns, ...concerns])) return null
  const before = asked.find(({ question }) => question === sign.question)
  return before && !mayAskAgain(before, sign) ? null : sign.question
}
