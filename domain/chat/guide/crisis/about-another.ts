import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { at, leave, paragraphs, unsaid, wordsAt } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { stateOf } from '#domain/chat/guide/state.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import {
  isBareWish,
  saysAnotherMayDie,
  saysItIsAnother,
  saysItIsTheirOwn,
  saysItWasQuoted,
  saysTheyAreFound,
} from '#domain/safety/flow/about-another.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { sayAt } from '#domain/safety/flow/follow-flow.ts'
import { meaningOf } from '#domain/safety/flow/meaning.ts'
import { saysItHappens } from '#domain/safety/flow/turns-of-events.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { forThem, ifYoursToo, theyAreFound, yesCall } from '#domain/safety/words/flows/for-another.ts'

const asked: FlowPlace = { kind: 'someone-else', step: 'asked' }
const again: FlowPlace = { kind: 'someone-else', step: 'again' }
const ofOthers: ReadonlySet<string> = new Set(['someone-else', 'dependant-in-danger'])
const bodily: ReadonlySet<string> = new Set(['taken', 'medical-emergency'])

const ofHarmDone: ReadonlySet<string> = new Set(['abuse', 'sexual-violence'])

/** In a talk about somebody who hurts them, "I mean him" says who that is. */
const isOfTheOneWhoHarms = ({ heard, concerns, from }: CrisisTalk): boolean =>
  (ofHarmDone.has(from?.kind ?? '') || concerns.some((one) => ofHarmDone.has(one))) &&
  !saysAnotherMayDie(heard) &&
  !/\b(not|isn't|isnt|nobody|no ?one)\b/i.test(heard)

/** Asked outright whether to call for them: yes. */
export function callForThem(talk: CrisisTalk): ReplyInNeed | null {
  const isAsked = meaningOf(talk.heard, ['asks-to-call']) !== undefined
  return isAsked ? at(talk, again, paragraphs(unsaid(yesCall, talk), wordsAt(talk, again))) : null
}

/** Spoken to about themselves, they say whose danger it is: from there on it is that one's, whatever was asked. */
export function turnedToAnother(talk: CrisisTalk): ReplyInNeed | null {
  const { prompt, heard, told, from, said, body } = talk
  const isBegun = prompt.guide?.need === 'crisis' || stateOf(prompt.guide).isAfterCrisis
  const isOwn = from === null || (!ofOthers.has(from.kind) && !bodily.has(from.kind))
  if (!isBegun || !isOwn || body !== null || saysItHappens(heard) || !saysItIsAnother(heard)) return null
  // What was told of themselves outright stands, whoever else is in danger.
  const isTakenBack = saysItWasQuoted(heard)
  const own = told.filter((text) => saysItIsTheirOwn(text) && !(isTakenBack && isBareWish(text)))
  if (own.length > 0 || isOfTheOneWhoHarms(talk)) return null
  const words = unsaid(forThem, talk)
  if (words === undefined) return null
  const call = callForThem(talk)
  const both = told.some(isBareWish) ? ifYoursToo : null
  return call ?? at(talk, asked, paragraphs(words, both, sayAt(asked, said).asks))
}

/** Whoever was feared for is reached: the talk is free. Where a body is in danger only help that has come ends it. */
export function foundAgain(talk: CrisisTalk): ReplyInNeed | null {
  const { from, heard, body } = talk
  if (from === null || !ofOthers.has(from.kind) || from.step.includes('-') || body !== null) return null
  const isMore = isCrisis(screenByFloor([{ role: 'person', text: heard }]).tier)
  const isHelped = meaningOf(heard, ['company', 'help-here']) !== undefined
  return isMore || isHelped || !saysTheyAreFound(heard) ? null : leave(talk, unsaid(theyAreFound, talk))
}
