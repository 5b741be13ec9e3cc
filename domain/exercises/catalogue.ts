import { breathing } from '#domain/exercises/breathing.ts'
import type { Exercise } from '#domain/exercises/exercise.ts'
import { reframing } from '#domain/exercises/reframing.ts'
import { sensory } from '#domain/exercises/sensory.ts'
import type { Concern } from '#domain/safety/tier.ts'

/** Every exercise that Leeward offers. Ids are kept for good: events name them. */
export const catalogue: readonly Exercise[] = [...breathing, ...sensory, ...reframing]

const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]))

export const findExercise = (id: string): Exercise | null => byId.get(id) ?? null

const unfitFor: Partial<Record<Concern, string[]>> = {
  'intrusive-thought': ['thought-record', 'worst-best-likely', 'leaves-on-a-stream'],
  'eating-disorder': ['cool-pack', 'body-scan'],
  'medical-emergency': catalogue.map(({ id }) => id),
}

/** False where an exercise could feed what the person struggles with. */
export const isFitting = (exerciseId: string, concerns: Concern[]): boolean =>
  !concerns.some((concern) => unfitFor[concern]?.includes(exerciseId))
