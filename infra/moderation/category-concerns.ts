import type { Concern, Question, Screening, Tier } from '#domain/safety/tier.ts'

/** What a category says to us once the provider flags it, from this score on. */
type Reading = {
  category: string
  least: number
  tier: Extract<Tier, 'care' | 'crisis'>
  concern: Concern
  ask: Question
}

/** Goes up with each change of the readings. */
export const readingsVersion = 1

/**
 * The categories as OpenAI defines them (platform.openai.com/docs/guides/moderation, read in November 2026). A flag is the
 * provider's own threshold; it says there that scores are no probabilities and that models change. The scores are ours:
 * set so that a dialog takes more than a flag, and not measured on lines of our own.
 *
 * Left out, because whoever tells of what was done to them has them too: `violence`, `violence/graphic` and `sexual`
 * (depicting is enough), `harassment` and `hate`; and `illicit`, which is no danger to anybody by itself.
 */
export const readings: readonly Reading[] = [
  { category: 'self-harm/intent', least: 0.6, tier: 'crisis', concern: 'suicide', ask: 'ending-life' },
  { category: 'self-harm/intent', least: 0, tier: 'care', concern: 'suicide', ask: 'ending-life' },
  { category: 'self-harm/instructions', least: 0.6, tier: 'crisis', concern: 'suicide', ask: 'ending-life' },
  { category: 'self-harm/instructions', least: 0, tier: 'care', concern: 'suicide', ask: 'ending-life' },
  // It may be depicted only: the question decides.
  { category: 'self-harm', least: 0.4, tier: 'care', concern: 'suicide', ask: 'ending-life' },
  // Also a threat that somebody quotes: never more than the card and the question.
  {
    category: 'harassment/threatening',
    least: 0.7,
    tier: 'care',
    concern: 'harm-to-others',
    ask: 'hurt-others',
  },
  { category: 'illicit/violent', least: 0.7, tier: 'care', concern: 'harm-to-others', ask: 'hurt-others' },
  // A survivor says it as well as somebody who knows of a child.
  { category: 'sexual/minors', least: 0.5, tier: 'care', concern: 'dependant-in-danger', ask: 'child-safe' },
]

/** What one text was found to hold. */
export type Categories = {
  categories: Record<string, boolean | null | undefined>
  category_scores: Record<string, number | undefined>
}

/** All that these categories say, each by itself. */
export const readCategories = ({ categories, category_scores: scores }: Categories): Screening[] =>
  readings
    .filter(({ category, least }) => categories[category] === true && (scores[category] ?? 0) >= least)
    .map(({ category, tier, concern, ask }) => ({ tier, concerns: [concern], reasons: [category], ask }))
