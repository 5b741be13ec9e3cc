import type { GuidePlace } from '#domain/chat/events.ts'
import { type NeedId, needIds } from '#domain/chat/guide/understanding.ts'

export const phases = ['arrive', 'work', 'check', 'land', 'listen-on'] as const
export type Phase = (typeof phases)[number]

/** What the guide carries from turn to turn: ids and counts, no words. Stored with each reply. */
export type GuideState = {
  need: NeedId | null
  phase: Phase
  /** The passage whose question waits for its answer: `need/passage`. */
  asked: string | null
  /** Every wording that was said: `need/passage.0`. */
  said: readonly string[]
  /** The exercise that was offered last and not yet spoken of. */
  offered: string | null
  /** Exercises that were refused or did not help. */
  declined: readonly string[]
  /** How often in a row it was asked what this is about. */
  missed: number
  /** Turns in this need. */
  turns: number
  isBrief: boolean
  /** A crisis was spoken of to its end: it is not begun again by what was said before. */
  isAfterCrisis: boolean
}

export const beginning: GuideState = {
  need: null,
  phase: 'arrive',
  asked: null,
  said: [],
  offered: null,
  declined: [],
  missed: 0,
  turns: 0,
  isBrief: false,
  isAfterCrisis: false,
}

/** What of the state a reply stores: of what was said, only what is new. */
export const placeOf = (state: GuideState, before: GuideState): GuidePlace => ({
  need: state.need ?? 'opening',
  step: state.phase,
  missed: state.missed,
  asked: state.asked,
  said: state.said.slice(before.said.length),
  offered: state.offered,
  declined: [...state.declined],
  turns: state.turns,
  isBrief: state.isBrief,
  isAfterCrisis: state.isAfterCrisis,
})

/** The state that a stored place stands for; `said` in it is all of the conversation's. */
export function stateOf(place: GuidePlace | null): GuideState {
  if (!place) return beginning
  return {
    need: place.need === 'crisis' ? null : (needIds.find((id) => id === place.need) ?? null),
    phase: phases.find((phase) => phase === place.step) ?? 'work',
    asked: place.asked ?? null,
    said: place.said ?? [],
    offered: place.offered ?? null,
    declined: place.declined ?? [],
    missed: place.missed,
    turns: place.turns ?? 0,
    isBrief: place.isBrief ?? false,
    isAfterCrisis: place.isAfterCrisis ?? false,
  }
}

/** The place at a step of a flow. */
export function inCrisis(place: GuidePlace | null, step: string): GuidePlace {
  const state = { ...stateOf(place), asked: null, offered: null, isAfterCrisis: false }
  return { ...placeOf(state, state), need: 'crisis', step }
}
