import type { Features } from '#infra/screening/features.ts'

/** Logistic regression over hashed features. A smaller table (a power of two) is the large one folded. */
export type WordHead = { bias: number; step: number; weights: Int8Array }
/** As the artefact holds it: two weights to a byte, in base64. */
export type PackedWordHead = { bias: number; step: number; weights: string }

/** Log-odds. */
export function scoreOf({ bias, step, weights }: WordHead, features: Features): number {
  const last = weights.length - 1
  let score = bias
  for (const { of, loudness } of features) {
    let sum = 0
    for (const place of of) sum += weights[place & last]!
    score += sum * step * loudness
  }
  return score
}

const half = 8
const digits = 2 * half

export function packWordHead({ bias, step, weights }: WordHead): PackedWordHead {
  const bytes = Uint8Array.from(
    { length: weights.length / 2 },
    (_, at) => (weights[2 * at]! + half) * digits + weights[2 * at + 1]! + half,
  )
  return { bias, step, weights: bytes.toBase64() }
}

export function unpackWordHead({ bias, step, weights: packed }: PackedWordHead): WordHead {
  const bytes = Uint8Array.fromBase64(packed)
  const weights = new Int8Array(2 * bytes.length)
  for (const [at, byte] of bytes.entries()) {
    weights[2 * at] = Math.floor(byte / digits) - half
    weights[2 * at + 1] = (byte % digits) - half
  }
  return { bias, step, weights }
}
