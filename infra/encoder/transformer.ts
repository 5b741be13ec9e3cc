import { type Linear, type Matrices, type Matrix, openMatrices, within } from '#infra/encoder/matrices.ts'
import { timescales as timescalesName, type Weights } from '#infra/encoder/published-weights.ts'

/** How many numbers the encoder says of a text. */
export const dimensions = 512
/** What stands behind so many pieces of a text is not read. */
export const longest = 128

const narrow = 256
const hidden = 1_536
const heads = 4

type Norm = { scale: Float32Array; bias: Float32Array }
type Layer = {
  wide: number
  attentionNorm: Norm
  queriesKeysValues: Linear
  attended: Linear
  /** From the width before to that behind; the other layer keeps it. */
  widened: Linear | null
  feedNorm: Norm
  feedIn: Linear
  feedOut: Linear
}

/** The weights are 7 million numbers; the rest is what it works with for each row. */
const roomFor = (rows: number): number =>
  7_200_000 + (rows + 16) * (4 * dimensions + 2 * hidden) + 5 * longest ** 2

/** What the encoder does with the pieces of texts, `most` of them together at once: its two layers, their mean, a direction. */
export function openTransformer(weightsOf: (name: string) => Weights, most: number) {
  const matrices = openMatrices(roomFor(most))
  const { numbers, addProduct, setLinear, addLinear, clear, pack } = matrices
  const first = layerOf(matrices, weightsOf, 0)
  const last = layerOf(matrices, weightsOf, 1)
  const embeddings = weightsOf('Embeddings_en').numbers.slice()
  const timescales = weightsOf(timescalesName).numbers.slice()
  const direction = linearOf(
    matrices,
    weightsOf('Encoder_en/hidden_layers/tanh_layer_0/weights'),
    weightsOf('Encoder_en/hidden_layers/tanh_layer_0/bias'),
  )
  const entered = matrices.matrix(most, narrow)
  const stream = matrices.matrix(most, dimensions)
  const normed = matrices.matrix(most, dimensions)
  const seen = matrices.matrix(most, dimensions)
  const fed = matrices.matrix(most, hidden)
  const fedMeans = matrices.matrix(most, hidden)
  const likeness = matrices.matrix(longest, longest)
  const room = matrices.roomToPack(longest, longest)

  function enter(pieces: readonly number[], from: number): void {
    const half = narrow / 2
    for (const [place, piece] of pieces.entries()) {
      const to = entered.from + (from + place) * narrow
      for (let at = 0; at < narrow; at++) {
        const angle = place * timescales[at % half]!
        numbers[to + at] =
          2 * embeddings[piece * narrow + at]! + (at < half ? Math.sin(angle) : Math.cos(angle))
      }
    }
  }

  function norm(input: Matrix, { scale, bias }: Norm, to: Matrix, rows: number): void {
    const wide = scale.length
    for (let row = 0; row < rows; row++) {
      const from = input.from + row * input.wide
      let mean = 0
      for (let at = 0; at < wide; at++) mean += numbers[from + at]!
      mean /= wide
      let variance = 0
      for (let at = 0; at < wide; at++) variance += (numbers[from + at]! - mean) ** 2
      const sharpness = 1 / Math.sqrt(variance / wide + 1e-6)
      const out = to.from + row * to.wide
      for (let at = 0; at < wide; at++)
        numbers[out + at] = (numbers[from + at]! - mean) * sharpness * scale[at]! + bias[at]!
    }
  }

  /** Each piece of a text looks at all of them; `all` has queries, keys and values side by side. */
  function attend(all: Matrix, wide: number, to: Matrix, rows: number): void {
    const size = wide / heads
    clear(to, rows)
    for (let head = 0; head < heads; head++) {
      const [queries, keys, values] = [0, 1, 2].map((part) => within(all, 0, part * wide + head * size)) as [
        Matrix,
        Matrix,
        Matrix,
      ]
      const byKeys = pack(room, [size, rows], numbers, keys.from, [1, keys.wide])
      clear(likeness, rows)
      addProduct(queries, byKeys, likeness, rows)
      for (let row = 0; row < rows; row++) soften(likeness.from + row * longest, rows, size)
      const byValues = pack(room, [rows, size], numbers, values.from, [values.wide, 1])
      addProduct(likeness, byValues, within(to, 0, head * size), rows)
    }
  }

  /** Numbers to shares that are one together. */
  function soften(from: number, count: number, size: number): void {
    let most = -Infinity
    for (let at = from; at < from + count; at++) most = Math.max(most, numbers[at]!)
    let whole = 0
    for (let at = from; at < from + count; at++)
      whole += numbers[at] = Math.exp((numbers[at]! - most) / Math.sqrt(size))
    for (let at = from; at < from + count; at++) numbers[at]! /= whole
  }

  /** A layer up to what its last step is fed with. */
  function pass(layer: Layer, input: Matrix, texts: readonly Span[], rows: number): void {
    const all = { from: fed.from, wide: 3 * layer.wide }
    const looked = { from: seen.from, wide: layer.wide }
    const plain = { from: normed.from, wide: layer.wide }
    norm(input, layer.attentionNorm, plain, rows)
    setLinear(plain, layer.queriesKeysValues, all, rows)
    for (const { from, count } of texts) attend(within(all, from), layer.wide, within(looked, from), count)
    if (layer.widened) setLinear(input, layer.widened, stream, rows)
    addLinear(looked, layer.attended, stream, rows)
    norm(stream, layer.feedNorm, normed, rows)
    setLinear(normed, layer.feedIn, fed, rows)
    for (let at = fed.from; at < fed.from + rows * hidden; at++) numbers[at] = Math.max(0, numbers[at]!)
  }

  /** Of the rows of each text, as a row. */
  function setMeans(input: Matrix, texts: readonly Span[], to: Matrix): void {
    clear(to, texts.length)
    for (const [at, { from, count }] of texts.entries()) {
      const mean = within(to, at).from
      for (let row = from; row < from + count; row++) {
        const begin = within(input, row).from
        for (let column = 0; column < input.wide; column++)
          numbers[mean + column]! += numbers[begin + column]! / count
      }
    }
  }

  function directionsOf(texts: readonly Span[]): Float32Array[] {
    // The last step of the last layer is taken once a text: its mean is the same before and behind.
    setMeans(stream, texts, normed)
    setMeans(fed, texts, fedMeans)
    addLinear(fedMeans, last.feedOut, normed, texts.length)
    setLinear(normed, direction, seen, texts.length)
    return texts.map((_, at) => {
      const { from } = within(seen, at)
      const vector = numbers.slice(from, from + dimensions).map(Math.tanh)
      const length = Math.hypot(...vector)
      return vector.map((value) => value / length)
    })
  }

  return (texts: readonly (readonly number[])[]): Float32Array[] => {
    let rows = 0
    const spans = texts.map((pieces) => {
      enter(pieces, rows)
      const span = { from: rows, count: pieces.length }
      rows += pieces.length
      return span
    })
    pass(first, entered, spans, rows)
    addLinear(fed, first.feedOut, stream, rows)
    pass(last, stream, spans, rows)
    return directionsOf(spans)
  }
}

/** The rows of a text. */
type Span = { from: number; count: number }

function linearOf({ pack, roomToPack }: Matrices, { numbers, shape }: Weights, biases: Weights): Linear {
  const [depth, wide] = shape.slice(-2) as [number, number]
  const weights = pack(roomToPack(depth, wide), [depth, wide], numbers, 0, [wide, 1])
  return { weights, biases: biases.numbers.slice() }
}

function layerOf(matrices: Matrices, weightsOf: (name: string) => Weights, at: number): Layer {
  const named = (name: string): Weights =>
    weightsOf(`Encoder_en/KonaTransformer/Encode/Layer_${at}/TransformerLayer/${name}`)
  const inGraph = (name: string): Weights =>
    weightsOf(`Encoder_en/KonaTransformer/Encode/TransformerStack/Layer_${at}/TransformerLayer/${name}`)
  const whole = 'ConcatPartitions/concat'
  const normOf = (before: string): Norm => ({
    scale: named(`${before}layer_prepostprocess/layer_norm/layer_norm_scale/${whole}`).numbers.slice(),
    bias: named(`${before}layer_prepostprocess/layer_norm/layer_norm_bias/${whole}`).numbers.slice(),
  })
  const linear = (weights: Weights, biases: string): Linear =>
    linearOf(matrices, weights, named(`${biases}/bias/${whole}`))
  const attention = (name: string): Linear =>
    linear(named(`MultiheadAttention/${name}/kernel/part_0`), `MultiheadAttention/${name}`)
  const feed = (name: string): Linear => linear(inGraph(`FFN/${name}/Tensordot/Reshape_1`), `FFN/${name}`)
  const isFirst = at === 0
  return {
    wide: isFirst ? narrow : dimensions,
    attentionNorm: normOf(''),
    queriesKeysValues: attention('qkv_transform_single'),
    attended: attention('output_transform_single'),
    widened: isFirst ? linear(named(`dense/kernel/${whole}`), 'dense') : null,
    feedNorm: normOf('FFN/'),
    feedIn: feed('conv1'),
    feedOut: feed('conv2'),
  }
}
