import { breathing } from '#domain/exercises/breathing.ts'
import { doing } from '#domain/exercises/doing.ts'
import type { Exercise } from '#domain/exercises/exercise.ts'
import type { Kind } from '#domain/exercises/moments.ts'
import { reframing } from '#domain/exercises/reframing.ts'
import { sensory } from '#domain/exercises/sensory.ts'

const byKind: Readonly<Record<Kind, readonly Exercise[]>> = {
  breath: breathing,
  senses: sensory,
  thoughts: reframing,
  doing,
}

/** Every exercise that Leeward offers. Ids are kept for good: events name them. */
export const catalogue: readonly Exercise[] = Object.values(byKind).flat()

const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]))

export const findExercise = (id: string): Exercise | null => byId.get(id) ?? null

export const exercisesOfKind = (kind: Kind): readonly Exercise[] => byKind[kind]
