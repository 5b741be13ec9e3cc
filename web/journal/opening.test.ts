import { expect, test } from 'vitest'
import { openingOf } from '#web/journal/opening.ts'

test('a short entry is shown whole', () => {
  expect(openingOf('A quiet day.')).toBeNull()
  expect(openingOf('x'.repeat(700))).toBeNull()
})

test('a long entry begins with whole words', () => {
  const opening = openingOf('calm '.repeat(200))
  expect(opening).toMatch(/^(calm )+calm…$/)
  expect(opening?.length).toBeLessThan(490)
})

test('many short lines are folded too', () => {
  expect(openingOf(Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n'))).toBe(
    'line 0\nline 1\nline 2\nline 3\nline 4\nline 5\nline 6\nline 7…',
  )
})

test('a word without end is cut, but never in the middle of a letter', () => {
  expect(openingOf('🌊'.repeat(10_000))).toBe(`${'🌊'.repeat(240)}…`)
  expect(openingOf(`x${'🌊'.repeat(10_000)}`)).toBe(`x${'🌊'.repeat(239)}…`)
})
