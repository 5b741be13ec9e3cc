import { expect, test } from 'vitest'
import { dimensions, loadReader } from '#infra/screening/reader.ts'

const short = 'I am fine.'
const long = 'We walked along the river until it was dark, and then somebody made soup for all of us.'

test('a text is read the same alone and in company, in the order in which it was asked', async () => {
  const read = await loadReader()
  const [[alone], both] = [await read([long]), await read([long, short])]
  expect(both[0]!.pieces).toHaveLength(alone!.pieces.length)
  const apart = (one: Float32Array, other: Float32Array) =>
    Math.max(...one.map((value, at) => Math.abs(value - other[at]!)))
  expect(apart(both[0]!.vector, alone!.vector)).toBeLessThan(1e-4)
  expect(apart(both[0]!.pieces, alone!.pieces)).toBeLessThan(1e-2)
  expect(both[1]!.pieces.length).toBeLessThan(alone!.pieces.length)
})

test('through a lens each piece is what the lens makes of it', async () => {
  const weights = new Float32Array(dimensions * 2)
  weights[2 * 7] = 1
  weights[2 * 9 + 1] = -2
  const [whole] = await (await loadReader())([short])
  const [seen] = await (await loadReader({ weights, wide: 2 }))([short])
  expect(seen!.pieces).toHaveLength((whole!.pieces.length / dimensions) * 2)
  expect(seen!.pieces[2]).toBeCloseTo(whole!.pieces[dimensions + 7]!, 4)
  expect(seen!.pieces[3]).toBeCloseTo(-2 * whole!.pieces[dimensions + 9]!, 4)
})
