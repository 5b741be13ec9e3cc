import { createRandom } from '#infra/bench/safety/random.ts'
import { dimensions } from '#infra/encoder/encoder.ts'
import { openMatrices } from '#infra/encoder/matrices.ts'
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
  const matrices = openBatches()
  const back = new Float32Array(batch * hidden)
  const order = examples.slice()
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    random.shuffle(order)
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch)
      const sums = matrices.feed(some, first)
      back.fill(0)
      for (const [row, example] of some.entries()) learnFrom(example, row * hidden, sums)
      first$!.set(matrices.slopeOf(back))
      step++
      for (const each of learners) each.take(step, rate * (1 - epoch / epochs), some.length)
    }
  }
  return { hidden, outputs, first, second }

  function learnFrom({ wanted, weight }: MeaningExample, row: number, sums: Float32Array): void {
    const awake: number[] = []
    const felt = new Float32Array(hidden)
    for (let at = 0; at < hidden; at++)
      if (sums[row + at]! > 0 && random() >= dropped) {
        felt[at] = sums[row + at]! / (1 - dropped)
        awake.push(at)
      }
    const missed = Float32Array.from(second.biases)
    for (const at of awake)
      for (let to = 0; to < outputs; to++) missed[to]! += felt[at]! * second.weights[at * outputs + to]!
    for (let to = 0; to < outputs; to++) {
      const want = wanted[to]
      missed[to] = want == null ? 0 : (1 / (1 + Math.exp(-missed[to]!)) - want) * weight
      secondBias$![to]! += missed[to]!
    }
    for (const at of awake) {
      let sum = 0
      for (let to = 0; to < outputs; to++) {
        second$![at * outputs + to]! += felt[at]! * missed[to]!
        sum += second.weights[at * outputs + to]! * missed[to]!
      }
      back[row + at] = sum / (1 - dropped)
      firstBias$![at]! += back[row + at]!
    }
  }
}

/** What takes the time, by the kernel of the encoder: a batch through the first layer, and what it says of its weights. */
function openBatches() {
  const matrices = openMatrices(
    2 * dimensions * (hidden + batch) + 16 * (dimensions + hidden + batch) + batch * hidden,
  )
  const { numbers, matrix, roomToPack } = matrices
  const [inputs, sums] = [matrix(batch, dimensions), matrix(batch, hidden)]
  const [turned, slopes] = [matrix(dimensions, batch), matrix(dimensions, hidden)]
  const [weightsRoom, backRoom] = [roomToPack(dimensions, hidden), roomToPack(batch, hidden)]
  const ofRows = [hidden, 1] as const
  return {
    feed(examples: MeaningExample[], { weights, biases }: Layer): Float32Array {
      matrices.clear(turned, dimensions)
      for (const [row, { vector }] of examples.entries())
        for (let at = 0; at < dimensions; at++) {
          const value = vector[at]! * loudness
          numbers[inputs.from + row * dimensions + at] = value
          numbers[turned.from + at * batch + row] = value
        }
      const packed = matrices.pack(weightsRoom, [dimensions, hidden], weights, 0, ofRows)
      matrices.setLinear(inputs, { weights: packed, biases }, sums, examples.length)
      return numbers.subarray(sums.from, sums.from + batch * hidden)
    },
    slopeOf(back: Float32Array): Float32Array {
      matrices.clear(slopes, dimensions)
      const packed = matrices.pack(backRoom, [batch, hidden], back, 0, ofRows)
      matrices.addProduct(turned, packed, slopes, dimensions)
      return numbers.subarray(slopes.from, slopes.from + dimensions * hidden)
    },
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
