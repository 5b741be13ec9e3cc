import { createRandom } from '#infra/bench/safety/random.ts'
import type { Features } from '#infra/screening/features.ts'

export type LinearExample = { features: Features; dense: Float32Array | null; isBad: boolean; cost: number }
export type Linear = { sparse: Float32Array; dense: Float32Array; bias: number }

const epochs = 20

/**
 * Support vectors of two classes (squared hinge), by coordinate descent in the dual (Hsieh and others 2008). The same
 * every time. `cost`: how much it costs to be on the wrong side.
 */
export function fitLinear(examples: readonly LinearExample[], places: number, width: number): Linear {
  const sparse = new Float32Array(places)
  const dense = new Float32Array(width)
  let bias = 0
  const random = createRandom(31)
  const learners = examples.map((example) => ({
    ...example,
    of: example.features.map((block) => ({ ...block, of: block.of.map((wide) => wide & (places - 1)) })),
    alpha: 0,
    size: sizeOf(example) + 1 / (2 * example.cost),
  }))
  type Learner = (typeof learners)[number]

  function sum({ of, dense: values }: Learner): number {
    let whole = bias
    for (const { of: at, loudness } of of) {
      let part = 0
      for (let index = 0; index < at.length; index++) part += sparse[at[index]!]!
      whole += part * loudness
    }
    if (values) for (let at = 0; at < width; at++) whole += values[at]! * dense[at]!
    return whole
  }

  function step(learner: Learner): void {
    const side = learner.isBad ? 1 : -1
    const slope = side * sum(learner) - 1 + learner.alpha / (2 * learner.cost)
    const alpha = Math.max(0, learner.alpha - slope / learner.size)
    const by = (alpha - learner.alpha) * side
    if (by === 0) return
    learner.alpha = alpha
    bias += by
    for (const { of: at, loudness } of learner.of)
      for (let index = 0; index < at.length; index++) sparse[at[index]!]! += by * loudness
    if (learner.dense) for (let at = 0; at < width; at++) dense[at]! += by * learner.dense[at]!
  }

  for (let epoch = 0; epoch < epochs; epoch++) {
    random.shuffle(learners)
    for (const learner of learners) step(learner)
  }
  return { sparse, dense, bias }
}

function sizeOf({ features, dense }: LinearExample): number {
  const ofSparse = features.reduce((sum, { of, loudness }) => sum + of.length * loudness ** 2, 0)
  return 1 + ofSparse + (dense?.reduce((sum, value) => sum + value ** 2, 0) ?? 0)
}
