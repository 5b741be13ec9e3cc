import {
  type Flow,
  type FlowEnd,
  type FlowKind,
  type FlowPlace,
  type FlowStep,
  isFlowEnd,
  type Way,
} from '#domain/safety/flow/flow.ts'
import { isSame, meaningOf } from '#domain/safety/flow/meaning.ts'
import { saysItHappens } from '#domain/safety/flow/turns-of-events.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'
import { flows } from '#domain/safety/words/flows/flows.ts'
import { leadingConcern } from '#domain/safety/words/leading-concern.ts'

/** Where somebody may be about to die, words that it happens are met with the call, whatever was asked. */
const ofDying: ReadonlySet<FlowKind> = new Set(['suicide', 'self-harm'])

const isKind = (kind: string): kind is FlowKind => Object.hasOwn(flows, kind)

/** Null for a place that this version does not know. */
export function findFlowStep({ kind, step }: { kind: string; step: string }): FlowStep | null {
  const steps = isKind(kind) ? flows[kind].steps : {}
  return Object.hasOwn(steps, step) ? steps[step]! : null
}

const startOf = (kind: FlowKind, tier: Tier): FlowPlace => ({
  kind,
  step: tier === 'emergency' ? flows[kind].startInEmergency : flows[kind].start,
})

/** Where the talk goes on after the prepared words; null where the questions about one's own safety follow them. */
export function enterFlow(tier: Tier, concerns: readonly Concern[]): FlowPlace | null {
  const kind = leadingConcern(concerns)
  return isCrisis(tier) && concerns.length > 0 && isKind(kind) ? startOf(kind, tier) : null
}

/** As it is entered, but not by a question that was asked already. */
export function reenterFlow(
  tier: Tier,
  concerns: readonly Concern[],
  said: (line: string) => boolean,
): FlowPlace | null {
  const place = enterFlow(tier, concerns)
  if (!place || !said(findFlowStep(place)!.asks)) return place
  const next = Object.entries(flows[place.kind].steps).find(([, { asks }]) => !said(asks))
  return next ? { ...place, step: next[0] } : place
}

const wayOf = ({ ways }: FlowStep, heard: string): Way | undefined => {
  const chosen = ways.find(({ label }) => label !== null && isSame(label, heard))
  const meaning = meaningOf(
    heard,
    ways.flatMap(({ means }) => means),
  )
  return chosen ?? ways.find(({ means }) => meaning !== undefined && means.includes(meaning))
}

/**
 * Where an answer leads; null where it answers nothing, so that the step waits. `said` tells whether a line was said before:
 * what becomes an emergency in the middle of a flow is met like one, once.
 */
export function followFlow(
  place: FlowPlace,
  heard: string,
  tier: Tier,
  said: (line: string) => boolean,
): FlowPlace | FlowEnd | null {
  const step = findFlowStep(place)
  const way = step && wayOf(step, heard)
  const isHappening = ofDying.has(place.kind) && saysItHappens(heard)
  const urgent = startOf(place.kind, isHappening ? 'emergency' : tier)
  if (isHappening && !way?.label && place.step !== urgent.step) return urgent
  const isRisen = tier === 'emergency' && !said(findFlowStep(urgent)!.asks)
  if (!step || (isRisen && !way)) return urgent
  const to = way?.to ?? step.otherwise
  if (to === undefined) return null
  return isFlowEnd(to) ? to : { ...place, step: to }
}

/** Whether it is one of the answers that a step waits for. */
export const answersStep = (place: FlowPlace, heard: string): boolean => {
  const step = findFlowStep(place)
  return step !== null && wayOf(step, heard) !== undefined
}

export const isChipOf = (place: FlowPlace, heard: string): boolean =>
  findFlowStep(place)?.ways.some(({ label }) => label !== null && isSame(label, heard)) ?? false

/** Where nothing but help that has come leads out. */
export function waitsForHelp(place: FlowPlace): boolean {
  const step = findFlowStep(place)
  return step?.otherwise !== undefined && step.ways.some(({ to }) => to === 'helped')
}

/** The same place once help has come. */
export function withHelpHere(place: FlowPlace): FlowPlace {
  const { whenHelpCame }: Flow = flows[place.kind]
  const came = whenHelpCame ?? (waitsForHelp(place) ? 'helped' : place.step)
  return { ...place, step: came }
}

/** What comes first in this flow at an edge; null where it has nothing of the kind. */
export function edgeOf({ kind }: FlowPlace): FlowPlace | null {
  const { atEdge }: Flow = flows[kind]
  return atEdge === undefined ? null : { kind, step: atEdge }
}

/** What is said at a place: words not said before while there are any, a question, and the chips for its answers. */
export function sayAt(
  place: FlowPlace,
  said: (line: string) => boolean,
): { says: string | null; asks: string; choices: string[] } {
  const { says, asks, ways } = findFlowStep(place)!
  return {
    says: says.find((line) => !said(line)) ?? says.at(-1) ?? null,
    asks,
    choices: [...new Set(ways.flatMap(({ label }) => label ?? []))],
  }
}

/** As it is kept in an event; null for what is no place of a flow. */
export const flowPlaceOf = (name: string): FlowPlace | null => {
  const [kind = '', step = ''] = name.split('/')
  const place = { kind: kind as FlowKind, step }
  return findFlowStep(place) && place
}
export const nameOfFlowPlace = ({ kind, step }: FlowPlace): string => `${kind}/${step}`
