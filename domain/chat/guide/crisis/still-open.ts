import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { at, byOthers, paragraphs, unsaid } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { wishIn } from '#domain/chat/guide/hear/quiet.ts'
import { saysTheyComeNear } from '#domain/safety/flow/comes-near.ts'
import type { FlowKind, FlowPlace } from '#domain/safety/flow/flow.ts'
import { answersStep, sayAt, waitsForHelp } from '#domain/safety/flow/follow-flow.ts'
import { plain } from '#domain/safety/flow/meaning.ts'
import { leaveTakingIn, saysItCouldReturn, saysTheyMeanIt } from '#domain/safety/flow/renewed.ts'
import { isAtEdge } from '#domain/safety/flow/turns-of-events.ts'
import { askedSimply } from '#domain/safety/words/flows/asked-simply.ts'
import {
  answersBelow,
  beforeTheyGo,
  couldReturn,
  itIsBack,
  itPulls,
  leaveNow,
  missedIt,
} from '#domain/safety/words/flows/still-open.ts'

/** The step's question in words that were not used yet, else as it is. */
export function askedAnew(talk: CrisisTalk, place: FlowPlace): string {
  const { asks } = sayAt(place, talk.said)
  const simply = askedSimply[asks]
  const words = [asks, simply, ...answersBelow].find((line) => line !== undefined && !talk.said(line))
  return words ?? asks
}

const call: FlowPlace = { kind: 'suicide', step: 'call' }
const unsafe: FlowPlace = { kind: 'suicide', step: 'unsafe' }

/** What was asked last, in their own reply and in ours. */
const askedLast = ({ prompt }: CrisisTalk): string =>
  prompt.turns.findLast(({ role }) => role === 'assistant')?.text ?? ''

const notYet = /\b(might|may|could|maybe|tonight|tomorrow|later|weekend|thinking)\b/
const atOnce = /\b(now|holding|in my (hand|hands|lap)|in front of me)\b/

/** Dying is meant again, or is near: as urgent as it was, wherever the talk was. */
export function meantAfterAll(talk: CrisisTalk): ReplyInNeed | null {
  const { heard, told } = talk
  const isFarewell = leaveTakingIn(heard) === 'for-good'
  if (!isFarewell && !saysTheyMeanIt(heard, askedLast(talk), told.slice(-5, -1).join('\n'))) return null
  const words = plain(heard)
  const isWaiting = notYet.test(words) && !atOnce.test(words) && !isFarewell && !told.slice(-2).some(isAtEdge)
  const place = isWaiting ? unsafe : call
  return at(
    talk,
    place,
    paragraphs(unsaid(itIsBack, talk), sayAt(place, talk.said).says, askedAnew(talk, place)),
  )
}

const safeNow: FlowPlace = { kind: 'suicide', step: 'safe-now' }

/** They say when it would begin again: that is taken up, and it is asked how safe they are until then. */
export function foreseen(talk: CrisisTalk): ReplyInNeed | null {
  const words = saysItCouldReturn(talk.heard) ? unsaid(couldReturn, talk) : undefined
  return words === undefined ? null : at(talk, safeNow, paragraphs(words, askedAnew(talk, safeNow)))
}

const dangerOf: Partial<Record<FlowKind, string>> = {
  abuse: 'in-danger',
  'sexual-violence': 'unsafe',
  minor: 'call',
}

/** The one who hurts them is awake, or coming: nothing is asked before they are told to get away. */
export function whenTheyCome(talk: CrisisTalk, { kind }: FlowPlace): ReplyInNeed | null {
  const { heard, told } = talk
  const step = dangerOf[kind]
  if (step === undefined || !saysTheyComeNear(heard, told.slice(0, -1))) return null
  const words = unsaid(leaveNow, talk)
  const place = { kind, step }
  return words === undefined ? null : at(talk, place, paragraphs(words, askedAnew(talk, place)))
}

const pulls =
  /\b(keep|can't stop|cannot stop|cant stop) (thinking|looking|hearing|staring|going back)( about| at| of| to)? (the |it\b|them\b|that )|\b(calling (to )?me|on my mind all the time|i can (hear|see) (it|them))\b/

const reproach =
  /\b(not what i (asked|meant|said|wanted)|didn't (ask|answer)|don't (get|understand|listen|hear|know anything)|not listening|answer (me|the question|my question)|why (do|are|won't|can't|would) you|stop (asking|repeating)|you (keep|already) (asking|asked|saying|said)|same (thing|question)|useless|rubbish|(this|you) (isn't|aren't|is not|are not) helping|not helping|no help|what('s| is) the point of (you|this))\b/
const asksSomething = /\?\W*$|^(what|how|do|does|can|could|will|would|is|are|why|where|who|when|should)\b/

/** Leave-taking and thanks close nothing that is open; nor does what lies near. */
export function heldOpen(talk: CrisisTalk, place: FlowPlace): ReplyInNeed | null {
  const { heard } = talk
  const words = plain(heard)
  if (waitsForHelp(place) || place.step === 'helped') return null
  // Whoever is afraid of somebody may have to close the page at once.
  if (leaveTakingIn(heard) !== null && !byOthers.has(place.kind) && !answersStep(place, heard))
    return asking(talk, place, beforeTheyGo)
  const isDrawn = pulls.test(words) && (place.kind === 'suicide' || place.kind === 'self-harm')
  return isDrawn ? asking(talk, place, itPulls) : null
}

/** A reproach that nothing else answers. */
export function reproached(talk: CrisisTalk, place: FlowPlace): ReplyInNeed | null {
  const { heard } = talk
  if (waitsForHelp(place) || answersStep(place, heard) || wishIn(heard) !== null) return null
  return reproach.test(plain(heard)) ? asking(talk, place, missedIt) : null
}

function asking(talk: CrisisTalk, place: FlowPlace, lines: readonly string[]): ReplyInNeed | null {
  const line = unsaid(lines, talk)
  return line === undefined ? null : at(talk, place, paragraphs(line, askedAnew(talk, place)))
}

/** Whether something is asked, which no step of a flow reads. */
export const isQuestion = (heard: string): boolean => asksSomething.test(plain(heard))
