import { isBeside } from '#domain/chat/guide/decide/beside.ts'
import { fittingExercise } from '#domain/chat/guide/decide/fitting.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import type { Passage } from '#domain/chat/guide/say/words.ts'
import type { GuideState, Phase } from '#domain/chat/guide/state.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import type { Concern } from '#domain/safety/tier.ts'

/** After so many passages of work it is asked how it is. */
const workBeforeCheck = 4

const phasesOfWords = ['arrive', 'work', 'check', 'land'] as const

export const isSaid = (state: GuideState, need: NeedId, passage: Passage): boolean =>
  state.said.some((id) => id.startsWith(`${need}/${passage.id}.`))

const phaseOf = (need: NeedId, passage: Passage): Phase =>
  phasesOfWords.find((phase) => needWords[need][phase].includes(passage)) ?? 'work'

type Here = {
  state: GuideState
  concerns: readonly Concern[]
  told: string
  isQuiet: boolean
  isFree?: boolean
}

type Next = Pick<Move, 'phase'> & { next: Move['next'] }

/** The passage that follows: the one that was named, else the first of its phase that was not said; null when all were. */
export function nextPassage(here: Here, need: NeedId, to?: string): Next | null {
  const { state, concerns, told, isQuiet, isFree = false } = here
  const words = needWords[need]
  const usable = (passage: Passage): Next[] => {
    if (isSaid(state, need, passage) || isBeside(need, passage, told, state.said)) return []
    if ((isQuiet && passage.asks) || (isFree && passage.offers)) return []
    const exercise = passage.offers ? fittingExercise(passage.offers, state, need, concerns) : null
    if (passage.offers && exercise === null) return []
    return [{ phase: phaseOf(need, passage), next: { kind: 'passage', need, passage, exercise } }]
  }
  const first = (passages: readonly Passage[]): Next | null => passages.flatMap(usable)[0] ?? null
  const all = phasesOfWords.flatMap((phase) => words[phase])
  const named = all.filter(({ id }) => id === to)
  if (named.length > 0) return first(named) ?? nextPassage(here, need)
  if (to === 'check' || to === 'land') return first(words[to]) ?? first(words.land) ?? first(words.work)
  // Where what helped before was offered first, the need is met only now.
  const isMet =
    !state.said.some((id) => id.startsWith('act/remembered-exercise.')) ||
    words.arrive.some((passage) => isSaid(state, need, passage))
  const isIn = state.need === need && isMet
  const worked = words.work.filter((passage) => isSaid(state, need, passage)).length
  const checked = words.check.filter((passage) => isSaid(state, need, passage)).length
  const isCheckDue = worked >= workBeforeCheck * (checked + 1)
  return (
    (isIn ? null : first(words.arrive)) ??
    (isCheckDue ? first(words.check) : null) ??
    first(words.work) ??
    first(words.check) ??
    first(words.land)
  )
}
