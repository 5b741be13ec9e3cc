import { expect, test } from 'vitest'
import { examples } from '#domain/safety/floor/examples/languages.ts'
import { languages } from '#domain/safety/floor/languages.ts'
import { Floor } from '#domain/safety/floor/of-languages.ts'
import { finish } from '#domain/steps.ts'

const tables = Object.entries(languages).flatMap(([code, language]) => {
  const floor = finish(Floor.of([language], []))
  return Object.keys(language.phrases).map((signal) => ({ code, signal, floor }))
})

// Take the phrases of any signal of any language away, and its test fails.
test.each(tables)('$code $signal: each example is heard', ({ code, signal, floor }) => {
  const texts = examples[code]?.[signal]?.split('\n').map((text) => text.trim()) ?? []
  expect(texts).not.toEqual([])
  for (const text of texts)
    expect(
      floor.signalsOf(text).some((signals) => signals.has(signal)),
      text,
    ).toBe(true)
})
