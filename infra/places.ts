/** A number of places. `take` gives one until it is disposed, or null when all are taken. */
export type Places = { take: () => Disposable | null }

export function createPlaces(count: number): Places {
  let taken = 0
  return {
    take: () => {
      if (taken >= count) return null
      taken++
      return { [Symbol.dispose]: () => void taken-- }
    },
  }
}
