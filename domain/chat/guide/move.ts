import type { GuidePlace } from '#domain/chat/events.ts'
import {
  askedExercise,
  hasWords,
  heardChoice,
  isLabelOf,
  recognisedNeed,
  tellsSomething,
  wantsToStop,
} from '#domain/chat/guide/hearing.ts'
import { findStep, needs } from '#domain/chat/guide/needs.ts'
import type { Step } from '#domain/chat/guide/step.ts'
import type { ExerciseNeed } from '#domain/exercises/catalogue.ts'
import { isCrisis, type Tier } from '#domain/safety/tier.ts'

/** Where the conversation goes, and why. */
export type Move = { place: GuidePlace; wasMissed: boolean; exercise: ExerciseNeed | null }

/** How often the guide says that it did not understand before it only listens. */
const missesAllowed = 2

const at = (need: string, step: string): Move => ({
  place: { need, step, missed: 0 },
  wasMissed: false,
  exercise: null,
})

const arriveAt = (need: string): Move => at(need, needs[need]?.start ?? 'arrive')

function follow(to: string, from: GuidePlace): Move {
  const [first = '', second] = to.split('/')
  return second === undefined ? at(from.need, first) : at(first, second)
}

/** Whoever has begun to tell is not asked to choose first. */
const listenTo = (): Move => at('just-listen', 'weighs')

/** The first move of a conversation, or one after a place that no longer exists. */
function enter(heard: string): Move {
  const need = recognisedNeed(heard)
  if (need !== null) return arriveAt(need)
  return tellsSomething(heard) ? listenTo() : arriveAt('opening')
}

function missed(from: GuidePlace): Move {
  if (from.missed >= missesAllowed) return at('just-listen', 'listen')
  return { place: { ...from, missed: from.missed + 1 }, wasMissed: true, exercise: null }
}

/** A crisis is not left by asking for something else, until its questions were asked and the concern has fallen. */
const isHeld = ({ need, step }: GuidePlace, tier: Tier): boolean =>
  need === 'crisis' && (isCrisis(tier) || !['answered', 'staying', 'listening', 'close'].includes(step))

/** One step on. Pure: the same words at the same place always lead the same way. */
export function move(from: GuidePlace | null, heard: string, tier: Tier): Move {
  const moved = stepOn(from, heard, tier)
  const isLeaving = from?.need === 'crisis' && moved.place.need !== 'crisis'
  return isLeaving && isCrisis(tier) ? at('crisis', 'staying') : moved
}

function stepOn(from: GuidePlace | null, heard: string, tier: Tier): Move {
  const step = from && findStep(from.need, from.step)
  if (from === null || !step) return askedFor(heard) ?? enter(heard)
  const chosen = heardChoice(heard, step.choices)
  if (chosen && isLabelOf(chosen, heard)) return follow(chosen.to, from)
  const asked = isHeld(from, tier) ? null : askedFor(heard)
  if (asked) return asked
  if (chosen) return follow(chosen.to, from)
  if (wantsToStop(heard))
    return from.step === 'close' && !isHeld(from, tier) ? at('opening', 'close') : at(from.need, 'close')
  return turnTo(from, step, heard, tier) ?? onwards(from, step, heard)
}

function askedFor(heard: string): Move | null {
  const exercise = askedExercise(heard)
  return exercise && { ...at('exercise', 'offered'), exercise }
}

/** Another need, where this one has no way on or only listens. */
function turnTo(from: GuidePlace, step: Step, heard: string, tier: Tier): Move | null {
  const need = recognisedNeed(heard)
  const mayTurn = step.otherwise === undefined || ['just-listen', 'crisis', 'exercise'].includes(from.need)
  return need !== null && need !== from.need && mayTurn && !isHeld(from, tier) ? arriveAt(need) : null
}

function onwards(from: GuidePlace, step: Step, heard: string): Move {
  if (step.otherwise !== undefined && (step.isPatient || hasWords(heard))) return follow(step.otherwise, from)
  return from.need === 'opening' && tellsSomething(heard) ? listenTo() : missed(from)
}
