import { plain } from '#domain/chat/guide/hear/plain.ts'
import { dimensions } from '#infra/encoder/encoder.ts'

/** Features that fall on the same place share a weight. */
export const scenePlaces = 2 ** 16
const [shortest, longest] = [3, 5]

/** The places of a text's features, each once. */
export type SceneFeatures = readonly [words: ReadonlySet<number>, letters: ReadonlySet<number>]
export const blocks = 2

/** Words and pairs of words; runs of three to five letters within a word. */
export function sceneFeatures(text: string): SceneFeatures {
  const words = plain(text).match(/[\p{L}\p{N}']+/gu) ?? []
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return [new Set([...words, ...pairs].map(placeOf)), new Set(words.flatMap(runsOf).map(placeOf))]
}

function runsOf(word: string): string[] {
  const padded = `_${word}_`
  const runs: string[] = []
  for (let length = shortest; length <= longest; length++)
    for (let from = 0; from + length <= padded.length; from++) runs.push(padded.slice(from, from + length))
  return runs
}

/** FNV-1a, stirred. */
function placeOf(feature: string): number {
  let hash = 2166136261
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) % scenePlaces
}

/** What lies nearest to a text, by its words, its letters and its meaning (Rocchio's classifier): a mean for each scene. */
export type SceneHead = {
  ids: readonly string[]
  /** How rare each place is, in steps. */
  rarity: { step: number; of: Uint8Array }
  /** Block by block: from where to where each scene's weights stand in `at` and `weights`. */
  ends: Uint32Array
  at: Uint16Array
  weights: { step: number; of: Uint8Array }
  /** The middle of all meanings, and the direction from it in which each scene lies. */
  middle: { step: number; of: Int8Array }
  meanings: { step: number; of: Int8Array }
}

/** What stands out less from what all have in common is said by everybody. */
export const ofMiddle = 0.7
/** How much the meaning weighs beside the words: found on hands left out. */
const meaningWeight = 0.2
/** A scene is meant where no other is as near. */
const nextWeight = 0.7

/** Features as a direction: rare ones say more. */
export function directed(
  places: ReadonlySet<number>,
  rarityAt: (place: number) => number,
): Map<number, number> {
  const rare = new Map([...places].map((place) => [place, rarityAt(place)]))
  const size = Math.hypot(...rare.values()) || 1
  return new Map([...rare].map(([place, rarity]) => [place, rarity / size]))
}

/** The nearest scene, and by how much it is nearer than the next. */
export function nearestScene(
  { ids, rarity, ends, at, weights, middle, meanings }: SceneHead,
  features: SceneFeatures,
  vector: Float32Array,
): { id: string; worth: number } {
  const near = new Float64Array(ids.length)
  features.forEach((block, which) => {
    const words = new Float32Array(scenePlaces)
    for (const [place, part] of directed(block, (place) => rarity.of[place]! * rarity.step))
      words[place] = part
    for (let scene = 0; scene < ids.length; scene++) {
      const slot = which * ids.length + scene
      let sum = 0
      for (let entry = slot === 0 ? 0 : ends[slot - 1]!; entry < ends[slot]!; entry++)
        sum += words[at[entry]!]! * weights.of[entry]!
      near[scene]! += (sum * weights.step) / blocks
    }
  })
  for (let scene = 0; scene < ids.length; scene++) {
    let sum = 0
    for (let axis = 0; axis < dimensions; axis++)
      sum +=
        (vector[axis]! - middle.of[axis]! * middle.step * ofMiddle) * meanings.of[scene * dimensions + axis]!
    near[scene]! += meaningWeight * sum * meanings.step
  }
  const best = near.indexOf(Math.max(...near))
  const next = Math.max(...near.filter((_, scene) => scene !== best))
  return { id: ids[best]!, worth: near[best]! - nextWeight * next }
}
