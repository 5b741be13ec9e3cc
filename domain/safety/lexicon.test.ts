import { expect, test } from 'vitest'
import { layers } from '#domain/safety/lexicon.ts'
import { families } from '#domain/safety/lexicon/families.ts'
import { normalise } from '#domain/safety/normalise.ts'
import { fillers } from '#domain/safety/spelling.ts'

const phrases = [
  ...Object.values(families).flat(),
  ...Object.values(layers).flatMap(({ table }) => Object.values(table).flat()),
]
const words = new Set(phrases.flatMap((phrase) => phrase.match(/(?<![@\w'-])[a-z][a-z'-]*/g) ?? []))

test('every word of the lexicon is one that a message can still hold once it is plain', () => {
  const lost = [...words].filter((word) => fillers.has(word) || normalise(word) !== word)
  expect(lost).toEqual([])
})
