import { expect, test } from 'vitest'
import { loadEncoder } from '#infra/encoder/encoder.ts'
import { openEncoders } from '#infra/encoder/open-encoders.ts'

const texts = Array.from(
  { length: 60 },
  (_, at) => `It was ${'very '.repeat(at % 7)}quiet on day ${at % 40}.`,
)
const apart = (one: Float32Array, other: Float32Array): number =>
  Math.max(...one.map((value, at) => Math.abs(value - other[at]!)))

test('several encoders read as one does, in the order in which they are asked', async () => {
  await using encoders = openEncoders({ most: 2 })
  const [first, second] = await Promise.all([encoders.encode(texts), encoders.encode(texts.toReversed())])
  const alone = await (await loadEncoder())(texts)
  for (const [at, vector] of alone.entries()) expect(apart(first[at]!, vector), texts[at]).toBeLessThan(1e-6)
  expect(second).toEqual(first.toReversed())
})

test('whoever waits when they are closed is told so', async () => {
  const encoders = openEncoders({ most: 1 })
  const fault = encoders.encode(texts).catch((error: Error) => error.message)
  await new Promise(setImmediate)
  await encoders[Symbol.asyncDispose]()
  expect(await fault).toBe('An encoder is away.')
})
