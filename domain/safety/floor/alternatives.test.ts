import { expect, test } from 'vitest'
import { alternativesIn, choiceOf, textOf, WaysThrough } from '#domain/safety/floor/examples/ways-through.ts'
import { languages } from '#domain/safety/floor/languages.ts'
import { Floor } from '#domain/safety/floor/of-languages.ts'
import { finish } from '#domain/steps.ts'

const tries = 200
const tables = (['en', 'es'] as const).flatMap((code) =>
  Object.keys(languages[code].phrases).map((signal) => ({ code, signal })),
)

test.each(tables)('$code $signal: without any one alternative something is missed', ({ code, signal }) => {
  const { families, phrases } = languages[code]
  const ways = new WaysThrough(languages[code])
  const all = choiceOf(phrases[signal]!)
  const floorOf = () => finish(Floor.of([{ families, phrases: { [signal]: textOf(all) } }], []))
  const hears = (floor: Floor, text: string) => floor.signalsOf(text).some((signals) => signals.has(signal))
  const whole = floorOf()
  const unneeded: string[] = []
  for (const alternative of alternativesIn(all)) {
    const { choice, sequence } = alternative
    const at = choice.indexOf(sequence)
    choice.splice(at, 1)
    const without = floorOf()
    choice.splice(at, 0, sequence)
    const isMissed = () => {
      const text = ways.sentence(all, alternative)
      return text !== null && hears(whole, text) && !hears(without, text)
    }
    if (!Array.from({ length: tries }).some(isMissed)) unneeded.push(textOf([sequence]))
  }
  expect(unneeded).toEqual([])
})
