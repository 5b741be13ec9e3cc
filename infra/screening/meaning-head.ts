/** One hidden layer over what the encoder says: `hidden` rectified sums, then one log-odds for each output. */
export type MeaningHead = { hidden: number; outputs: number; first: Layer; second: Layer }
/** Row by row: the weights of one input to all that it feeds. */
export type Layer = { weights: Float32Array; biases: Float32Array }

/** As the artefact holds it: numbers of 16 bits, in base64. */
export type PackedMeaningHead = { hidden: number; outputs: number; first: PackedLayer; second: PackedLayer }
type PackedLayer = { weights: string; biases: string }

/** The encoder's numbers are small; so they are about as loud as the weights that are learned for them. */
export const loudness = 8

function feed(input: ArrayLike<number>, { weights, biases }: Layer, scale = 1): Float32Array {
  const fed = Float32Array.from(biases)
  const wide = biases.length
  for (let at = 0; at < input.length; at++) {
    const value = input[at]! * scale
    if (value === 0) continue
    for (let to = 0; to < wide; to++) fed[to]! += value * weights[at * wide + to]!
  }
  return fed
}

/** The log-odds of each output. */
export function meaningOf({ first, second }: MeaningHead, vector: Float32Array): Float32Array {
  const felt = feed(vector, first, loudness)
  for (let at = 0; at < felt.length; at++) felt[at] = Math.max(0, felt[at]!)
  return feed(felt, second)
}

const pack = (numbers: Float32Array): string => new Uint8Array(Float16Array.from(numbers).buffer).toBase64()
const unpack = (packed: string): Float32Array =>
  Float32Array.from(new Float16Array(Uint8Array.fromBase64(packed).buffer))
const packLayer = ({ weights, biases }: Layer): PackedLayer => ({
  weights: pack(weights),
  biases: pack(biases),
})
const unpackLayer = ({ weights, biases }: PackedLayer): Layer => ({
  weights: unpack(weights),
  biases: unpack(biases),
})

export const packMeaningHead = ({ first, second, ...sizes }: MeaningHead): PackedMeaningHead => ({
  ...sizes,
  first: packLayer(first),
  second: packLayer(second),
})
export const unpackMeaningHead = ({ first, second, ...sizes }: PackedMeaningHead): MeaningHead => ({
  ...sizes,
  first: unpackLayer(first),
  second: unpackLayer(second),
})
