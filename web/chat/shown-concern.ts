import { endsWithHelp } from '#domain/safety/session-tier.ts'
import { type Concern, highestTier, isAtLeast, isCrisis, type Tier } from '#domain/safety/tier.ts'
import { needsQuickExit } from '#domain/safety/words/leading-concern.ts'

type Heard = {
  id: string
  at: string
  isPersons: boolean
  tier: Tier
  concerns: Concern[]
  isCorrected: boolean
}

type Shown = {
  /** The gravest words, of these the latest, but what only help ends before all others: they are what a correction is about. */
  id: string
  /** The latest words that call for help. */
  latestId: string
  /** Under which words it stands. The bar does not move on, so that nothing jumps. */
  under: string
  tier: Tier
  concerns: Concern[]
  /** It was not meant so, or help has come. */
  isCorrected: boolean
  /** A bar that stays in sight while the talk goes on; else a card. */
  isSlim: boolean
}

const dayMs = 86_400_000

/** What is left of help that was taken back. */
const bar = ({ id, tier, concerns }: Heard): Shown => ({
  id,
  latestId: id,
  under: id,
  tier,
  concerns,
  isCorrected: true,
  isSlim: true,
})

/** An answer that was given in a crisis is no new concern when the crisis was taken back. */
const isPartOf = ({ tier, concerns }: Heard, crisis: Heard): boolean =>
  isCrisis(crisis.tier) && !isCrisis(tier) && concerns.every((one) => crisis.concerns.includes(one))

/**
 * The help that stands in a conversation. What was heard last does not make less of what was heard before it, within a day,
 * until a correction.
 */
export function shownConcern(
  lines: readonly Heard[],
  corrected: ReadonlyMap<string, Tier>,
): Shown | undefined {
  const place = lines.findLastIndex(({ tier }) => isAtLeast(tier, 'care'))
  const last = lines[place]
  if (!last) return undefined
  const isTakenBack = ({ id, tier, isCorrected }: Heard) =>
    isCorrected || isAtLeast(corrected.get(id) ?? 'none', tier === 'none' ? 'care' : tier)
  const { id } = last
  const back = lines.findLastIndex(isTakenBack)
  if (back >= place) return bar(last)
  const recent = lines
    .slice(back + 1, place + 1)
    .filter(({ at }) => Date.parse(last.at) - Date.parse(at) < dayMs)
  const takenBack = lines[back]
  if (takenBack && recent.every((one) => isPartOf(one, takenBack))) return bar(takenBack)
  const tier = highestTier(...recent.map((one) => one.tier))
  const grave = recent.filter((one) => one.tier === tier)
  const gravest = grave.findLast((one) => endsWithHelp(tier, one.concerns)) ?? grave.at(-1) ?? last
  const known = recent.find((one) => isCrisis(one.tier)) ?? last
  const isRisen = last.tier === tier && grave.length === 1
  const hasGoneOn = lines.slice(place + 1).some(({ isPersons }) => isPersons)
  const isSlim = isCrisis(tier) && (!isRisen || hasGoneOn || needsQuickExit(gravest.concerns))
  return {
    id: gravest.id,
    latestId: id,
    under: isSlim ? known.id : id,
    tier,
    concerns: gravest.concerns,
    isCorrected: false,
    isSlim,
  }
}
