import type { GuidePlace } from '#domain/chat/events.ts'
import { labelsOf, stepAt } from '#domain/chat/guide/needs.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { isFlowEnd } from '#domain/safety/flow/flow.ts'
import {
  enterFlow,
  flowPlaceOf,
  followFlow,
  nameOfFlowPlace,
  sayAt,
  withHelpHere,
} from '#domain/safety/flow/follow-flow.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'

type Standing = { tier: Tier; concerns: Concern[]; guide: GuidePlace | null }
type Said = (line: string) => boolean

/** What the guide says at a place, its numbers still to be filled in. */
type Saying = { says: string | null; asks: string; choices: string[]; guide: GuidePlace }

const inCrisis = (step: string): GuidePlace => ({ need: 'crisis', step, missed: 0 })

/** Where the guide stands in the flow of a concern; null where it stands elsewhere. */
const flowPlaceIn = (guide: GuidePlace | null): FlowPlace | null =>
  guide?.need === 'crisis' ? flowPlaceOf(guide.step) : null

const sayingAt = (place: FlowPlace, said: Said): Saying => ({
  ...sayAt(place, said),
  guide: inCrisis(nameOfFlowPlace(place)),
})

/** What follows the prepared words of a crisis. */
export function startInCrisis(tier: Tier, concerns: readonly Concern[]): Omit<Saying, 'says'> {
  const place = enterFlow(tier, concerns)
  if (place) return sayingAt(place, () => false)
  const guide = inCrisis('reached')
  const step = stepAt(guide)
  return { asks: step.asks, choices: labelsOf(step), guide }
}

/** The next words in the flow of a concern; null where none is under way. */
export function flowStep({ tier, concerns, guide }: Standing, heard: string, said: Said): Saying | null {
  if (!isCrisis(tier)) return null
  const from = flowPlaceIn(guide)
  if (!from) {
    const place = guide?.need === 'crisis' ? null : enterFlow(tier, concerns)
    return place && sayingAt(place, said)
  }
  const to = followFlow(from, heard, tier, said)
  if (!isFlowEnd(to)) return sayingAt(to, said)
  const place = inCrisis(to === 'own-safety' ? 'reached' : 'listening')
  const step = stepAt(place)
  const says = to === 'listen' ? 'Take your time. There is room for all of it here.' : null
  return { says, asks: step.asks, choices: labelsOf(step), guide: place }
}

/** Where the guide goes on from: a flow is over once its concern has fallen, and a crisis is never outside of one. */
export function placeInCrisis({ tier, guide }: Standing): GuidePlace | null {
  if (flowPlaceIn(guide)) return inCrisis('listening')
  return isCrisis(tier) && guide?.need !== 'crisis' ? inCrisis('staying') : guide
}

/** Once help has come, the guide asks for it no more. */
export function guideWithHelp(guide: GuidePlace | null): GuidePlace | null {
  const place = flowPlaceIn(guide)
  return place ? inCrisis(nameOfFlowPlace(withHelpHere(place))) : guide
}
