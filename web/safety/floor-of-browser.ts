import { Floor } from '#domain/safety/floor/of-languages.ts'
import type { Language } from '#domain/safety/floor/phrase.ts'
import { english } from '#domain/safety/floor/phrases/en.ts'
import { rules } from '#domain/safety/floor/rules.ts'
import { firstKnown } from '#web/safety/first-known.ts'

const others: Readonly<Record<string, () => Promise<Language>>> = {
  ar: async () => (await import('#domain/safety/floor/phrases/ar.ts')).arabic,
  de: async () => (await import('#domain/safety/floor/phrases/de.ts')).german,
  es: async () => (await import('#domain/safety/floor/phrases/es.ts')).spanish,
  fr: async () => (await import('#domain/safety/floor/phrases/fr.ts')).french,
  hi: async () => (await import('#domain/safety/floor/phrases/hi.ts')).hindi,
  it: async () => (await import('#domain/safety/floor/phrases/it.ts')).italian,
  nl: async () => (await import('#domain/safety/floor/phrases/nl.ts')).dutch,
  pl: async () => (await import('#domain/safety/floor/phrases/pl.ts')).polish,
  pt: async () => (await import('#domain/safety/floor/phrases/pt.ts')).portuguese,
  tr: async () => (await import('#domain/safety/floor/phrases/tr.ts')).turkish,
}

/** Milliseconds of the main thread at a time. */
const longestStep = 8

/** The floor as this browser needs it: English, and the first other language that it asks for. */
export async function floorOfBrowser(): Promise<Floor> {
  const own = firstKnown(navigator.languages, Object.keys(others))
  // Without its own language it still hears English.
  const more = own ? await others[own]!().catch(() => null) : null
  const steps = Floor.of(more ? [english, more] : [english], rules)
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
