import type { Features } from '#domain/safety/learned/features.ts'
import type { Head } from '#domain/safety/learned/model.ts'

export type Example = { features: Features; isSo: boolean; weight: number }

const epochs = 8
const rate = 0.5
const decay = 0.002
const clipped = 0.995
const steps = 7
const seed = 12_345

function shuffle(items: Example[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[items[at], items[other]] = [items[other]!, items[at]!]
  }
}

/** `places`: the size of its table, a power of two. Logistic regression with decaying weights, by stochastic gradient descent (AdaGrad). The same every time. */
export function fit(examples: Example[], places: number): Head {
  const last = places - 1
  const weights = new Float64Array(places)
  const seen = new Float64Array(places).fill(1e-8)
  let bias = 0
  let biasSeen = 1e-8
  let state = seed
  const random = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const order = [...examples]
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
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
function inSteps(weights: Float64Array, bias: number): Head {
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
