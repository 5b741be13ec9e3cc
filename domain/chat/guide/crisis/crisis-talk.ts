import { flowPlaceIn } from '#domain/chat/guide/crisis-elsewhere.ts'
import { type BodyMeant, bodyMeant } from '#domain/chat/guide/crisis/body-meant.ts'
import { concernsMeant } from '#domain/chat/guide/crisis/concerns-meant.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { floorOfEach } from '#domain/chat/guide/misreading.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { meaningOf } from '#domain/safety/flow/meaning.ts'
import { saysTheyHurtThemselves } from '#domain/safety/flow/own-injury.ts'
import { saysItBleeds } from '#domain/safety/flow/turns-of-events.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'
import { withLines } from '#domain/safety/prepared.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'

export type Said = (line: string) => boolean

/** A conversation in a crisis, as the next reply needs it. */
export type CrisisTalk = {
  prompt: GuidePrompt
  spoken: SpokenLines
  /** Of the conversation, and of the latest message alone. */
  tier: Tier
  heardTier: Tier
  concerns: Concern[]
  body: BodyMeant | null
  /** The latest message, and all of them. */
  heard: string
  told: string[]
  /** Whether a line was said before in this conversation. */
  said: Said
  /** Where the flow stands; null where the talk is the person's. */
  from: FlowPlace | null
}

export function crisisTalk(prompt: GuidePrompt, spoken: SpokenLines): CrisisTalk {
  const { turns } = prompt
  const told = turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  const heard = told.at(-1) ?? ''
  const isSmall = isSmallWound(prompt, heard)
  // What was once guessed of a small wound makes nothing graver later on.
  const isGuess = isSmall || isWoundAlone(prompt, told)
  const tier = isGuess ? 'crisis' : prompt.tier
  const heardTier = isSmall ? 'none' : (prompt.heardTier ?? prompt.tier)
  const meant = concernsMeant(prompt).filter((one) => !isGuess || one !== 'medical-emergency')
  const body = bodyMeant(told, meant)
  return {
    prompt,
    spoken,
    tier,
    heardTier,
    concerns: body === null ? meant : [body.place.kind],
    body,
    heard,
    told,
    said: (line) =>
      turns.some(({ role, text }) => role === 'assistant' && text.includes(withLines(line, spoken))),
    from: fromChild(flowPlaceIn(prompt.guide), told),
  }
}

/** Asked how bad their wound is, they say that it is small: what is guessed from the words of it is no emergency. */
function isSmallWound({ guide, turns, tier, heardTier = tier }: GuidePrompt, heard: string): boolean {
  const place = flowPlaceIn(guide)
  const isSaid =
    (place?.step === 'small' && heardTier !== 'emergency') || meaningOf(heard, ['well']) !== undefined
  if (place?.kind !== 'self-harm' || !isSaid || saysItBleeds(heard)) return false
  return floorOfEach(turns).every(({ tier }) => tier !== 'emergency')
}

const ofThemselves: ReadonlySet<string | undefined> = new Set(['self-harm', 'suicide'])

/** A wound of their own was told, no message said outright that it is grave, and the last is not heard so either. */
const isWoundAlone = ({ guide, turns, tier, heardTier }: GuidePrompt, told: readonly string[]): boolean =>
  tier === 'emergency' &&
  heardTier !== undefined &&
  heardTier !== 'emergency' &&
  ofThemselves.has(flowPlaceIn(guide)?.kind) &&
  told.some(saysTheyHurtThemselves) &&
  !told.some(saysItBleeds) &&
  floorOfEach(turns).every((found) => found.tier !== 'emergency')

const saysAge =
  /\b(i'?m|i am) (only )?([5-9]|1[0-7])\b(?! ?(weeks?|months?|days?|hours?|min|percent|%|st|kg|pounds|times|floors?))/i

/** A child that fears for somebody is spoken to as a child. */
function fromChild(place: FlowPlace | null, told: readonly string[]): FlowPlace | null {
  if (place?.kind !== 'dependant-in-danger' || !told.some((text) => saysAge.test(text))) return place
  return { kind: 'minor', step: place.step === 'call' ? 'call' : 'asked' }
}
