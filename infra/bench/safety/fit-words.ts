import { createRandom } from '#infra/bench/safety/random.ts'
import type { Features } from '#infra/screening/features.ts'
import type { WordHead } from '#infra/screening/word-head.ts'

export type Example = { features: Features; isSo: boolean; weight: number }

const epochs = 8
const rate = 0.5
const decay = 0.002
const clipped = 0.995
const steps = 7
const seed = 12_345

/** `places`: the size of its table, a power of two. Logistic regression with decaying weights, by stochastic gradient descent (AdaGrad). The same every time. */
export function fitWords(examples: Example[], places: number): WordHead {
  const last = places - 1
  const weights = new Float64Array(places)
  const seen = new Float64Array(places).fill(1e-8)
  let bias = 0
  let biasSeen = 1e-8
  const random = createRandom(seed)
  const order = [...examples]
  for (let epoch = 0; epoch < epochs; epoch++) {
    random.shuffle(order)
    for (const { features, isSo, weight } of order) {
      let score = bias
      for (const { of, loudness } of features)
        for (const place of of) score += weights[place & last]! * loudness
      const miss = (1 / (1 + Math.exp(-score)) - Number(isSo)) * weight
      for (const { of, loudness } of features)
        for (const wide of of) {
          const place = wide & last
          const slope = miss * loudness + decay * weights[place]!
          seen[place]! += slope * slope
          weights[place]! -= (rate * slope) / Math.sqrt(seen[place]!)
        }
      biasSeen += miss * miss
      bias -= (rate * miss) / Math.sqrt(biasSeen)
    }
  }
  return inSteps(weights, bias)
}

/** Weights in fifteen steps: a tenth of the size, and the same verdicts but for a few. */
function inSteps(weights: Float64Array, bias: number): WordHead {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .toSorted()
  const step = sizes[Math.floor(clipped * (sizes.length - 1))]! / steps
  const rounded = Int8Array.from(weights, (weight) =>
    Math.max(-steps, Math.min(steps, Math.round(weight / step))),
  )
  return { bias: Number(bias.toFixed(4)), step: Number(step.toFixed(6)), weights: rounded }
}
