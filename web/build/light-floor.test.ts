import { expect, test } from 'vitest'
import { examples } from '#domain/safety/floor/examples/languages.ts'
import { languages } from '#domain/safety/floor/languages.ts'
import { Floor } from '#domain/safety/floor/of-languages.ts'
import { finish } from '#domain/steps.ts'
import { lightLanguage } from '#web/build/light-floor.ts'

test.each(Object.entries(languages))('the page hears in %s what the server hears', (code, language) => {
  const [light, whole] = [lightLanguage(language), language].map((one) => finish(Floor.of([one], [])))
  const lines = Object.values(examples[code]!).flatMap((texts) => texts.split('\n'))
  expect(lines.map((line) => light!.signalsOf(line))).toEqual(lines.map((line) => whole!.signalsOf(line)))
  expect(JSON.stringify(lightLanguage(language)).length).toBeLessThan(JSON.stringify(language).length)
})
