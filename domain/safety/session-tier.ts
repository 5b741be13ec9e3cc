import { type Tier, tiers } from '#domain/safety/tier.ts'

/** How concerning one message was, and when (ISO instant) it was sent. */
export type Heard = { tier: Tier; at: string }

/** What a session remembers: at most one entry per tier, its latest. */
export type SessionConcern = readonly Heard[]

export const unconcerned: SessionConcern = []

const stepMilliseconds = 24 * 60 * 60 * 1000

/** The concern of the session once a message has been heard. */
export const hear = (concern: SessionConcern, heard: Heard): SessionConcern => {
  if (heard.tier === 'none') return concern
  const known = concern.find(({ tier }) => tier === heard.tier)
  if (known && Date.parse(known.at) >= Date.parse(heard.at)) return concern
  return [...concern.filter(({ tier }) => tier !== heard.tier), heard]
}

/** The highest tier of the last 24 hours; each further 24 hours without it lower it by one. */
export const sessionTierAt = (concern: SessionConcern, at: string): Tier => {
  const ranks = concern.map((heard) => {
    const age = Math.max(0, Date.parse(at) - Date.parse(heard.at))
    return tiers.indexOf(heard.tier) - Math.floor(age / stepMilliseconds)
  })
  return tiers[Math.max(0, ...ranks)] ?? 'none'
}
