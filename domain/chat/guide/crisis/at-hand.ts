import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { at, paragraphs, unsaid } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { askedAnew } from '#domain/chat/guide/crisis/still-open.ts'
import { isFirm } from '#domain/chat/guide/misreading.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import {
  deniesTaking,
  saysItLiesReady,
  saysItWasHandedOver,
  saysSomethingWasTaken,
  saysTheyWeighIt,
} from '#domain/safety/flow/at-hand.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { sayAt } from '#domain/safety/flow/follow-flow.ts'
import { leaveTakingIn } from '#domain/safety/flow/renewed.ts'
import { saysItHappens } from '#domain/safety/flow/turns-of-events.ts'
import { handedOver, noneTaken } from '#domain/safety/words/flows/at-hand.ts'

export const atHandPlace: FlowPlace = { kind: 'suicide', step: 'at-hand' }
const safeNow: FlowPlace = { kind: 'suicide', step: 'safe-now' }
const called: FlowPlace = { kind: 'suicide', step: 'called' }
const unsafe: FlowPlace = { kind: 'suicide', step: 'unsafe' }

const wantsTo =
  /\b(want|wanna|going|gonna|gunna|about|ready|will|i'?ll|think i should) (to )?(just )?(take|die|end|kill|swallow|do it)\b/i

/** Tablets lie ready and none was taken; whether they mean to take them is not known yet. */
export function isAtHand({ heard, concerns, prompt }: CrisisTalk): boolean {
  const isOwn = concerns.includes('suicide') && !concerns.includes('taken')
  const isNear = saysItLiesReady(heard) && !wantsTo.test(heard)
  if (!isOwn || !isNear || saysItHappens(heard) || leaveTakingIn(heard) !== null) return false
  const isGraver = screenByFloor([{ role: 'person', text: heard }]).tier === 'emergency'
  return !isGraver && prompt.answered?.answer !== 'danger'
}

/**
 * Asked what they took, they say that it was nothing, or what lay ready is with somebody else: the talk is about dying from
 * there on, and about nothing else.
 */
export function notTaken(talk: CrisisTalk): ReplyInNeed | null {
  const { from, heard, told, prompt } = talk
  // Asked to call an ambulance, they tell what they did instead: that is met before it is asked on.
  if (
    from?.kind === 'suicide' &&
    from.step === 'call' &&
    saysItWasHandedOver(heard) &&
    !told.some(saysSomethingWasTaken)
  )
    return met(unsaid(handedOver, talk), called)
  const isAsked = from?.kind === 'taken' || (from?.kind === 'suicide' && from.step === 'at-hand')
  if (!isAsked || !deniesTaking(heard) || saysItHappens(heard)) return null
  if (told.some(saysSomethingWasTaken) || isFirm('taken', prompt)) return null
  return met(unsaid(noneTaken, talk))

  function met(words: string | undefined, place = safeNow): ReplyInNeed | null {
    return words === undefined ? null : at(talk, place, paragraphs(words, askedAnew(talk, place)))
  }
}

/** To picture it is a yes, whatever was asked. */
export function weighedIt(talk: CrisisTalk, { kind, step }: FlowPlace): ReplyInNeed | null {
  const isOpen = kind === 'suicide' && step !== 'call' && step !== 'step-back'
  if (!isOpen || !saysTheyWeighIt(talk.heard)) return null
  return at(talk, unsafe, paragraphs(sayAt(unsafe, talk.said).says, askedAnew(talk, unsafe)))
}
