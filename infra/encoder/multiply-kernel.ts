import {
  addProductTo,
  advance,
  advanceBy,
  code,
  type Code,
  copy,
  load,
  loadSplat,
  loop,
  moduleOf,
  store,
} from '#infra/encoder/wasm-code.ts'

/** Rows that are taken at once, and columns: as many sums as the registers hold. */
export const rowsAtOnce = 5
export const columnsAtOnce = 8
/** The depth of what is multiplied is a multiple of this. */
export const depthAtOnce = 4

/** Adds to `c` the product of `a` and the packed `b`. Places, and strides from row to row, are in bytes. */
export type Multiply = (
  a: number,
  aStride: number,
  b: number,
  c: number,
  cStride: number,
  rowBlocks: number,
  columnBlocks: number,
  depth: number,
) => void

const [a, aStride, b, c, cStride, rowBlocks, columnBlocks, depth] = [0, 1, 2, 3, 4, 5, 6, 7] as const
const [fromA, fromB, toC, row, rowsLeft, depthLeft] = [8, 9, 10, 11, 12, 13] as const
const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at)
const rows = range(14, rowsAtOnce)

const number = 4
const vector = 4 * number
const lanes = columnsAtOnce / 4
const firstVector = 14 + rowsAtOnce
const sums = rows.map((_, at) => range(firstVector + at * lanes, lanes))
const weights = range(firstVector + rowsAtOnce * lanes, lanes)
const input = firstVector + (rowsAtOnce + 1) * lanes

/** Once over the sums of a block, as they stand in `c`. */
const eachSum = (act: (sum: number, offset: number) => Code): Code =>
  code(
    copy(toC, row),
    ...sums.flatMap((ofRow) => [...ofRow.map((sum, at) => act(sum, at * vector)), advanceBy(row, cStride)]),
  )

/** What one column of `a` and one row of `b` add to each sum. */
const step = (at: number): Code =>
  code(
    ...weights.map((weight, lane) => load(fromB, (at * lanes + lane) * vector, weight)),
    ...rows.flatMap((from, ofRow) => [
      loadSplat(from, at * number, input),
      ...weights.map((weight, lane) => addProductTo(sums[ofRow]![lane]!, input, weight)),
    ]),
  )

const block = code(
  eachSum((sum, offset) => load(row, offset, sum)),
  ...rows.map((from, at) => code(copy(fromA, from), advanceBy(from, aStride, at))),
  copy(b, fromB),
  copy(depth, depthLeft),
  loop(
    depthLeft,
    depthAtOnce,
    code(
      ...range(0, depthAtOnce).map(step),
      ...rows.map((from) => advance(from, depthAtOnce * number)),
      advance(fromB, depthAtOnce * lanes * vector),
    ),
  ),
  eachSum((sum, offset) => store(row, offset, sum)),
)

/** Eight columns of `b` stay in the nearest cache while all rows of `a` pass by. */
const panel = code(
  copy(a, fromA),
  copy(c, toC),
  copy(rowBlocks, rowsLeft),
  loop(rowsLeft, 1, code(block, copy(row, toC), advanceBy(fromA, aStride, rowsAtOnce))),
  advanceBy(b, depth, lanes * vector),
  advance(c, lanes * vector),
)

/**
 * The one function that the encoder spends its time in, as WebAssembly. Its bytes are put together here and not by a
 * compiler: so nothing is built, and all that it does can be read.
 */
export const multiplyKernel = () =>
  moduleOf(
    'multiply',
    { inputs: 8, pointers: firstVector - 8, vectors: input + 1 - firstVector },
    loop(columnBlocks, 1, panel),
  )
