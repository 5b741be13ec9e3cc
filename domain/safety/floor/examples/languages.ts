import { arabic } from '#domain/safety/floor/examples/ar.ts'
import { askedAndAnswered } from '#domain/safety/floor/examples/asked.ts'
import { german } from '#domain/safety/floor/examples/de.ts'
import { englishIntents } from '#domain/safety/floor/examples/en-intents.ts'
import { englishObsessions } from '#domain/safety/floor/examples/en-obsessions.ts'
import { englishSigns } from '#domain/safety/floor/examples/en-signs.ts'
import { english } from '#domain/safety/floor/examples/en.ts'
import { spanish } from '#domain/safety/floor/examples/es.ts'
import { french } from '#domain/safety/floor/examples/fr.ts'
import { hindi } from '#domain/safety/floor/examples/hi.ts'
import { italian } from '#domain/safety/floor/examples/it.ts'
import { dutch } from '#domain/safety/floor/examples/nl.ts'
import { polish } from '#domain/safety/floor/examples/pl.ts'
import { portuguese } from '#domain/safety/floor/examples/pt.ts'
import { turkish } from '#domain/safety/floor/examples/tr.ts'

type Examples = Readonly<Record<string, Readonly<Record<string, string>>>>
const spoken: Examples = {
  ar: arabic,
  de: german,
  en: { ...english, ...englishSigns, ...englishIntents, ...englishObsessions },
  es: spanish,
  fr: french,
  hi: hindi,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  tr: turkish,
}

/** By language and signal: sentences that the phrases of that signal hear, one a line. */
export const examples: Examples = Object.fromEntries(
  Object.entries(spoken).map(([code, own]) => [code, { ...own, ...askedAndAnswered[code] }]),
)
