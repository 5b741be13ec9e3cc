import { createRandom } from '#infra/bench/safety/random.ts'
import type { Features } from '#infra/screening/features.ts'
import { softmax, type WordHead } from '#infra/understanding/word-head.ts'

export type WordExample = { features: Features; output: number }

const places = 2 ** 14
const epochs = 10
const rate = 0.5
const decay = 0.001
const biasRate = 0.02
const clipped = 0.999
const steps = 127

/** Softmax regression with decaying weights, by stochastic gradient descent (AdaGrad). The same every time. */
export function fitWords(examples: readonly WordExample[], outputs: number): WordHead {
  const weights = new Float32Array(places * outputs)
  const seen = new Float32Array(places * outputs).fill(1e-8)
  const biases = new Float64Array(outputs)
  const random = createRandom(12_345)
  const order = [...examples]
  for (let epoch = 0; epoch < epochs; epoch++) {
    random.shuffle(order)
    for (const example of order) learnFrom(example)
  }
  return inSteps()

  function learnFrom({ features, output }: WordExample): void {
    const logits = Float64Array.from(biases)
    for (const { of, loudness } of features)
      for (const wide of of) {
        const from = (wide & (places - 1)) * outputs
        for (let to = 0; to < outputs; to++) logits[to]! += weights[from + to]! * loudness
      }
    const missed = softmax(logits)
    missed[output]! -= 1
    for (let to = 0; to < outputs; to++) biases[to]! -= biasRate * missed[to]!
    for (const { of, loudness } of features)
      for (const wide of of) {
        const from = (wide & (places - 1)) * outputs
        for (let to = 0; to < outputs; to++) {
          const at = from + to
          const slope = missed[to]! * loudness + decay * weights[at]!
          seen[at]! += slope * slope
          weights[at]! -= (rate * slope) / Math.sqrt(seen[at]!)
        }
      }
  }

  function inSteps(): WordHead {
    const sizes = weights.map(Math.abs).toSorted()
    const step = sizes[Math.floor(clipped * (sizes.length - 1))]! / steps
    return {
      outputs,
      places,
      step,
      biases: [...biases].map((bias) => Number(bias.toFixed(4))),
      weights: Int8Array.from(weights, (weight) =>
        Math.max(-steps, Math.min(steps, Math.round(weight / step))),
      ),
    }
  }
}
