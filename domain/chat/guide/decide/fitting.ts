import { needWords } from '#domain/chat/guide/say/needs.ts'
import type { GuideState } from '#domain/chat/guide/state.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { isFitting } from '#domain/exercises/catalogue.ts'
import type { Concern } from '#domain/safety/tier.ts'

/** False where an exercise could feed what somebody struggles with, however it is asked for. */
export const isFit = (exercise: string, need: NeedId | null, concerns: readonly Concern[]): boolean =>
  !(need && needWords[need].unfit.includes(exercise)) && isFitting(exercise, [...concerns])

/** The first that fits and was neither refused nor offered already. */
export const fittingExercise = (
  ids: readonly string[],
  { declined, said }: Pick<GuideState, 'declined' | 'said'>,
  need: NeedId | null,
  concerns: readonly Concern[],
): string | null =>
  ids.find((id) => !declined.includes(id) && !said.includes(`offered/${id}`) && isFit(id, need, concerns)) ??
  null
