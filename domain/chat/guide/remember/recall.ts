import { isFit } from '#domain/chat/guide/decide/fitting.ts'
import type { Situation } from '#domain/chat/guide/decide/go-on.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import type { Recollection } from '#domain/memory/recollection.ts'
import { urgeThemes } from '#domain/memory/remembered-needs.ts'

/** Shorter than this is nothing to come back to. */
const fewestMinutes = 2

/** That a fear came back is said when it first does, and seldom after that. */
const isNamed = (times: number): boolean => times === 1 || (times > 0 && times % 3 === 0)

/** Whether the guide would offer it with this need at all. */
const isOfNeed = (exerciseId: string, need: NeedId): boolean =>
  [...needWords[need].arrive, ...needWords[need].work].some(({ offers }) => offers?.includes(exerciseId))

/** What helped with the same before, or helps by its numbers, may be offered here, and was not turned down in this conversation. */
function whatHelped(
  { state, concerns }: Situation,
  need: NeedId,
  { felt, helpful = [] }: Recollection,
): string | null {
  const fits = (exerciseId: string): boolean =>
    findExercise(exerciseId) !== null &&
    isFit(exerciseId, need, concerns) &&
    !state.declined.includes(exerciseId) &&
    !state.said.includes(`offered/${exerciseId}`)
  const told = felt.filter((one) => one.need === need && one.helped > 0 && one.last !== 'worse')
  return (
    told.find(({ exerciseId }) => fits(exerciseId))?.exerciseId ??
    helpful.find((id) => fits(id) && isOfNeed(id, need)) ??
    null
  )
}

const isHearing = ({ first }: Move): boolean => first?.kind === 'heard' || first?.kind === 'own'

function atTheBeginning(move: Move, situation: Situation, need: NeedId, recollection: Recollection): Move {
  const exercise = whatHelped(situation, need, recollection)
  if (exercise !== null) {
    const next = { kind: 'act', act: 'remembered-exercise', exercise } as const
    return { ...move, next, phase: 'arrive', offered: exercise }
  }
  const times = Object.entries(recollection.themes).find(([theme]) => theme === need)?.[1] ?? 0
  if (!isHearing(move) || !isNamed(times)) return move
  return { ...move, first: { kind: 'act', act: 'remembered-theme' } }
}

const hasUrge = (need: NeedId): boolean => urgeThemes.some((theme) => theme === need)

/**
 * The same move, with what is remembered of other conversations: once in a conversation at most, and only where the person
 * tells something of which something is remembered. What helped comes first; else that a fear is back; on the way, how
 * long an urge was once put off.
 */
export function recall(move: Move, situation: Situation, recollection: Recollection | null): Move {
  const { state, heard } = situation
  const { need, next } = move
  const isRecalled = state.said.some((id) => id.startsWith('act/remembered-'))
  if (recollection === null || isRecalled || heard.act !== 'tells') return move
  if (need === null || next?.kind !== 'passage') return move
  if (state.need !== need)
    return state.said.some((id) => id.startsWith(`${need}/`))
      ? move
      : atTheBeginning(move, situation, need, recollection)
  const isOfUrge = hasUrge(need) && next.passage.offers?.includes('urge-surfing') === true
  const isLong = (recollection.longestDelayMinutes ?? 0) >= fewestMinutes
  if (!isOfUrge || !isLong || !isHearing(move)) return move
  return { ...move, isBeside: false, first: { kind: 'act', act: 'remembered-delay' } }
}
