import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { asideIn } from '#domain/safety/flow/aside.ts'
import type { FlowKind } from '#domain/safety/flow/flow.ts'
import { answersStep, flowPlaceOf } from '#domain/safety/flow/follow-flow.ts'
import { plain } from '#domain/safety/flow/meaning.ts'
import { leaveTakingIn } from '#domain/safety/flow/renewed.ts'

/** Where somebody may die by their own hand, no mere going on ends it. */
const ofOthers: ReadonlySet<FlowKind> = new Set([
  'someone-else',
  'abuse',
  'minor',
  'harm-to-others',
  'dependant-in-danger',
])

const ofDanger =
  /\b(hit\w*|hurt\w*|beat\w*|chok\w*|push\w*|kick\w*|slap\w*|punch\w*|threat\w*|kill\w*|die[sd]?|dying|dead|suicid\w*|pills?|overdos\w*|cut\w*|blood\w*|bleed\w*|knife|gun|police|ambulance|hospital|help|safe|danger\w*|afraid|scared|terrified|frightened|touch\w*|forc\w*|rap\w*|abus\w*|drunk|scream\w*|shout\w*|lock\w*|hide|hiding|run|alone|door|coming|999|911|112|should i|do (?:it|this|that|what)|obey|wants me)\b/
const fewestWords = 3

/** Somebody takes their leave, or goes on with a plain matter, of whom a danger was only guessed. */
export function goesOnPlainly({ guide, heardTier = 'none' }: GuidePrompt, heard: string): boolean {
  const place = guide?.need === 'crisis' ? flowPlaceOf(guide.step) : null
  if (place === null || !ofOthers.has(place.kind) || heardTier !== 'none') return false
  const words = plain(heard)
  if (answersStep(place, heard) || ofDanger.test(words)) return false
  const leaving = leaveTakingIn(heard)
  if (leaving !== null) return leaving !== 'for-good'
  return words.split(/\s+/).length >= fewestWords && asideIn(place.kind, heard, false) === undefined
}
