import type { Exercise } from '#domain/exercises/exercise.ts'

export const suggested = 'Suggested Exercises'

export const types: Record<Exercise['type'], string> = {
  breathing: 'Breathing',
  sensory: 'Sensory grounding',
  reframing: 'Reframing',
}
export const typeAndDuration = ({ type, duration }: { type: string; duration: string }) =>
  `${type}, ${duration}`

/** How well an exercise is supported, in plain words. */
const grades: Record<Exercise['grade'], string> = {
  A: 'several studies support it',
  B: 'a first study or two support it',
  C: 'widely used in practice, little studied so far',
}
export const evidence = ({ grade, source }: Pick<Exercise, 'grade' | 'source'>) =>
  `How well it is known to help: ${grades[grade]} (grade ${grade}). ${source}`

export const start = 'Start Exercise'
export const markComplete = 'Mark Complete'
export const completed = 'Completed'
export const tryAgain = 'Try Again'
export const close = 'Close'
export const completedNow = 'Exercise completed!'
export const notWrittenDown = 'It was not written down, as you wish.'
export const countedWhenBack = 'It is counted once you are back, if this page stays open.'
export const failed = 'Error'
export const notRecorded = 'Failed to record completion. Please try again.'
export const ticksKept = 'This was not recorded. Your ticks are kept.'
export const howIsItNow = 'How is it now?'

export const followTheSun = 'Follow the sun, if you like.'
export const breatheAlong = 'Breathe along'
export const stop = 'Stop'
