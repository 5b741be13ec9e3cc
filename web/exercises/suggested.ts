import type { Message } from '#contract/chat.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import type { Exercise } from '#domain/exercises/exercise.ts'

/** The exercises that a conversation brought up, each once, and the reply that brought the latest new one. */
export function suggestedIn(messages: Message[]): { exercises: Exercise[]; after: string | null } {
  const exercises = new Map<string, Exercise>()
  let after: string | null = null
  for (const { id, suggestedExerciseId } of messages) {
    const exercise = suggestedExerciseId && findExercise(suggestedExerciseId)
    if (!exercise || exercises.has(exercise.id)) continue
    exercises.set(exercise.id, exercise)
    after = id
  }
  return { exercises: [...exercises.values()], after }
}
