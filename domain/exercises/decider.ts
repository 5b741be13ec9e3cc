import { type Chain, findInChain } from '#domain/chain.ts'
import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import type { ExerciseCompleted, ExerciseEvent } from '#domain/exercises/events.ts'
import { Rejection } from '#domain/rejection.ts'

export type CompleteExercise = Command<'CompleteExercise', ExerciseCompleted['data']>
export type ExerciseCommand = CompleteExercise

/** The ids of the completions so far, the latest first. */
export type Completions = Chain<string>

function decide(command: ExerciseCommand, completions: Completions): ExerciseEvent[] {
  const { completionId, exerciseId } = command.data
  // Asked first, so that a repeat still succeeds when the exercise has left the catalogue meanwhile.
  if (findInChain(completions, (id) => id === completionId)) return []
  if (!findExercise(exerciseId)) throw new Rejection('exercise-unknown')
  return [{ ...command, type: 'ExerciseCompleted' }]
}

/** The rules of the exercises that a person does. */
export const exercises: Decider<Completions, ExerciseCommand, ExerciseEvent> = {
  initialState: null,
  evolve: (completions, { data: { completionId } }) => ({ item: completionId, rest: completions }),
  decide,
}
