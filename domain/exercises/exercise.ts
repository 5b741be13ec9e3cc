export const exerciseTypes = ['breathing', 'sensory', 'reframing'] as const

/** A guided exercise. `duration` is for reading, such as "3 minutes". */
export type Exercise = {
  id: string
  type: (typeof exerciseTypes)[number]
  title: string
  description: string
  duration?: string
  steps: string[]
  /** A line of caution, shown before the first step. */
  caution?: string
  /** How well the exercise is supported: A several trials, B one trial or component data, C clinical convention. */
  grade: 'A' | 'B' | 'C'
  /** What is known of it, and what is not. */
  why: string
  source: string
}
