import { wasLostByOthers } from '#domain/chat/guide/hear/hard-times.ts'
import { controlMeant } from '#domain/chat/guide/hear/watched.ts'
import type { Understanding } from '#domain/chat/guide/understanding.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { plain } from '#domain/safety/flow/meaning.ts'
import type { Concern } from '#domain/safety/tier.ts'

const lostToSuicide =
  /\b(killed (him|her|them)sel(f|ves)|died by suicide|(took|ended) (his|her|their) (own )?life|to suicide|(hanged|hung) (him|her)self|suicided)\b/

/** Somebody who was lost to suicide: spoken of as lost, and not as somebody in danger. */
export const isBereaved = (text: string): boolean => lostToSuicide.test(plain(text))

/** What somebody once did to themselves is no doubt about a deed either. */
const ofOwnPast =
  /\b(overdosed?|tried to (kill|end|die)|suicide attempt|attempted|self.?harm\w*|cut myself)\b/i

export const wasHarmed = (concerns: readonly Concern[]): boolean =>
  concerns.includes('sexual-violence') || concerns.includes('abuse')

const harms: readonly Concern[] = ['sexual-violence', 'abuse']
const readBack = 8

/** Words of harm: without one of them nobody is taken for harmed. */
const ofHarm =
  /\b(hit|hits|hitting|hurts?|hurting|beat|beats|beating|slap\w*|punch\w*|kick\w*|chok\w*|strangl\w*|push\w*|shov\w*|grab\w*|threat\w*|(?:scared|afraid|frightened|terrified) of (?:him|her|them|my|his|what|going home|being home|the man|that man|someone|men|people)|scares me|rap(e|ed|ist)|assault\w*|abus\w*|molest\w*|touch\w*|forc\w*|made me|makes me|against my will|controls?|controlling|lets? me|locks?|locked|stalk\w*|follow\w*|turns up|violen\w*|neck|bruis\w*|belt|drunk|(?<!\b(?:without|i|i'd|i'm|could|to|not|just) )(?:shout|scream)\w*|hands on|did to me|happened to me|nudes?|naked)\b/i

/** What was done to somebody stays true when they say that they are safe: then it is found again in their own words. */
export function harmToldIn(said: readonly string[], concerns: readonly Concern[]): Concern[] {
  const lately = said.slice(-readBack)
  const isTold = lately.some((text) => ofHarm.test(text))
  const given = concerns.filter((concern) => isTold || !harms.includes(concern))
  if (wasHarmed(given)) return given
  const told = lately.flatMap((text) => screenByFloor([{ role: 'person', text }]).concerns)
  return [...given, ...harms.filter((harm) => told.includes(harm))]
}

/** Whoever was harmed is not told that it can be looked at from both sides. */
const tooOpen: ReadonlySet<string | null> = new Set([
  'fact:my-fault',
  'fact:verdict',
  'fact:verdict-self',
  'fact:usual-feeling',
  'fact:whats-wrong',
  'fact:why-them',
])

/** What was done to somebody is no doubt of theirs, and who has died is mourned. */
export function needAsMeant(given: Understanding, text: string, concerns: readonly Concern[]): Understanding {
  const heard = wasHarmed(concerns) && tooOpen.has(given.topic) ? { ...given, topic: null } : given
  if ((isBereaved(text) || wasLostByOthers(text)) && heard.need !== 'flashback')
    return { ...heard, need: 'grief' }
  if (heard.need === 'ocd-real-event' && ofOwnPast.test(text)) return { ...heard, need: 'just-listen' }
  const isDoubted = heard.need === 'ocd-real-event' || heard.need === 'ocd-contamination'
  return isDoubted && wasHarmed(concerns) ? { ...heard, need: 'just-listen' } : controlMeant(heard, text)
}
