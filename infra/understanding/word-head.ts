import { plain } from '#domain/chat/guide/hear/plain.ts'
import { type Features, featuresOf } from '#infra/screening/features.ts'

/** One of several, by hashed words and letters: softmax regression. `weights` stand place by place, each for every output. */
export type WordHead = { outputs: number; places: number; step: number; biases: number[]; weights: Int8Array }
/** As the artefact holds it: the weights in base64. */
export type PackedWordHead = Omit<WordHead, 'weights'> & { weights: string }

export const wordsOf = (text: string): Features =>
  featuresOf(
    plain(text)
      .replace(/[^\p{L}\p{N}'? ]+/gu, ' ')
      .split(/\s+/)
      .filter(Boolean),
  )

/** From 0 to 1, together 1. */
export function softmax(logits: ArrayLike<number>): Float64Array {
  const most = Math.max(...Array.from(logits))
  const sizes = Float64Array.from(logits, (logit) => Math.exp(logit - most))
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => size / whole)
}

export function wordLogits(
  { outputs, places, step, biases, weights }: WordHead,
  features: Features,
): Float64Array {
  const sums = new Float64Array(outputs)
  for (const { of, loudness } of features)
    for (const wide of of) {
      const from = (wide & (places - 1)) * outputs
      for (let to = 0; to < outputs; to++) sums[to]! += weights[from + to]! * step * loudness
    }
  return sums.map((sum, to) => sum + biases[to]!)
}

export const packWordHead = ({ weights, ...rest }: WordHead): PackedWordHead => ({
  ...rest,
  weights: new Uint8Array(weights.buffer).toBase64(),
})
export const unpackWordHead = ({ weights, ...rest }: PackedWordHead): WordHead => ({
  ...rest,
  weights: new Int8Array(Uint8Array.fromBase64(weights).buffer),
})
