import { mayAsk } from '#domain/safety/asks/question-of.ts'
import { type Concern, type Question, type Screening, type Tier, tiers } from '#domain/safety/tier.ts'

export type { Question }

/**
 * `question`: what the guide, or prepared words, asked by its name. A model's questions are known by their words.
 * `concerns`: what was found in the person's words then.
 */
export type Turn = {
  role: 'person' | 'companion'
  text: string
  question?: Question
  concerns?: readonly Concern[]
}

export const layers = ['floor', 'learned', 'moderation', 'model'] as const
export type Layer = (typeof layers)[number]

/** What one layer said of a text, without the text. */
export type Verdict = { layer: Layer; version: string; tier: Tier }

/** One layer of screening. It may raise what the others found, and never lower it. `floor`: what the floor found. */
export type Screener = {
  layer: Layer
  version: string
  screen: (turns: readonly Turn[], floor: Tier, signal?: AbortSignal) => Promise<Screening>
}

/** All of them together: the highest tier and its concerns first. A question is asked only while it is unclear. */
export function raise(...screenings: Screening[]): Screening {
  const byTier = screenings
    .filter(({ tier }) => tier !== 'none')
    .toSorted((one, other) => tiers.indexOf(other.tier) - tiers.indexOf(one.tier))
  const tier = byTier[0]?.tier ?? 'none'
  const concerns = [...new Set<Concern>(byTier.flatMap((screening) => screening.concerns))]
  const asks = byTier.flatMap(({ ask }) => ask ?? []).filter((ask) => mayAsk(ask, concerns))
  const answered = [...byTier, ...screenings].find((screening) => screening.answered)?.answered
  return {
    tier,
    concerns,
    reasons: [...new Set(byTier.flatMap(({ reasons }) => reasons))],
    ...(tier === 'care' && !answered && asks[0] && { ask: asks[0] }),
    ...(answered && { answered }),
  }
}
