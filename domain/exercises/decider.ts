import { type Chain, findInChain } from '#domain/chain.ts'
import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import type { ExerciseCompleted, ExerciseEvent } from '#domain/exercises/events.ts'
import { Rejection } from '#domain/rejection.ts'

export type CompleteExercise = Command<'CompleteExercise', ExerciseCompleted['data']>
export type RetractExercise = Command<'RetractExercise', { completionId: string }>
export type ExerciseCommand = CompleteExercise | RetractExercise

/** What became of the completions so far, the latest first. */
export type Completions = Chain<{ completionId: string; isRetracted: boolean }>

function decide(command: ExerciseCommand, completions: Completions): ExerciseEvent[] {
  const { completionId } = command.data
  const known = findInChain(completions, (completion) => completion.completionId === completionId)
  switch (command.type) {
    case 'CompleteExercise':
      // Asked first, so that a repeat still succeeds when the exercise has left the catalogue meanwhile.
      if (known) return []
      if (!findExercise(command.data.exerciseId)) throw new Rejection('exercise-unknown')
      return [{ ...command, type: 'ExerciseCompleted' }]
    case 'RetractExercise':
      if (!known) throw new Rejection('exercise-completion-unknown')
      if (known.isRetracted) return []
      return [{ type: 'ExerciseRetracted', at: command.at, data: { completionId, askedBy: 'person' } }]
  }
}

/** The rules of the exercises that a person does. */
export const exercises: Decider<Completions, ExerciseCommand, ExerciseEvent> = {
  initialState: null,
  evolve: (completions, { type, data: { completionId } }) => ({
    item: { completionId, isRetracted: type === 'ExerciseRetracted' },
    rest: completions,
  }),
  decide,
}
