import { expect, test } from 'vitest'
import { tQuantile } from '#domain/patterns/student.ts'

// R: qt(1 - outside / 2, degrees)
test.each([
  [3, 0.0005, 16.326334],
  [4, 0.05, 2.776445],
  [9, 0.01, 3.249836],
  [30, 0.001, 3.645959],
  [999, 0.05, 1.962341],
])('with %d degrees all but %d lie within the quantile of R', (degrees, outside, quantile) =>
  expect(tQuantile(degrees, outside)).toBeCloseTo(quantile, 4),
)

test('with many degrees it is that of the normal distribution', () =>
  expect(tQuantile(100_000)).toBeCloseTo(1.959964, 3))
