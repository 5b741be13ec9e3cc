import { createRandom } from '#infra/bench/safety/random.ts'
import { dimensions } from '#infra/encoder/encoder.ts'
import { type Layer, loudness, type MeaningHead } from '#infra/screening/meaning-head.ts'

/** `wanted`: 1, 0, or null where nobody said. */
export type MeaningExample = { vector: Float32Array; wanted: (number | null)[]; weight: number }

const hidden = 64
const epochs = 12
const rate = 0.003
const decay = 0.01
/** The part of the hidden sums that is left out of each step, so that none leans on another. */
const dropped = 0.4
const batch = 32

/** One hidden layer, by gradient descent (Adam with decaying weights). The same every time. */
export function fitMeaning(examples: MeaningExample[], outputs: number): MeaningHead {
  const random = createRandom(7)
  const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
  const first = layer(dimensions, hidden, () => normal() * Math.sqrt(2 / dimensions))
  const second = layer(hidden, outputs, () => normal() * Math.sqrt(2 / hidden))
  const learners = [first, second].flatMap(({ weights, biases }) => [
    learner(weights, decay),
    learner(biases, 0),
  ])
  const [first$, firstBias$, second$, secondBias$] = learners.map(({ slope }) => slope)
  const order = examples.slice()
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    random.shuffle(order)
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch)
      for (const example of some) learnFrom(example)
      step++
      for (const each of learners) each.take(step, rate * (1 - epoch / epochs), some.length)
    }
  }
  return { hidden, outputs, first, second }

  function learnFrom({ vector, wanted, weight }: MeaningExample): void {
    const felt = Float32Array.from(first.biases)
    const { weights } = first
    for (let at = 0; at < dimensions; at++) {
      const value = vector[at]! * loudness
      for (let to = 0; to < hidden; to++) felt[to]! += value * weights[at * hidden + to]!
    }
    for (let to = 0; to < hidden; to++)
      felt[to] = felt[to]! > 0 && random() >= dropped ? felt[to]! / (1 - dropped) : 0
    const missed = Float32Array.from(second.biases)
    for (let at = 0; at < hidden; at++)
      if (felt[at] !== 0)
        for (let to = 0; to < outputs; to++) missed[to]! += felt[at]! * second.weights[at * outputs + to]!
    for (let to = 0; to < outputs; to++) {
      const want = wanted[to]
      missed[to] = want == null ? 0 : (1 / (1 + Math.exp(-missed[to]!)) - want) * weight
      secondBias$![to]! += missed[to]!
    }
    const back = new Float32Array(hidden)
    const awake = [...felt.keys()].filter((at) => felt[at] !== 0)
    for (const at of awake) {
      for (let to = 0; to < outputs; to++) {
        second$![at * outputs + to]! += felt[at]! * missed[to]!
        back[at]! += second.weights[at * outputs + to]! * missed[to]!
      }
      back[at]! /= 1 - dropped
      firstBias$![at]! += back[at]!
    }
    const slope = first$!
    for (let at = 0; at < dimensions; at++) {
      const value = vector[at]! * loudness
      for (const to of awake) slope[at * hidden + to]! += value * back[to]!
    }
  }
}

const layer = (inputs: number, outputs: number, draw: () => number): Layer => ({
  weights: Float32Array.from({ length: inputs * outputs }, draw),
  biases: new Float32Array(outputs),
})

/** Adam (Kingma and Ba 2015) with decay apart from the slope (Loshchilov and Hutter 2019). */
function learner(values: Float32Array, shrink: number) {
  const slope = new Float32Array(values.length)
  const mean = new Float32Array(values.length)
  const square = new Float32Array(values.length)
  return {
    slope,
    take(step: number, pace: number, count: number): void {
      const meanScale = 1 / (1 - 0.9 ** step)
      const squareScale = 1 / (1 - 0.999 ** step)
      for (let at = 0; at < values.length; at++) {
        const by = slope[at]! / count
        mean[at] = 0.9 * mean[at]! + 0.1 * by
        square[at] = 0.999 * square[at]! + 0.001 * by * by
        const move = (mean[at]! * meanScale) / (Math.sqrt(square[at]! * squareScale) + 1e-8)
        values[at]! -= pace * (move + shrink * values[at]!)
      }
      slope.fill(0)
    },
  }
}
