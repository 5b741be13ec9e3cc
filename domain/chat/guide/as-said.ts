import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { withoutRefused } from '#domain/chat/guide/hear/refused.ts'
import { isOfYoung } from '#domain/chat/guide/hear/young.ts'
import { floorOfEach } from '#domain/chat/guide/misreading.ts'
import { stateOf } from '#domain/chat/guide/state.ts'
import type { Understanding } from '#domain/chat/guide/understanding.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { saysTheyAreFound } from '#domain/safety/flow/about-another.ts'
import { isCrisis } from '#domain/safety/tier.ts'

const isCalm = (turns: GuidePrompt['turns']): boolean =>
  floorOfEach(turns).every(({ tier }) => !isCrisis(tier))

/**
 * A danger that was only guessed, from words that say otherwise themselves: somebody is found again, or an exercise is not
 * wanted. They are answered as they were said; what is shown beside them stays.
 */
export function asSaid(prompt: GuidePrompt): GuidePrompt {
  const { turns, guide } = prompt
  const heard = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  if (guide?.need === 'crisis' || (prompt.tier === 'none' && !prompt.ask)) return prompt
  const left = withoutRefused(heard)
  const isRefusal =
    left !== heard &&
    isCalm(turns.slice(0, -1)) &&
    !isCrisis(screenByFloor([{ role: 'person', text: left }]).tier)
  const isRelief = saysTheyAreFound(heard) && isCalm(turns)
  if (!isRefusal && !isRelief) return prompt
  return { ...prompt, tier: 'none', heardTier: 'none', concerns: [], ask: null }
}

const grave: ReadonlySet<string | null> = new Set([
  'fact:young-violence',
  'fact:young-disappear',
  'fact:young-wont-wake',
  'fact:young-asked-pics',
])

/** A child tells of what is hard and no danger, and nothing was said outright: it is met as that, and asked plainly. */
export const isGuessedOfYoung = ({ turns, tier, guide }: GuidePrompt, { topic }: Understanding): boolean =>
  isCrisis(tier) &&
  isOfYoung(topic) &&
  !grave.has(topic) &&
  guide?.need !== 'crisis' &&
  !stateOf(guide).isAfterCrisis &&
  isCalm(turns)
