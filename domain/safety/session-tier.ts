import { type Concern, type Tier, tiers } from '#domain/safety/tier.ts'

/** How concerning one message was, and when (ISO instant) it was sent. */
export type Heard = {
  tier: Tier
  at: string
  /** Of the person's own: an act under way, something taken, an injury, a body in danger: no word takes it back, only help that has come. */
  endsWithHelp?: true
  /** What is left after a correction: help stays in reach, and the talk goes on without it. */
  isCorrected?: true
}

/** What a session remembers: at most one entry per tier, its latest. */
export type SessionConcern = readonly Heard[]

export const unconcerned: SessionConcern = []

const stepMilliseconds = 24 * 60 * 60 * 1000

const ofBody: readonly Concern[] = ['taken', 'medical-emergency']
/** An act under way, and an injury. */
const ofBodyInEmergency: readonly Concern[] = [...ofBody, 'suicide', 'self-harm']

/**
 * Whether feeling well again proves nothing: see `endsWithHelp`. Who fears for somebody else, or is afraid of somebody, may
 * have been misheard in an emergency too. Of one that nobody knows more about the worst is taken.
 */
export const endsWithHelp = (tier: Tier, concerns: readonly Concern[]): boolean => {
  if (tier === 'crisis') return concerns.some((concern) => ofBody.includes(concern))
  const isUnknown = concerns.length === 0
  return (
    tier === 'emergency' && (isUnknown || concerns.some((concern) => ofBodyInEmergency.includes(concern)))
  )
}

/** The concern of the session once a message has been heard. */
export const hear = (concern: SessionConcern, heard: Heard): SessionConcern => {
  if (heard.tier === 'none') return concern
  const known = concern.find(({ tier }) => tier === heard.tier)
  const passed = known ? Date.parse(heard.at) - Date.parse(known.at) : Number.POSITIVE_INFINITY
  if (passed <= 0 && !known?.isCorrected && !heard.endsWithHelp) return concern
  const kept = known?.endsWithHelp && passed < stepMilliseconds && { endsWithHelp: true as const }
  return [...concern.filter(({ tier }) => tier !== heard.tier), { ...heard, ...kept }]
}

const rankAt = ({ tier, at: heardAt }: Heard, at: string): number => {
  const age = Math.max(0, Date.parse(at) - Date.parse(heardAt))
  return tiers.indexOf(tier) - Math.floor(age / stepMilliseconds)
}

/** The highest tier of the last 24 hours; each further 24 hours without it lower it by one. */
export const sessionTierAt = (concern: SessionConcern, at: string): Tier =>
  tiers[Math.max(0, ...concern.map((heard) => rankAt(heard, at)))] ?? 'none'

/** What may be talked about: help stays in reach after a correction, and replies do not come back to it. */
export const talkTierAt = (concern: SessionConcern, at: string): Tier =>
  sessionTierAt(
    concern.filter(({ isCorrected }) => !isCorrected),
    at,
  )

/** Whether only help that has come lowers it now. */
export const needsHelpFirst = (concern: SessionConcern, at: string): boolean =>
  concern.some((heard) => heard.endsWithHelp && rankAt(heard, at) > 0)

/** One step down. Where help has come to a body in danger, the talk stays with it. */
export function lower(concern: SessionConcern, at: string, isHelpHere: boolean): SessionConcern {
  const tier = tiers[tiers.indexOf(sessionTierAt(concern, at)) - 1]
  if (tier === undefined || tier === 'none') return unconcerned
  return [{ tier, at, ...(!isHelpHere && { isCorrected: true }) }]
}
