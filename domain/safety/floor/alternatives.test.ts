import { expect, test } from 'vitest'
import { alternativesIn, choiceOf, textOf, WaysThrough } from '#domain/safety/floor/examples/ways-through.ts'
import { languages } from '#domain/safety/floor/languages.ts'
import { Floor } from '#domain/safety/floor/of-languages.ts'
import type { Language } from '#domain/safety/floor/phrase.ts'
import { finish } from '#domain/steps.ts'

const tries = 200
const tables = (['en', 'es'] as const).flatMap((code) =>
  Object.keys(languages[code].phrases).map((signal) => ({ code, signal })),
)

/** The families that a phrase is made of, and those that these are made of. */
function familiesOf(text: string, families: Language['families']): Language['families'] {
  const used = new Map<string, string>()
  const add = (source: string): void => {
    for (const [, name] of source.matchAll(/@([\w-]+)/g)) {
      if (used.has(name!)) continue
      used.set(name!, families[name!]!)
      add(families[name!]!)
    }
  }
  add(text)
  return Object.fromEntries(used)
}

test.each(tables)('$code $signal: without any one alternative something is missed', ({ code, signal }) => {
  const { families, phrases } = languages[code]
  const ways = new WaysThrough(languages[code])
  const all = choiceOf(phrases[signal]!)
  const floorOf = (some: Language) => finish(Floor.of([some], []))
  const heardBy = (floor: Floor, text: string) => new Set(floor.signalsOf(text).flatMap((some) => [...some]))
  // Each phrase under a name of its own: what one alone hears needs no other to be read again without a part of it.
  const named = Object.fromEntries(all.map((phrase, index) => [index, textOf([phrase])]))
  const whole = floorOf({ families, phrases: named })
  const unneeded: string[] = []
  for (const alternative of alternativesIn(all)) {
    const { choice, sequence, path } = alternative
    const phrase = all.find((one) => path.has(one))!
    const name = String(all.indexOf(phrase))
    const at = choice.indexOf(sequence)
    choice.splice(at, 1)
    const left = choice === all ? '' : textOf([phrase])
    choice.splice(at, 0, sequence)
    const without = floorOf({ families: familiesOf(left, families), phrases: left ? { [name]: left } : {} })
    const isMissed = () => {
      const text = ways.sentence(all, alternative)
      if (text === null) return false
      const heard = heardBy(whole, text)
      return heard.size === 1 && heard.has(name) && heardBy(without, text).size === 0
    }
    if (!Array.from({ length: tries }).some(isMissed)) unneeded.push(textOf([sequence]))
  }
  expect(unneeded).toEqual([])
})
