import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HeldText } from '#infra/companion/held-text.ts'

function heldOf(pieces: string[]): string[] {
  const held = new HeldText()
  return [...pieces.flatMap((piece) => held.add(piece)), ...held.end()].map(({ text }) => text)
}

test('a sentence is let go once it is whole, and no sooner', () => {
  const held = new HeldText()
  expect(held.add('That sounds')).toEqual([])
  expect(held.add(' hard?')).toEqual([{ text: 'That sounds hard?', ahead: '' }])
  expect(held.add(' See example.')).toEqual([])
  expect(held.add('org.')).toEqual([])
  expect(held.add(' What')).toEqual([{ text: ' See example.org.', ahead: '' }])
  expect(held.add(' do?')).toEqual([{ text: ' What do?', ahead: '' }])
  expect(held.add(' Yes.', true)).toEqual([{ text: ' Yes.', ahead: '' }])
  expect(held.add(' What')).toEqual([])
  expect(held.end()).toEqual([{ text: ' What', ahead: '' }])
})

test.each([
  ['It is 3.', ['5 now. Yes.'], ['It is 3.5 now.', ' Yes.']],
  ['“Stop!”', [' Then on…'], ['“Stop!”', ' Then on…']],
  ['मैं यहाँ हूँ।', [' كيف حالك؟', ' 你好。'], ['मैं यहाँ हूँ।', ' كيف حالك؟', ' 你好。']],
  ['One', ['\n\nTwo'], ['One\n\n', 'Two']],
])('where %s ends is known', (first, more, sentences) => {
  expect(heldOf([first, ...more])).toEqual(sentences)
})

test('what never ends is let go in parts of eighty letters at most, each read with as much of what follows', () => {
  const held = new HeldText()
  const parts = Array.from({ length: 60 }, () => held.add('and then ')).flat()
  expect(parts.length).toBeGreaterThan(3)
  for (const { text, ahead } of parts) {
    expect(text.length).toBeLessThanOrEqual(80)
    expect(ahead.length).toBeGreaterThanOrEqual(80)
  }
})

test('however a text is cut, all of it comes out', () => {
  const text = fc.array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('. ', '\n', 'a '.repeat(99))),
  )
  fc.assert(
    fc.property(text, (pieces) => {
      expect(heldOf(pieces).join('')).toBe(pieces.join(''))
    }),
  )
})
