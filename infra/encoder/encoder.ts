import { applyChanges, readChanges, trained } from '#infra/encoder/changes.ts'
import { piecesBy } from '#infra/encoder/pieces.ts'
import { readVocabulary, readWeights } from '#infra/encoder/published-weights.ts'
import { longest, openTransformer } from '#infra/encoder/transformer.ts'

export { dimensions } from '#infra/encoder/transformer.ts'

/** Each text as a direction in which texts of like meaning point too. English. */
export type Encoder = (texts: readonly string[]) => Promise<Float32Array[]>

/** Pieces that are read at once: more do not make each of them quicker. */
const together = 256

/** `changes`: the file of what training made of the published weights. */
export async function loadEncoder(changes?: URL): Promise<Encoder> {
  const [vocabulary, weightsOf] = await Promise.all([readVocabulary(), readWeights()])
  if (changes) applyChanges(await readChanges(changes), trained.map(weightsOf))
  const split = piecesBy(vocabulary)
  const read = openTransformer(weightsOf, together)

  return async (texts) => {
    const vectors: Float32Array[] = []
    let batch: number[][] = []
    let size = 0
    for (const text of texts) {
      const pieces = split(text).slice(0, longest)
      // Of one without any there is a row as well.
      const rows = Math.max(1, pieces.length)
      if (size + rows > together) {
        vectors.push(...read(batch))
        batch = []
        size = 0
      }
      batch.push(pieces)
      size += rows
    }
    if (batch.length > 0) vectors.push(...read(batch))
    return vectors
  }
}
