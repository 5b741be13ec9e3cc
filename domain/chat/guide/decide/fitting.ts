import { hasSign } from '#domain/chat/guide/hear/rank-needs.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import type { GuideState } from '#domain/chat/guide/state.ts'
import { type NeedId, needIds } from '#domain/chat/guide/understanding.ts'
import { isFitting } from '#domain/exercises/catalogue.ts'
import type { Concern } from '#domain/safety/tier.ts'

const obsessions = [
  'ocd-contamination',
  'ocd-checking',
  'ocd-harm',
  'ocd-taboo',
  'ocd-relationship',
  'ocd-just-right',
  'ocd-real-event',
] as const
const ofTheBody = ['health-fear', 'panic-now', 'eating'] as const
const ofTrauma = ['flashback', 'dissociation', 'violence-at-home'] as const

/**
 * What feeds a trouble also where it is asked for by name: going inward after trauma and in fear for the body (Gan 2022),
 * holding the breath in a panic, cold with an eating disorder, arguing with an obsession (it becomes reassurance).
 */
const feeds: Readonly<Record<string, readonly NeedId[]>> = {
  'body-scan': [...ofTheBody, ...ofTrauma, 'certain-beliefs'],
  'muscle-relaxation': ['health-fear', 'eating', 'certain-beliefs'],
  '4-7-8-breathing': ['panic-now', ...ofTrauma, 'certain-beliefs'],
  'box-breathing': ['panic-now', ...ofTrauma, 'certain-beliefs'],
  'cyclic-sighing': ['panic-now', ...ofTrauma, 'certain-beliefs'],
  'cool-pack': ['eating', 'health-fear'],
  'thought-record': [...obsessions, 'health-fear', ...ofTrauma, 'certain-beliefs'],
  'worst-best-likely': [...obsessions, 'health-fear', ...ofTrauma, 'certain-beliefs'],
  'leaves-on-a-stream': [...obsessions, ...ofTrauma, 'certain-beliefs'],
  'notice-the-thought': ['certain-beliefs', 'dissociation'],
  'maybe-maybe-not': ['certain-beliefs', 'violence-at-home'],
}

/** Whether an exercise is given to whoever asks for just that one. */
export const mayBeGiven = (exercise: string, need: NeedId | null, concerns: readonly Concern[]): boolean =>
  !(need && feeds[exercise]?.includes(need)) && isFitting(exercise, [...concerns])

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
