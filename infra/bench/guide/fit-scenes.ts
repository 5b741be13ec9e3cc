import { dimensions } from '#infra/encoder/encoder.ts'
import {
  blocks,
  directed,
  ofMiddle,
  type SceneFeatures,
  type SceneHead,
  scenePlaces,
} from '#infra/understanding/scene-head.ts'

export type SceneExample = { scene: string; features: SceneFeatures; vector: Float32Array }

/** The mean of what was said of each scene, in each reading. The same every time. */
export function fitScenes(examples: readonly SceneExample[]): SceneHead {
  const ids = [...new Set(examples.map(({ scene }) => scene))].toSorted()
  const rarities = rarityOf(examples)
  const rarity = inSteps(rarities, 255, Uint8Array)
  const rarityAt = (place: number): number => rarity.of[place]! * rarity.step
  const lists = Array.from({ length: blocks }, (_, which) =>
    ids.map((id) => {
      const mean = new Map<number, number>()
      for (const { features } of examples.filter(({ scene }) => scene === id))
        for (const [place, part] of directed(features[which]!, rarityAt))
          mean.set(place, (mean.get(place) ?? 0) + part)
      const size = Math.hypot(...mean.values()) || 1
      return [...mean]
        .map(([place, part]) => [place, part / size] as const)
        .toSorted(([one], [other]) => one - other)
    }),
  ).flat()
  let end = 0
  const middle = meanOf(examples.map(({ vector }) => vector))
  const directions = ids.flatMap((id) => {
    const own = meanOf(examples.filter(({ scene }) => scene === id).map(({ vector }) => vector))
    const apart = own.map((value, axis) => value - middle[axis]! * ofMiddle)
    const size = Math.hypot(...apart) || 1
    return Array.from(apart, (value) => value / size)
  })
  return {
    ids,
    rarity,
    ends: Uint32Array.from(lists, (list) => (end += list.length)),
    at: Uint16Array.from(lists.flat(), ([place]) => place),
    weights: inSteps(
      lists.flat().map(([, part]) => part),
      255,
      Uint8Array,
    ),
    middle: inSteps([...middle], 127, Int8Array),
    meanings: inSteps(directions, 127, Int8Array),
  }
}

/** The inverse document frequency of each place, smoothed. */
function rarityOf(examples: readonly SceneExample[]): number[] {
  const counts = new Uint32Array(scenePlaces)
  for (const { features } of examples)
    for (const places of features) for (const place of places) counts[place]!++
  return Array.from(counts, (count) => 1 + Math.log((examples.length + 1) / (count + 1)))
}

function meanOf(vectors: readonly Float32Array[]): Float64Array {
  const sum = new Float64Array(dimensions)
  for (const vector of vectors) for (let axis = 0; axis < dimensions; axis++) sum[axis]! += vector[axis]!
  return sum.map((value) => value / vectors.length)
}

function inSteps<Kind extends Uint8Array | Int8Array>(
  values: readonly number[],
  steps: number,
  kind: { from: (values: readonly number[]) => Kind },
): { step: number; of: Kind } {
  const most = values.reduce((high, value) => Math.max(high, Math.abs(value)), 1e-9)
  const step = most / steps
  return { step, of: kind.from(values.map((value) => Math.round(value / step))) }
}
