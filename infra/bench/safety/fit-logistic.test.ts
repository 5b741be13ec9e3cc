import { expect, test } from 'vitest'
import { fitLogistic, type Row } from '#infra/bench/safety/fit-logistic.ts'

const times = (count: number, row: Row): Row[] => Array.from({ length: count }, () => row)

test('the weights are the log-odds that the rows show', () => {
  const rows = [
    ...times(300, { inputs: [1, 0], wanted: 0 }),
    ...times(100, { inputs: [1, 0], wanted: 1 }),
    ...times(100, { inputs: [1, 1], wanted: 0 }),
    ...times(100, { inputs: [1, 1], wanted: 1 }),
  ]
  const [bias, weight] = fitLogistic(rows)
  expect(bias).toBeCloseTo(Math.log(1 / 3), 3)
  expect(weight).toBeCloseTo(Math.log(3), 3)
})

test('two inputs that say the same share a weight, and do not pull against each other', () => {
  const rows = [
    ...times(60, { inputs: [1, 1, 1], wanted: 1 }),
    ...times(20, { inputs: [1, 1, 1], wanted: 0 }),
    ...times(40, { inputs: [1, 0, 0], wanted: 0 }),
    ...times(40, { inputs: [1, 0, 0], wanted: 1 }),
  ]
  const [, one, other] = fitLogistic(rows)
  expect(one).toBeCloseTo(other!, 6)
  expect(one! + other!).toBeCloseTo(Math.log(3), 2)
})
