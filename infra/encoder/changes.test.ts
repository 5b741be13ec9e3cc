import { expect, test } from 'vitest'
import { applyChanges, packChanges, trained } from '#infra/encoder/changes.ts'
import { readWeights, type Weights } from '#infra/encoder/published-weights.ts'

const weights = (shape: number[], numberAt: (at: number) => number): Weights => ({
  shape,
  numbers: Float32Array.from({ length: shape.reduce((product, size) => product * size, 1) }, (_, at) =>
    numberAt(at),
  ),
})

test('changed weights are what training made of them, to a 250th of the largest change of a row', () => {
  const published = [weights([3, 4], (at) => at / 7), weights([5], () => 1)]
  const tuned = [
    weights([3, 4], (at) => at / 7 + (at < 4 ? 0 : Math.sin(at) / 10 ** (at % 3))),
    weights([5], (at) => 1 + at),
  ]
  const changes = packChanges(published, tuned)
  expect(changes.byteLength).toBe(3 * (4 + 4) + 4 + 5)
  applyChanges(changes, published)
  for (const [at, { numbers }] of published.entries())
    for (const [place, number] of numbers.entries())
      expect(Math.abs(number - tuned[at]!.numbers[place]!)).toBeLessThanOrEqual(4 / 250)
  expect([...published[0]!.numbers.subarray(0, 4)]).toEqual([...tuned[0]!.numbers.subarray(0, 4)])
})

test('changes of other weights are refused', () => {
  const changes = packChanges([weights([2, 2], () => 0)], [weights([2, 2], () => 1)])
  expect(() => applyChanges(changes, [weights([1, 2], () => 0)])).toThrow('not of these weights')
})

test('all weights that are trained are published', async () => {
  const weightsOf = await readWeights()
  const numbers = trained.map((name) => weightsOf(name).numbers.length)
  expect(numbers.every((count) => count > 0)).toBe(true)
})
