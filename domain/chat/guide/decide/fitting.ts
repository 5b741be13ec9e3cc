import { hasSign } from '#domain/chat/guide/hear/rank-needs.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import type { GuideState } from '#domain/chat/guide/state.ts'
import { type NeedId, needIds } from '#domain/chat/guide/understanding.ts'
import { type Circumstance, isFitting, isUnfit } from '#domain/exercises/unfit.ts'
import type { Concern } from '#domain/safety/tier.ts'

/** The circumstances that a need speaks of. */
const ofNeed: Partial<Record<NeedId, readonly Circumstance[]>> = {
  'panic-now': ['breathless-panic'],
  'health-fear': ['illness-fear'],
  'ocd-contamination': ['compulsion'],
  'ocd-checking': ['compulsion'],
  'ocd-harm': ['compulsion'],
  'ocd-taboo': ['compulsion'],
  'ocd-relationship': ['compulsion'],
  'ocd-just-right': ['compulsion'],
  'ocd-real-event': ['compulsion'],
  flashback: ['trigger'],
  dissociation: ['dissociation'],
  'violence-at-home': ['trigger', 'violence'],
  eating: ['eating'],
  'certain-beliefs': ['beliefs'],
}

/** Whether an exercise is given to whoever asks for just that one. */
export const mayBeGiven = (exercise: string, need: NeedId | null, concerns: readonly Concern[]): boolean =>
  !(need && ofNeed[need]?.some((circumstance) => isUnfit(exercise, circumstance))) &&
  isFitting(exercise, concerns)

/** What a talk has plainly spoken of may be what it is about: what would feed that is not given on the strength of another guess. */
export const mayBeGivenIn = (
  exercise: string,
  needs: readonly (NeedId | null)[],
  told: string,
  concerns: readonly Concern[],
): boolean =>
  [...needs, ...needIds.filter((need) => hasSign(need, told))].every((need) =>
    mayBeGiven(exercise, need, concerns),
  )

/** Whether an exercise is offered unasked: not what feeds the trouble, nor what is beside the point. */
export const isFit = (exercise: string, need: NeedId | null, concerns: readonly Concern[]): boolean =>
  !(need && needWords[need].unfit.includes(exercise)) && isFitting(exercise, concerns)

/** The first that fits and was neither refused nor offered already. */
export const fittingExercise = (
  ids: readonly string[],
  { declined, said }: Pick<GuideState, 'declined' | 'said'>,
  need: NeedId | null,
  concerns: readonly Concern[],
): string | null =>
  ids.find((id) => !declined.includes(id) && !said.includes(`offered/${id}`) && isFit(id, need, concerns)) ??
  null
