import { expect, test } from 'vitest'
import { english } from '#domain/safety/floor/examples/english.ts'
import { examples } from '#domain/safety/floor/examples/others.ts'
import { Floor } from '#domain/safety/floor/floor.ts'
import { languages } from '#domain/safety/floor/languages.ts'
import type { Language } from '#domain/safety/floor/phrase.ts'

const ofAll: Record<string, Record<string, string>> = { ...examples, en: english }
const hears = (floor: Floor, signal: string, text: string): boolean =>
  floor.signalsOf(text).some((signals) => signals.has(signal))

const tables = Object.entries(languages).map(([code, language]): [string, Language] => [code, language])

test.each(tables)('each example of %s is heard, and only by the phrases of its signal', (code, language) => {
  const whole = new Floor([language], [])
  for (const signal of Object.keys(language.phrases)) {
    const { [signal]: _, ...others } = language.phrases
    const without = new Floor([{ ...language, phrases: others }], [])
    const texts = (ofAll[code]?.[signal] ?? '').split('\n').map((text) => text.trim())
    for (const text of texts) {
      expect(hears(whole, signal, text), `${code} ${signal}: ${text}`).toBe(true)
      expect(hears(without, signal, text), `${code} ${signal}: ${text}`).toBe(false)
    }
  }
})
