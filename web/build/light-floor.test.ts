import { expect, test } from 'vitest'
import { examples } from '#domain/safety/floor/examples/languages.ts'
import { languages } from '#domain/safety/floor/languages.ts'
import { Floor } from '#domain/safety/floor/of-languages.ts'
import type { Signals } from '#domain/safety/floor/phrase.ts'
import { finish } from '#domain/steps.ts'
import { lightLanguage } from '#web/build/light-floor.ts'

const heard = (signals: Signals[]): string[][] =>
  signals.map((each) => [...each].filter((signal) => !signal.startsWith('asks-')))

test.each(Object.entries(languages))('the page hears in %s what the server hears', (code, language) => {
  const [light, whole] = [lightLanguage(language), language].map((one) => finish(Floor.of([one], [])))
  const lines = Object.values(examples[code]!).flatMap((texts) => texts.split('\n'))
  expect(lines.map((line) => heard(light!.signalsOf(line)))).toEqual(
    lines.map((line) => heard(whole!.signalsOf(line))),
  )
  expect(JSON.stringify(lightLanguage(language)).length).toBeLessThan(JSON.stringify(language).length)
})
