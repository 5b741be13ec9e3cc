import { expect, test } from 'vitest'
import { createThinkingFilter } from '#infra/companion/reply-thinking.ts'

const through = (text: string, size: number) => {
  const filter = createThinkingFilter()
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  return pieces.map(filter).join('')
}

test.each([1, 2, 3, 7, 100])('thinking aloud is taken out, in pieces of %i', (size) => {
  expect(through('\n<think>They may lie.</think>\nHello there.', size)).toBe('\nHello there.')
})

test.each([1, 5, 100])('an answer without thinking stays whole, in pieces of %i', (size) => {
  expect(through('<thin> ice, she said. <think>', size)).toBe('<thin> ice, she said. <think>')
})

test('thinking that never ends shows nothing', () => {
  expect(through(`<think>${'and so on '.repeat(1_000)}`, 10)).toBe('')
})
