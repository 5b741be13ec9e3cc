import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import type { ExerciseCompleted, ExerciseEvent } from '#domain/exercises/events.ts'
import { Rejection } from '#domain/rejection.ts'

export type CompleteExercise = Command<'CompleteExercise', ExerciseCompleted['data']>
export type RetractExercise = Command<'RetractExercise', { completionId: string }>
export type ExerciseCommand = CompleteExercise | RetractExercise

function decide(command: ExerciseCommand, _: null, about: Fact<ExerciseEvent>[]): ExerciseEvent[] {
  const { completionId } = command.data
  const latest = about.at(-1)
  switch (command.type) {
    case 'CompleteExercise':
      // Asked first, so that a repeat still succeeds when the exercise has left the catalogue meanwhile.
      if (latest) return []
      if (!findExercise(command.data.exerciseId)) throw new Rejection('exercise-unknown')
      return [{ ...command, type: 'ExerciseCompleted' }]
    case 'RetractExercise':
      if (!latest) throw new Rejection('exercise-completion-unknown')
      if (latest.type === 'ExerciseRetracted') return []
      return [{ type: 'ExerciseRetracted', at: command.at, data: { completionId, askedBy: 'person' } }]
  }
}

/** The rules of the exercises that a person does: each is decided on for itself. */
export const exercises: Decider<null, ExerciseCommand, ExerciseEvent> = {
  initialState: null,
  evolve: () => null,
  stateVersion: null,
  itemOf: ({ data }) => data.completionId,
  decide,
}
