import { breathing } from '#domain/exercises/breathing.ts'
import type { Exercise } from '#domain/exercises/exercise.ts'
import { reframing } from '#domain/exercises/reframing.ts'
import { sensory } from '#domain/exercises/sensory.ts'
import type { Concern } from '#domain/safety/tier.ts'

/** Every exercise that Leeward offers. Ids are kept for good: events name them. */
export const catalogue: readonly Exercise[] = [...breathing, ...sensory, ...reframing]

const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]))

export const findExercise = (id: string): Exercise | null => byId.get(id) ?? null

/** What fits a need, the gentlest first. */
const fittingIds = {
  calm: ['longer-exhale', 'five-senses', 'coherent-breathing', 'self-compassion-break'],
  breathing: ['longer-exhale', 'cyclic-sighing', 'coherent-breathing', 'box-breathing'],
  grounding: ['five-senses', 'orienting', 'walk-and-label', 'butterfly-tap', 'cool-pack'],
  reframing: ['stop-and-choose', 'notice-the-thought', 'self-compassion-break', 'worry-time'],
  panic: ['longer-exhale', 'orienting', 'five-senses', 'cyclic-sighing', 'cool-pack'],
  'health-fear': ['attention-switch', 'urge-surfing', 'worry-time', 'walk-and-label'],
  obsession: ['maybe-maybe-not', 'urge-surfing'],
  flashback: ['orienting', 'five-senses', 'butterfly-tap'],
} as const satisfies Record<string, string[]>

export type ExerciseNeed = keyof typeof fittingIds
export const exerciseNeeds = Object.keys(fittingIds) as ExerciseNeed[]

const unfitFor: Partial<Record<Concern, string[]>> = {
  'intrusive-thought': ['thought-record', 'worst-best-likely', 'leaves-on-a-stream'],
  'eating-disorder': ['cool-pack', 'body-scan'],
  'medical-emergency': catalogue.map(({ id }) => id),
}

/** False where an exercise could feed what the person struggles with. */
export const isFitting = (exerciseId: string, concerns: Concern[]): boolean =>
  !concerns.some((concern) => unfitFor[concern]?.includes(exerciseId))

/** The first exercise that fits and was not tried yet; the first that fits when all were tried. Null when none fits. */
export function suggestExercise(
  need: ExerciseNeed,
  { tried = [], concerns = [] }: { tried?: string[]; concerns?: Concern[] } = {},
): Exercise | null {
  const fitting = fittingIds[need].filter((id) => isFitting(id, concerns))
  const chosen = fitting.find((id) => !tried.includes(id)) ?? fitting[0]
  return chosen === undefined ? null : findExercise(chosen)
}
