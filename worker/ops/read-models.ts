import { projections } from '#projections/all.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { UsageError } from '#worker/ops/command.ts'

export const readModelNames = projections.map(({ name }) => name).join(', ')

/** The one of this name, or all of them. */
export function readModelsFrom(name: string): Projection[] {
  const chosen = name === 'all' ? projections : projections.filter((projection) => projection.name === name)
  if (chosen.length === 0)
    throw new UsageError(`There is no read model "${name}": ${readModelNames}, or all.`)
  return chosen
}
