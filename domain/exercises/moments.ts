import type { Exercise } from '#domain/exercises/exercise.ts'

/** When somebody looks for an exercise. */
export const moments = ['panic', 'trigger', 'stuck', 'sleep', 'before', 'short'] as const
export type Moment = (typeof moments)[number]

/** What fits each moment, the gentlest first. */
export const exercisesFor: Readonly<Record<Moment, readonly string[]>> = {
  panic: ['longer-exhale', 'orienting', 'five-senses', 'cool-pack'],
  trigger: ['orienting', 'then-and-now', 'five-senses', 'butterfly-tap', 'walk-and-label'],
  stuck: ['notice-the-thought', 'urge-surfing', 'maybe-maybe-not', 'leaves-on-a-stream', 'attention-switch'],
  sleep: ['longer-exhale', 'up-again', 'coherent-breathing', 'another-ending', 'muscle-relaxation'],
  before: ['cyclic-sighing', 'box-breathing', 'stop-and-choose', 'small-test', 'a-ready-no'],
  short: ['stop-and-choose', 'orienting', 'cool-pack', 'butterfly-tap', 'notice-the-thought'],
}

/** What an exercise is made of, as the library sorts them. */
export const kinds = ['breath', 'senses', 'thoughts', 'doing'] as const
export type Kind = (typeof kinds)[number]

export const lengths = ['short', 'medium', 'long'] as const
export type Length = (typeof lengths)[number]

/** The least that it takes, as its duration says. */
export const minutesOf = ({ duration }: Pick<Exercise, 'duration'>): number =>
  Number(/\d+/.exec(duration ?? '')?.[0] ?? 5)

export function lengthOf(exercise: Pick<Exercise, 'duration'>): Length {
  const minutes = minutesOf(exercise)
  if (minutes <= 3) return 'short'
  return minutes <= 5 ? 'medium' : 'long'
}
