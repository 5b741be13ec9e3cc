import type { GuidePlace } from '#domain/chat/events.ts'
import { leftQuestion, type ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { crisisReplyElsewhere, flowPlaceIn, languageSpoken } from '#domain/chat/guide/crisis-elsewhere.ts'
import { foundAgain, turnedToAnother } from '#domain/chat/guide/crisis/about-another.ts'
import { notTaken } from '#domain/chat/guide/crisis/at-hand.ts'
import { at, byOthers, leave, unsaid } from '#domain/chat/guide/crisis/crisis-replies.ts'
import { type CrisisTalk, crisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { firstWords } from '#domain/chat/guide/crisis/first-words.ts'
import { fearsForAnother, forAnotherBelow } from '#domain/chat/guide/crisis/for-another.ts'
import { inFlow, urgentIn } from '#domain/chat/guide/crisis/in-flow.ts'
import { injuredBelow, isInjuredBelow } from '#domain/chat/guide/crisis/injured.ts'
import {
  keptFromOrder,
  metOrder,
  putWithinReach,
  wasOrdered,
} from '#domain/chat/guide/crisis/orders-and-reach.ts'
import {
  askedAnew,
  foreseen,
  heldOpen,
  meantAfterAll,
  reproached,
  whenTheyCome,
} from '#domain/chat/guide/crisis/still-open.ts'
import { replyToTold } from '#domain/chat/guide/crisis/told-to-die.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { stateOf } from '#domain/chat/guide/state.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { saysItWasHandedOver } from '#domain/safety/flow/at-hand.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import {
  answersStep,
  enterFlow,
  flowPlaceOf,
  nameOfFlowPlace,
  reenterFlow,
  sayAt,
  waitsForHelp,
  withHelpHere,
} from '#domain/safety/flow/follow-flow.ts'
import { meaningOf } from '#domain/safety/flow/meaning.ts'
import { keepsItNear } from '#domain/safety/flow/orders.ts'
import { leaveTakingIn } from '#domain/safety/flow/renewed.ts'
import {
  isAtEdge,
  saysItHappens,
  saysItIsOver,
  saysItIsPutAway,
} from '#domain/safety/flow/turns-of-events.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { itIsOver, notYetEased } from '#domain/safety/words/around.ts'
import { goWithNumbers } from '#domain/safety/words/flows/still-open.ts'

/**
 * What is said in a crisis: the prepared words, once, with the first question of its flow; then the flow, step by step. Null
 * where there is none, or where it has come to its end and the guide listens on.
 */
export function crisisReply(
  prompt: GuidePrompt,
  spoken: SpokenLines,
  answer: string | null = null,
): ReplyInNeed | null {
  const isForAnother = !isCrisis(prompt.tier) && fearsForAnother(prompt)
  const isInjured = !isCrisis(prompt.tier) && !isForAnother && isInjuredBelow(prompt)
  if (!isCrisis(prompt.tier) && !isForAnother && !isInjured && !wasOrdered(prompt)) return null
  const talk = crisisTalk(prompt, spoken)
  const language = languageSpoken(prompt.turns)
  if (!isCrisis(prompt.tier) && language) return null
  if (isForAnother) return foundAgain(talk) ?? forAnotherBelow(talk)
  if (isInjured) return injuredBelow(talk)
  if (!isCrisis(prompt.tier)) return keptFromOrder(talk)
  if (language) return crisisReplyElsewhere(prompt, talk.concerns, spoken, language)
  const plainly = answer === null ? null : answeredInFlow(talk, answer)
  if (plainly !== null) return plainly
  const first =
    replyToTold(talk) ??
    foundAgain(talk) ??
    turnedToAnother(talk) ??
    notTaken(talk) ??
    nearOrHelped(talk) ??
    firstWords(talk) ??
    metOrder(talk)
  if (first !== null) return first
  const { from } = talk
  if (from === null) return outsideFlow(talk)
  const near = putWithinReach(talk, from)
  if (near !== null) return near
  if (!isEased(talk, from)) return inFlow(talk, from)
  const isStill = from.kind === 'medical-emergency' && saysItWasOnceWell.test(talk.heard)
  return isStill ? leave(talk, notYetEased) : leave(talk, itIsOver, { isChoosing: true })
}

/** What they ask plainly is answered, and the question of the flow stays open. */
function answeredInFlow(talk: CrisisTalk, answer: string): ReplyInNeed | null {
  const { from, heard } = talk
  if (
    from === null ||
    byOthers.has(from.kind) ||
    isCrisis(screenByFloor([{ role: 'person', text: heard }]).tier)
  )
    return null
  return at(talk, from, [answer, askedAnew(talk, from)].join('\n\n'))
}

/** In a flow: whoever hurts them comes near, or help has come. Neither begins it again with the prepared words. */
function nearOrHelped(talk: CrisisTalk): ReplyInNeed | null {
  const { from, heard, heardTier } = talk
  if (from === null) return null
  const isHelp = meaningOf(heard, ['help-here', 'company']) !== undefined && answersStep(from, heard)
  const isLearned = isCrisis(heardTier) && !isCrisis(screenByFloor([{ role: 'person', text: heard }]).tier)
  return whenTheyCome(talk, from) ?? (isHelp && isLearned ? inFlow(talk, from) : null)
}

/** The talk is the person's: a question that was left may be answered yet, and a crisis may begin again. */
function outsideFlow(talk: CrisisTalk): ReplyInNeed | null {
  const left = flowPlaceOf(leftQuestion(talk.prompt.guide) ?? '')
  if (left && tellsNews(talk.heard) && answersStep(left, talk.heard)) return inFlow(talk, left)
  const isOwn = stateOf(talk.prompt.guide).isAfterCrisis && isOfOneself(talk)
  const back = isOwn ? meantAfterAll(talk) : null
  const returning = isOwn ? foreseen(talk) : null
  const held = back ?? returning ?? (left && (heldOpen(talk, left) ?? reproached(talk, left)))
  if (held !== null) return held
  const place = placeToEnter(talk)
  if (place !== null) return at(talk, place)
  return isOwn && leaveTakingIn(talk.heard) === 'farewell' ? leave(talk, unsaid(goWithNumbers, talk)) : null
}

const unsafe: FlowPlace = { kind: 'suicide', step: 'unsafe' }
const inTouch: FlowPlace = { kind: 'suicide', step: 'called' }
/** A step that was spoken of, taken when the talk was free already. */
const reached =
  /\bi('ve)? (just )?(texted|called|rang|phoned|messaged|wrote to) (shout|samaritans|childline|988|the (line|helpline|hotline|crisis|number)|111|a (helpline|line)|them)\b/i
const ofOneself: ReadonlySet<string> = new Set(['suicide', 'self-harm', 'taken'])
const isOfOneself = ({ prompt }: CrisisTalk): boolean => prompt.concerns.some((one) => ofOneself.has(one))

/** Where a crisis begins, or begins again; null where the talk is the person's. */
function placeToEnter(talk: CrisisTalk): FlowPlace | null {
  const { prompt, tier, heardTier, heard, concerns, body, said } = talk
  if (!stateOf(prompt.guide).isAfterCrisis) return enterFlow(tier, concerns)
  if (body !== null) return isCrisis(heardTier) ? againOf(body.place) : null
  const urgent = urgentIn(talk)
  if (urgent !== null) return urgent
  const isOwn = isOfOneself(talk)
  if (isOwn && meaningOf(heard, ['close'])) return unsafe
  if (isOwn && reached.test(heard) && !said(sayAt(inTouch, said).asks)) return inTouch
  if (saysItHappens(heard)) return enterFlow('emergency', concerns)
  return isCrisis(heardTier) ? reenterFlow(tier, concerns, said) : null
}

const againOf = ({ kind, step }: FlowPlace): FlowPlace => ({ kind, step: step.replace('call', 'again') })

/** Of the answers to a question that was left, those that change what is to be done. */
const tellsNews = (heard: string): boolean => {
  const isShort = heard.trim().split(/\s+/).length <= 5
  const news = ['help-here', 'company', 'coming', 'called', 'unsafe', 'intruder'] as const
  return meaningOf(heard, isShort ? [...news, 'someone'] : news) !== undefined
}

/** That it was once well says nothing of how it is now. */
const saysItWasOnceWell =
  /\b(?:not yet|get (?:this|it|these) (?:a lot|often|all the time)|had (?:this|it) before)\b|\b(?:checked|looked at|scan\w*|ecg)\b.{0,30}\b(?:in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|last (?:week|month|year|time)|ago)\b/i

const ofBody: ReadonlySet<string> = new Set(['taken', 'medical-emergency'])

/** Somebody has come, it has eased, or what could do harm was put away. */
function isEased({ heard, heardTier, told }: CrisisTalk, place: FlowPlace): boolean {
  const isOfBody = ofBody.has(place.kind) || waitsForHelp(place)
  const isOver = !isCrisis(heardTier) && saysItIsOver(heard, isOfBody, told.some(isAtEdge))
  const isAway = saysItIsPutAway(heard) || saysItWasHandedOver(heard)
  const isPutAway = heardTier !== 'emergency' && !isOfBody && isAway
  return (isOver || isPutAway) && !(ofOneself.has(place.kind) && keepsItNear(heard))
}

/** True once a crisis was spoken of to its end and the talk goes on. */
export const isPastCrisis = ({ tier, guide }: GuidePrompt): boolean =>
  isCrisis(tier) && (guide?.need === 'crisis' || stateOf(guide).isAfterCrisis)

/** Once help has come, the guide asks for it no more. */
export function guideWithHelp(guide: GuidePlace | null): GuidePlace | null {
  const place = flowPlaceIn(guide)
  return place && guide ? { ...guide, step: nameOfFlowPlace(withHelpHere(place)) } : guide
}
