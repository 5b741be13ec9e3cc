import type { Exercise } from '#domain/exercises/exercise.ts'

export const typeLabels: Record<Exercise['type'], string> = {
  breathing: 'Breathing',
  sensory: 'Sensory grounding',
  reframing: 'Reframing',
}

/** How well an exercise is supported, in plain words. */
export const gradeLabels: Record<Exercise['grade'], string> = {
  A: 'several studies support it',
  B: 'a first study or two support it',
  C: 'widely used in practice, little studied so far',
}
