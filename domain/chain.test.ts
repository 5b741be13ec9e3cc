import { expect, test } from 'vitest'
import { type Chain, findInChain } from '#domain/chain.ts'

const chain: Chain<number> = { item: 3, rest: { item: 2, rest: { item: 1, rest: null } } }

test('the first wanted item from the head is found', () => {
  expect(findInChain(chain, (item) => item < 3)).toBe(2)
  expect(findInChain(chain, (item) => item === 1)).toBe(1)
})

test('what is not there is null', () => {
  expect(findInChain(chain, (item) => item > 3)).toBeNull()
  expect(findInChain<number>(null, () => true)).toBeNull()
})
