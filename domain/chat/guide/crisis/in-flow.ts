import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { callForThem } from '#domain/chat/guide/crisis/about-another.ts'
import { answeredFirst } from '#domain/chat/guide/crisis/asked-first.ts'
import { askedLightly } from '#domain/chat/guide/crisis/asked-lightly.ts'
import { weighedIt } from '#domain/chat/guide/crisis/at-hand.ts'
import { at, byOthers, leave, paragraphs, unsaid } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { whoIsSeenTo } from '#domain/chat/guide/crisis/seen-to.ts'
import {
  heldOpen,
  isQuestion,
  meantAfterAll,
  reproached,
  whenTheyCome,
} from '#domain/chat/guide/crisis/still-open.ts'
import { saysAnotherMayDie } from '#domain/safety/flow/about-another.ts'
import { type Aside, asideIn } from '#domain/safety/flow/aside.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { isFlowEnd } from '#domain/safety/flow/flow.ts'
import {
  answersStep,
  edgeOf,
  followFlow,
  isChipOf,
  nameOfFlowPlace,
  sayAt,
  waitsForHelp,
} from '#domain/safety/flow/follow-flow.ts'
import { isAtEdge, saysItBleeds, saysItHappens, saysItWasTaken } from '#domain/safety/flow/turns-of-events.ts'
import { askedSimply } from '#domain/safety/words/flows/asked-simply.ts'
import {
  beforeOwnSafety,
  besideWords,
  closing,
  heardAll,
  leaving,
  leavingHarmed,
  whatNowHarmed,
} from '#domain/safety/words/flows/beside.ts'
import { missedIt } from '#domain/safety/words/flows/still-open.ts'

const ofDying: ReadonlySet<string> = new Set(['suicide', 'self-harm'])
const firstCall: FlowPlace = { kind: 'taken', step: 'call' }
const woundCall: FlowPlace = { kind: 'self-harm', step: 'call' }
export const ownSafety: FlowPlace = { kind: 'suicide', step: 'safe-now' }

const sentAway = /\b(leave me|go away|stop|shut up|f+u+c+k (off|you|this))\b/i
const panics = /\bpanick?(ing|ky|y)?\b/i

/** What was said at a place of a flow: an answer, something beside it, something that happens, or none of these. */
export function inFlow(talk: CrisisTalk, place: FlowPlace): ReplyInNeed | null {
  const { heard, heardTier, tier, said } = talk
  const urgent = ofDying.has(place.kind) ? urgentIn(talk) : null
  if (urgent !== null && !isAt(urgent, place)) return at(talk, urgent)
  const back = ofDying.has(place.kind) ? meantAfterAll(talk) : null
  if (back !== null) return back
  const weighed = weighedIt(talk, place)
  if (weighed !== null) return weighed
  const near = isChipOf(place, heard) ? null : whenTheyCome(talk, place)
  if (near !== null) return near
  const seenTo = whoIsSeenTo(talk, place)
  if (seenTo !== null) return seenTo
  const answered = answeredFirst(talk, place)
  if (answered !== null) return answered
  const held = isChipOf(place, heard) ? null : heldOpen(talk, place)
  if (held !== null) return held
  const lightly = askedLightly(talk, place)
  if (lightly !== null) return lightly
  const isAnswer = answersStep(place, heard)
  const aside = newAside(talk, place, isAnswer)
  // Called useless, it stays; told to go away, it asks no more.
  const isReproach = aside === null || (aside === 'be-left' && !sentAway.test(heard))
  const reproach = isReproach ? reproached(talk, place) : null
  if (reproach !== null) return reproach
  if (aside !== null) return beside(talk, place, aside)
  const to = forTheirLife(place, heard) ?? followFlow(place, heard, tier, said)
  if (to === null) return unread(talk, place)
  if (!isFlowEnd(to) && to.kind === 'someone-else' && to.step === 'again') {
    const call = callForThem(talk)
    if (call !== null) return call
  }
  if (!isFlowEnd(to)) return at(talk, atEdge(talk, to))
  // What is told at the end may be a need of its own, and no answer to the last question.
  if (!isAnswer && heardTier === 'none' && panics.test(heard)) return null
  if (to === 'own-safety' && !said(sayAt(ownSafety, said).asks))
    return at(talk, ownSafety, paragraphs(unsaid(beforeOwnSafety, talk), sayAt(ownSafety, said).asks))
  return leave(talk, unsaid(closing[place.kind], talk) ?? unsaid(leaving, talk))
}

const theirCall: FlowPlace = { kind: 'someone-else', step: 'call' }

const theirReach: FlowPlace = { kind: 'someone-else', step: 'reach' }
const notMe = /\bnot me\b/i
const beforeTheCall: ReadonlySet<string> = new Set(['asked', 'plan', 'reach'])

/** A “no” beside the fear that they will die, or “not me”, is no answer to whether they are in danger. */
function forTheirLife({ kind, step }: FlowPlace, heard: string): FlowPlace | null {
  if (kind !== 'someone-else' || !beforeTheCall.has(step)) return null
  if (saysAnotherMayDie(heard)) return theirCall
  return step === 'asked' && notMe.test(heard) ? theirReach : null
}

const ofHarm = /\b(cut|cutting|self.?harm\w*|hurt(ing)? myself|blood|bleed\w*|wound)\b/i

/** In a talk about dying: something was taken after all, or a wound is worse than it was told. */
export function urgentIn({ heard, told, body }: CrisisTalk): FlowPlace | null {
  if (body !== null && body.place.kind === 'someone-else') return null
  if (saysItWasTaken(heard)) return firstCall
  return saysItBleeds(heard) && told.some((text) => ofHarm.test(text)) ? woundCall : null
}

const isAt = (one: FlowPlace, { kind, step }: FlowPlace): boolean =>
  one.kind === kind && (step === 'call' || step === 'again')

/** Who stands at an edge is asked to step back, before all else. */
export function atEdge({ told, said }: CrisisTalk, place: FlowPlace): FlowPlace {
  const back = edgeOf(place)
  const isDue = back !== null && place.step === 'unsafe' && !said(sayAt(back, said).asks)
  return isDue && told.some(isAtEdge) ? back : place
}

/** What was told beside the question and has not been met yet; nothing else is met where it has just become urgent. */
function newAside(
  { heard, heardTier, tier, said }: CrisisTalk,
  place: FlowPlace,
  isAnswer: boolean,
): Aside | null {
  const aside = isChipOf(place, heard) ? undefined : asideIn(place.kind, heard, isAnswer)
  const isNew = aside !== undefined && !said(wordsBeside(aside, place)) && !saysItHappens(heard)
  // Where help is waited for, each step says what to do.
  const isTold = aside === 'what-now' && waitsForHelp(place)
  return isNew && !isTold && (tier !== 'emergency' || heardTier === 'none') ? aside : null
}

/** Whoever is hurt by others hears who is there for that. */
const wordsBeside = (aside: Aside, { kind }: FlowPlace): string =>
  (aside === 'what-now' ? whatNowHarmed[kind] : undefined) ?? besideWords[aside]

function beside(talk: CrisisTalk, place: FlowPlace, aside: Aside): ReplyInNeed | null {
  const { said } = talk
  const { asks } = sayAt(place, said)
  const words = wordsBeside(aside, place)
  if (waitsForHelp(place)) return at(talk, place, paragraphs(words, asks))
  const simply = askedSimply[asks]
  if (aside === 'be-left' || !simply || said(simply))
    return leave(talk, words, { left: nameOfFlowPlace(place) })
  return at(talk, place, paragraphs(words, simply))
}

/** Asked once more in plain words; whoever does not answer that either is asked no more. */
function unread(talk: CrisisTalk, place: FlowPlace): ReplyInNeed | null {
  const { said, heard } = talk
  const simply = askedSimply[sayAt(place, said).asks]
  // A question without an answer here closes nothing.
  const missed = isQuestion(heard) && simply && said(simply) ? unsaid(missedIt, talk) : undefined
  if (missed !== undefined) return at(talk, place, paragraphs(missed, sayAt(place, said).asks))
  if (simply && !said(simply)) return at(talk, place, paragraphs(unsaid(heardAll, talk), simply))
  const lines = [...(byOthers.has(place.kind) ? leavingHarmed : []), ...leaving]
  return leave(talk, unsaid(lines, talk), { left: nameOfFlowPlace(place) })
}
