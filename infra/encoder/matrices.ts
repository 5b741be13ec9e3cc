import {
  columnsAtOnce,
  depthAtOnce,
  type Multiply,
  multiplyKernel,
  rowsAtOnce,
} from '#infra/encoder/multiply-kernel.ts'

/** Numbers row by row, each row `wide`, from a place in the memory on. */
export type Matrix = { from: number; wide: number }
/** `depth` rows in the order in which the kernel takes them; what is missing to a full block is nothing. */
export type Packed = { from: number; depth: number; wide: number }
/** What each row is multiplied by, and what is added to it. */
export type Linear = { weights: Packed; biases: Float32Array }

const pageBytes = 65_536
const upTo = (value: number, multiple: number): number => Math.ceil(value / multiple) * multiple
const packedSize = (depth: number, wide: number): number =>
  upTo(depth, depthAtOnce) * upTo(wide, columnsAtOnce)

/** The same numbers, from another row or column on. */
export const within = ({ from, wide }: Matrix, row: number, column = 0): Matrix => ({
  from: from + row * wide + column,
  wide,
})

/** A memory for so many numbers, and what is multiplied in it. */
export function openMatrices(most: number) {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((4 * most) / pageBytes) })
  const kernel = new WebAssembly.Instance(new WebAssembly.Module(multiplyKernel()), { env: { memory } })
  const multiply = kernel.exports['multiply'] as Multiply
  const numbers = new Float32Array(memory.buffer)
  let used = 0

  function take(count: number): number {
    const from = used
    used += upTo(count, 4)
    if (used > numbers.length) throw new RangeError('The memory of the encoder is too small.')
    return from
  }

  /** Adds the product to `to`. The kernel takes whole blocks of rows: what stands behind the last may change. */
  function addProduct(input: Matrix, by: Packed, to: Matrix, rows: number): void {
    if (rows === 0) return
    multiply(
      4 * input.from,
      4 * input.wide,
      4 * by.from,
      4 * to.from,
      4 * to.wide,
      Math.ceil(rows / rowsAtOnce),
      Math.ceil(by.wide / columnsAtOnce),
      upTo(by.depth, depthAtOnce),
    )
  }

  return {
    numbers,
    addProduct,
    /** With room for the rows that the kernel takes along. */
    matrix: (rows: number, wide: number): Matrix => ({ from: take((rows + rowsAtOnce) * wide), wide }),
    roomToPack: (depth: number, wide: number): number => take(packedSize(depth, wide)),
    /** The number in a row and column of `source` stands as many strides behind `begin`. */
    pack(
      to: number,
      [depth, wide]: readonly [depth: number, wide: number],
      source: Float32Array,
      begin: number,
      [rowStride, columnStride]: readonly [rowStride: number, columnStride: number],
    ): Packed {
      let place = to
      for (let first = 0; first < wide; first += columnsAtOnce)
        for (let row = 0; row < upTo(depth, depthAtOnce); row++)
          for (let column = first; column < first + columnsAtOnce; column++)
            numbers[place++] =
              row < depth && column < wide ? source[begin + row * rowStride + column * columnStride]! : 0
      return { from: to, depth, wide }
    },
    /** Each row of `input` by the weights, and the biases, to `to`. */
    setLinear(input: Matrix, { weights, biases }: Linear, to: Matrix, rows: number): void {
      for (let row = 0; row < rows; row++) numbers.set(biases, to.from + row * to.wide)
      addProduct(input, weights, to, rows)
    },
    /** The same, added to what stands in `to`. */
    addLinear(input: Matrix, { weights, biases }: Linear, to: Matrix, rows: number): void {
      for (let row = 0; row < rows; row++) {
        const from = to.from + row * to.wide
        for (let column = 0; column < biases.length; column++) numbers[from + column]! += biases[column]!
      }
      addProduct(input, weights, to, rows)
    },
    clear: ({ from, wide }: Matrix, rows: number): void => void numbers.fill(0, from, from + rows * wide),
  }
}
export type Matrices = ReturnType<typeof openMatrices>
