import { readFile } from 'node:fs/promises'
import type { Weights } from '#infra/encoder/published-weights.ts'

/**
 * What training made of the published weights. Of each row of each of them: the size of a step as a 32-bit number, then by how
 * many steps each number was moved, as signed bytes. They stand one behind the other, in the order of `trained`.
 */
export type Changes = Uint8Array<ArrayBuffer>

const inLayer = (at: number): string[] => {
  const layer = `Encoder_en/KonaTransformer/Encode/Layer_${at}/TransformerLayer`
  const graph = `Encoder_en/KonaTransformer/Encode/TransformerStack/Layer_${at}/TransformerLayer`
  const whole = 'ConcatPartitions/concat'
  const norm = (before: string): string[] =>
    ['scale', 'bias'].map(
      (part) => `${layer}/${before}layer_prepostprocess/layer_norm/layer_norm_${part}/${whole}`,
    )
  const attention = (name: string): string[] => [
    `${layer}/MultiheadAttention/${name}/kernel/part_0`,
    `${layer}/MultiheadAttention/${name}/bias/${whole}`,
  ]
  const feed = (name: string): string[] => [
    `${graph}/FFN/${name}/Tensordot/Reshape_1`,
    `${layer}/FFN/${name}/bias/${whole}`,
  ]
  return [
    ...norm(''),
    ...norm('FFN/'),
    ...attention('qkv_transform_single'),
    ...attention('output_transform_single'),
    ...(at === 0 ? [`${layer}/dense/kernel/${whole}`, `${layer}/dense/bias/${whole}`] : []),
    ...feed('conv1'),
    ...feed('conv2'),
  ]
}

/** The weights that are trained, all but the waves of the places. */
export const trained: readonly string[] = [
  'Embeddings_en',
  'Encoder_en/hidden_layers/tanh_layer_0/weights',
  'Encoder_en/hidden_layers/tanh_layer_0/bias',
  ...inLayer(0),
  ...inLayer(1),
]

const most = 127
const stepBytes = 4

/** The numbers of each of them, row by row; a vector is one row. */
const rowsOf = ({ numbers, shape }: Weights): Float32Array[] => {
  const wide = shape.at(-1)!
  return Array.from({ length: numbers.length / wide }, (_, row) =>
    numbers.subarray(row * wide, (row + 1) * wide),
  )
}

export function packChanges(published: readonly Weights[], tuned: readonly Weights[]): Changes {
  const rows = published.flatMap(rowsOf)
  const aims = tuned.flatMap(rowsOf)
  const packed = new Uint8Array(rows.reduce((sum, { length }) => sum + stepBytes + length, 0))
  const view = new DataView(packed.buffer)
  let to = 0
  for (const [at, row] of rows.entries()) {
    const moves = row.map((number, column) => aims[at]![column]! - number)
    const step = moves.reduce((largest, move) => Math.max(largest, Math.abs(move)), 0) / most
    view.setFloat32(to, step, true)
    to += stepBytes
    for (const move of moves) view.setInt8(to++, step === 0 ? 0 : Math.round(move / step))
  }
  return packed
}

/** Moves the weights where they stand. */
export function applyChanges(changes: Changes, published: readonly Weights[]): void {
  const view = new DataView(changes.buffer, changes.byteOffset, changes.byteLength)
  let from = 0
  for (const row of published.flatMap(rowsOf)) {
    const step = view.getFloat32(from, true)
    from += stepBytes
    for (let column = 0; column < row.length; column++) row[column]! += step * view.getInt8(from++)
  }
  if (from !== changes.byteLength) throw new RangeError('These changes are not of these weights.')
}

export const readChanges = async (file: URL): Promise<Changes> => new Uint8Array(await readFile(file))
