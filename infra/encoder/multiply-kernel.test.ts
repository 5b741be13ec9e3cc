import { expect, test } from 'vitest'
import { openMatrices } from '#infra/encoder/matrices.ts'

test.each([
  [1, 1, 1],
  [5, 4, 8],
  [6, 7, 9],
  [13, 130, 17],
])('%i rows of %i numbers are multiplied by as many rows of %i, and added', (rows, depth, wide) => {
  const { matrix, numbers, pack, roomToPack, addProduct } = openMatrices(50_000)
  const value = (row: number, column: number): number => ((row * 7 + column * 3) % 11) - 5
  const input = matrix(rows, depth)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < depth; column++)
      numbers[input.from + row * depth + column] = value(row, column)
  // Turned on its side: rows stand a number apart, and columns a row.
  const turned = Float32Array.from({ length: depth * wide }, (_, at) =>
    value(Math.floor(at / depth), at % depth),
  )
  const by = pack(roomToPack(depth, wide), [depth, wide], turned, 0, [1, depth])
  // The kernel takes whole blocks of columns.
  const to = matrix(rows, Math.ceil(wide / 8) * 8)
  numbers.fill(1, to.from, to.from + rows * to.wide)

  addProduct(input, by, to, rows)

  for (let row = 0; row < rows; row++)
    for (let column = 0; column < wide; column++) {
      let sum = 1
      for (let at = 0; at < depth; at++) sum += value(row, at) * value(column, at)
      expect(numbers[to.from + row * to.wide + column], `${row}, ${column}`).toBe(sum)
    }
})
