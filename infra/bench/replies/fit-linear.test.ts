import { expect, test } from 'vitest'
import { fitLinear } from '#infra/bench/replies/fit-linear.ts'

test('what tells two kinds apart is learned, by signs and by numbers, the same every time', () => {
  const examples = Array.from({ length: 60 }, (_, at) => {
    const isBad = at % 3 === 0
    const sign = isBad ? 5 : 9
    return {
      features: [{ of: Uint32Array.of(sign, 20 + at), loudness: 1 }],
      dense: Float32Array.of(isBad ? 1 : -1, at / 60),
      isBad,
      cost: 1,
    }
  })
  const learned = fitLinear(examples, 128, 2)
  expect(learned.sparse[5]).toBeGreaterThan(0.1)
  expect(learned.sparse[9]).toBeLessThan(-0.1)
  expect(learned.dense[0]).toBeGreaterThan(0.1)
  expect(fitLinear(examples, 128, 2)).toEqual(learned)
})
