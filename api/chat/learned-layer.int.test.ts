import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin } from '#api/chat/conversation-for-test.ts'
import { screen } from '#domain/safety/screen.ts'
import { isAtLeast, type Tier } from '#domain/safety/tier.ts'
import { type ProductForTest, productForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const layers = ['off', 'on'] as const
const products = new Map<string, ProductForTest>()
beforeAll(async () => {
  for (const learned of layers)
    products.set(learned, await productForTest('postgres', 'guide', { LEARNED_SCREENING: learned }))
})
afterAll(async () => {
  for (const product of products.values()) await product[Symbol.asyncDispose]()
})

// No phrase of the floor is in it.
const hint =
  'I have written a letter to each of the kids. They will find them after the weekend, when I am gone.'
const ordinary = 'Bought bread, then the bus was late again, so I read on a bench for a while.'

async function tierOf(who: Visitor, message: string): Promise<Tier> {
  const { send, listed } = await begin(who)
  await Array.fromAsync(send(message))
  return (await listed())[0]!.tier!
}

test('the floor alone does not hear the hint', () => expect(screen(hint).tier).toBe('none'))

test.each(layers)('with the learned layer %s, explicit words open the dialog', async (learned) => {
  const who = visitor(products.get(learned)!.url)
  expect(await tierOf(who, 'I want to kill myself tonight.')).toBe('crisis')
  expect(await tierOf(who, ordinary)).toBe('none')
})

test('a hint shows help where the layer listens, in the chat', async () => {
  const [deaf, hearing] = layers.map((learned) => visitor(products.get(learned)!.url))
  expect(await tierOf(deaf!, hint)).toBe('none')
  // It may answer later than the message is kept; then the tier is raised.
  const { send, listed } = await begin(hearing!)
  await Array.fromAsync(send(hint))
  await expect.poll(async () => isAtLeast((await listed())[0]!.tier!, 'care')).toBe(true)
})
