import { catalogue, exercisesOfKind, findExercise } from '#domain/exercises/catalogue.ts'
import type { Exercise } from '#domain/exercises/exercise.ts'
import { exercisesFor, type Kind, type Length, lengthOf, type Moment } from '#domain/exercises/moments.ts'

/** What somebody looks for; null where it does not matter. */
export type Wanted = {
  moment: Moment | null
  kind: Kind | null
  length: Length | null
  isFavourite: boolean
}

export const anything: Wanted = { moment: null, kind: null, length: null, isFavourite: false }

/** Where an exercise stands in a list; behind all of it where it does not. */
const placeIn = (ids: readonly string[], { id }: Exercise): number =>
  ids.includes(id) ? ids.indexOf(id) : ids.length

/** The exercises that are all of it: what helped first, then of a moment in its own order, else favourites. */
export function found(
  { moment, kind, length, isFavourite }: Wanted,
  favourites: readonly string[],
  helpful: readonly string[] = [],
): readonly Exercise[] {
  const some = moment
    ? exercisesFor[moment].map(findExercise).filter((exercise) => exercise !== null)
    : catalogue.toSorted((one, other) => placeIn(favourites, one) - placeIn(favourites, other))
  const inOrder = some.toSorted((one, other) => placeIn(helpful, one) - placeIn(helpful, other))
  return inOrder.filter(
    (exercise) =>
      (!kind || exercisesOfKind(kind).includes(exercise)) &&
      (!length || lengthOf(exercise) === length) &&
      (!isFavourite || favourites.includes(exercise.id)),
  )
}
