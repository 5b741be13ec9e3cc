import type { Language } from '#domain/safety/floor/phrase.ts'
import { arabic } from '#domain/safety/floor/phrases/ar.ts'
import { askedAndAnswered } from '#domain/safety/floor/phrases/asked.ts'
import { german } from '#domain/safety/floor/phrases/de.ts'
import { englishIntents } from '#domain/safety/floor/phrases/en-intents.ts'
import { englishObsessions } from '#domain/safety/floor/phrases/en-obsessions.ts'
import { englishSigns } from '#domain/safety/floor/phrases/en-signs.ts'
import { english } from '#domain/safety/floor/phrases/en.ts'
import { spanish } from '#domain/safety/floor/phrases/es.ts'
import { french } from '#domain/safety/floor/phrases/fr.ts'
import { hindi } from '#domain/safety/floor/phrases/hi.ts'
import { italian } from '#domain/safety/floor/phrases/it.ts'
import { dutch } from '#domain/safety/floor/phrases/nl.ts'
import { polish } from '#domain/safety/floor/phrases/pl.ts'
import { portuguese } from '#domain/safety/floor/phrases/pt.ts'
import { turkish } from '#domain/safety/floor/phrases/tr.ts'
import { typedOutright } from '#domain/safety/floor/phrases/typed.ts'

/** A language with more families, signals and phrases. */
const together = (one: Language, more: Language): Language => ({
  families: { ...one.families, ...more.families },
  phrases: Object.fromEntries(
    [...new Set([...Object.keys(one.phrases), ...Object.keys(more.phrases)])].map((signal) => [
      signal,
      [one.phrases[signal], more.phrases[signal]].filter(Boolean).join('\n'),
    ]),
  ),
})

const spoken = {
  en: [englishSigns, englishIntents, englishObsessions].reduce(together, english),
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  tr: turkish,
  ar: arabic,
  hi: hindi,
} satisfies Record<string, Language>

const none: Language = { families: {}, phrases: {} }

/** All that the server hears by. */
export const languages = Object.fromEntries(
  Object.entries(spoken).map(([code, language]) => [
    code,
    [askedAndAnswered[code] ?? none, typedOutright[code] ?? none].reduce(together, language),
  ]),
) as Record<keyof typeof spoken, Language>
