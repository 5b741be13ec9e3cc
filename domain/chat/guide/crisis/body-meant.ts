import {
  type BodyDanger,
  saysByAccident,
  saysWoundBleeds,
  theirDanger,
} from '#domain/safety/flow/body-in-danger.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import type { Concern } from '#domain/safety/tier.ts'
import { ownWoundFirst, theirBodyFirst } from '#domain/safety/words/flows/of-bodies.ts'
import { leadingConcern } from '#domain/safety/words/leading-concern.ts'

/** A body in danger that the prepared words of its concern do not speak of: somebody else's, or a wound. */
export type BodyMeant = { place: FlowPlace; first: readonly string[] }

export const placeOfTheirs = (danger: BodyDanger): FlowPlace => ({
  kind: 'someone-else',
  step: `${danger}-call`,
})

const byOwnHand: ReadonlySet<Concern> = new Set(['medical-emergency', 'self-harm'])

export function bodyMeant(told: readonly string[], concerns: readonly Concern[]): BodyMeant | null {
  const theirs = theirDanger(told)
  if (theirs !== null) return { place: placeOfTheirs(theirs), first: theirBodyFirst[theirs] }
  const leading = leadingConcern(concerns)
  const isWound = leading === 'medical-emergency' || (leading === 'self-harm' && saysByAccident(told))
  if (!byOwnHand.has(leading) || !isWound || !saysWoundBleeds(told)) return null
  return { place: { kind: 'medical-emergency', step: 'bleeding-call' }, first: ownWoundFirst }
}
