import { type Features, featuresOf } from '#domain/safety/learned/features.ts'
import { windowsOf } from '#domain/safety/learned/windows.ts'
import { finish, type Steps } from '#domain/steps.ts'

/** The questions that the layer answers about a text: does it need this tier, or a higher one? */
export const asked = ['care', 'crisis', 'emergency'] as const
export type Asked = (typeof asked)[number]
/** Log-odds; nothing that is said has none. */
export type Scores = Record<Asked, number>

/** A smaller table (a power of two) is the large one folded. Weights in steps of `step`, and what is said of a text without any feature. */
export type Head = { bias: number; step: number; weights: Int8Array }
export type Heads = Record<Asked, Head>
/** From which score on a tier is raised; at or below `held`, a crisis that the rules see is held to care. */
export type Thresholds = Scores & { held: number }
export type Model = { heads: Heads; thresholds: Thresholds }

export function scoreOf({ bias, step, weights }: Head, features: Features): number {
  const last = weights.length - 1
  let score = bias
  for (const { of, loudness } of features) {
    let sum = 0
    for (const place of of) sum += weights[place & last]!
    score += sum * step * loudness
  }
  return score
}

/** The highest score of any stretch of a text in plain words. */
export const scoresOf = (heads: Heads, plain: string): Scores => finish(scoring(heads, plain))

export function* scoring(heads: Heads, plain: string): Steps<Scores> {
  const highest: Scores = { care: -Infinity, crisis: -Infinity, emergency: -Infinity }
  for (const words of windowsOf(plain)) {
    if (words.length === 0) continue
    const features = featuresOf(words)
    yield
    for (const tier of asked) highest[tier] = Math.max(highest[tier], scoreOf(heads[tier], features))
  }
  return highest
}

const half = 8
const digits = 2 * half

/** Two weights to a byte, so that the file stays small. */
export function pack(weights: Int8Array): string {
  let bytes = ''
  for (let at = 0; at < weights.length; at += 2)
    bytes += String.fromCharCode((weights[at]! + half) * digits + weights[at + 1]! + half)
  return btoa(bytes)
}

export function unpack(packed: string): Int8Array {
  const bytes = atob(packed)
  const weights = new Int8Array(2 * bytes.length)
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at)
    weights[2 * at] = Math.floor(byte / digits) - half
    weights[2 * at + 1] = (byte % digits) - half
  }
  return weights
}
