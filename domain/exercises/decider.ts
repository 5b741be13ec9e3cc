import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import type { ExerciseCompleted, ExerciseEvent, ExerciseRated } from '#domain/exercises/events.ts'
import { Rejection } from '#domain/rejection.ts'

type Rated = Pick<ExerciseRated['data'], 'before' | 'after'>
/** It may be sent again with how it was: that is asked once it is done. */
export type CompleteExercise = Command<'CompleteExercise', ExerciseCompleted['data'] & { rated?: Rated }>
export type RetractExercise = Command<'RetractExercise', { completionId: string }>
export type ExerciseCommand = CompleteExercise | RetractExercise

function complete({ at, data }: CompleteExercise, about: Fact<ExerciseEvent>[]): ExerciseEvent[] {
  const { rated, ...completed } = data
  const { completionId } = completed
  const isKnown = about.length > 0
  if (about.at(-1)?.type === 'ExerciseRetracted') return []
  // Asked first, so that a repeat still succeeds when the exercise has left the catalogue meanwhile.
  if (!isKnown && !findExercise(completed.exerciseId)) throw new Rejection('exercise-unknown')
  const isNew = rated && !about.some(({ type }) => type === 'ExerciseRated')
  return [
    ...(isKnown ? [] : [{ type: 'ExerciseCompleted' as const, at, data: completed }]),
    ...(isNew ? [{ type: 'ExerciseRated' as const, at, data: { completionId, ...rated } }] : []),
  ]
}

function retract({ at, data }: RetractExercise, about: Fact<ExerciseEvent>[]): ExerciseEvent[] {
  const latest = about.at(-1)
  if (!latest) throw new Rejection('exercise-completion-unknown')
  if (latest.type === 'ExerciseRetracted') return []
  return [{ type: 'ExerciseRetracted', at, data: { completionId: data.completionId, askedBy: 'person' } }]
}

/** The rules of the exercises that a person does: each is decided on for itself. */
export const exercises: Decider<null, ExerciseCommand, ExerciseEvent> = {
  initialState: null,
  evolve: () => null,
  stateVersion: null,
  itemOf: ({ data }) => data.completionId,
  decide: (command, _, about) =>
    command.type === 'CompleteExercise' ? complete(command, about) : retract(command, about),
}
