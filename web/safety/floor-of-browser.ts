import { Floor } from '#domain/safety/floor/of-languages.ts'
import type { Language } from '#domain/safety/floor/phrase.ts'
import { english } from '#domain/safety/floor/phrases/en.ts'
import { rules } from '#domain/safety/floor/rules.ts'
import { importAgain } from '#web/http/import-again.ts'
import { firstKnown } from '#web/safety/first-known.ts'

type LanguageFile = Readonly<Record<string, Language>>

const others: Readonly<Record<string, () => Promise<LanguageFile>>> = {
  ar: () => import('#domain/safety/floor/phrases/ar.ts'),
  de: () => import('#domain/safety/floor/phrases/de.ts'),
  es: () => import('#domain/safety/floor/phrases/es.ts'),
  fr: () => import('#domain/safety/floor/phrases/fr.ts'),
  hi: () => import('#domain/safety/floor/phrases/hi.ts'),
  it: () => import('#domain/safety/floor/phrases/it.ts'),
  nl: () => import('#domain/safety/floor/phrases/nl.ts'),
  pl: () => import('#domain/safety/floor/phrases/pl.ts'),
  pt: () => import('#domain/safety/floor/phrases/pt.ts'),
  tr: () => import('#domain/safety/floor/phrases/tr.ts'),
}

/** The first other language that this browser asks for. */
const own = firstKnown(navigator.languages, Object.keys(others))
const importOwn = own ? importAgain(others[own]!) : null

/** Milliseconds of the main thread at a time. */
const longestStep = 8

async function floorOf(languages: Language[]): Promise<Floor> {
  const steps = Floor.of(languages, rules)
  for (;;) {
    const until = performance.now() + longestStep
    while (performance.now() < until) {
      const step = steps.next()
      if (step.done) {
        performance.mark('floor-ready')
        return step.value
      }
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
}

export type BrowserFloor = { floor: Floor; isWhole: boolean }

/** The floor as this browser needs it. Not whole: English alone, for its own language did not come. */
export async function floorOfBrowser(): Promise<BrowserFloor> {
  const file = importOwn ? await importOwn().catch(() => null) : {}
  return { floor: await floorOf([english, ...Object.values(file ?? {})]), isWhole: file !== null }
}
