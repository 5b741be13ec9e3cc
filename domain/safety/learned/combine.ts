import type { Scores, Thresholds } from '#domain/safety/learned/model.ts'
import type { ByRules } from '#domain/safety/screen-by-rules.ts'
import { type Concern, highestTier, isCrisis, type Screening, type Tier } from '#domain/safety/tier.ts'

function learnedTier(byRules: Tier, scores: Scores, thresholds: Thresholds): Tier {
  const isDialog = scores.crisis > thresholds.crisis || isCrisis(byRules)
  if (isDialog && scores.emergency > thresholds.emergency) return 'emergency'
  if (scores.crisis > thresholds.crisis) return 'crisis'
  return scores.care > thresholds.care ? 'care' : 'none'
}

const likeliest: Record<Tier, Concern[]> = {
  none: [],
  care: ['suicide'],
  crisis: ['suicide'],
  emergency: ['medical-emergency'],
}

/** The rules' verdict, raised by what was learned, or held to a card where no crisis looks like this. */
export function combine(
  { isSoftened, ...byRules }: ByRules,
  scores: Scores,
  thresholds: Thresholds,
): Screening {
  const { concerns, reasons } = byRules
  if (isCrisis(byRules.tier) && scores.crisis <= thresholds.held)
    return { tier: 'care', concerns, reasons: [...reasons, 'held-back'] }
  if (isSoftened) return byRules
  const learned = learnedTier(byRules.tier, scores, thresholds)
  const tier = highestTier(byRules.tier, learned)
  if (tier === byRules.tier) return byRules
  return {
    tier,
    concerns: concerns.length > 0 ? concerns : likeliest[tier],
    reasons: [...reasons, 'learned'],
  }
}
