import type { Language } from '#domain/safety/floor/phrase.ts'
import { arabic } from '#domain/safety/floor/phrases/ar.ts'
import { german } from '#domain/safety/floor/phrases/de.ts'
import { english } from '#domain/safety/floor/phrases/en.ts'
import { spanish } from '#domain/safety/floor/phrases/es.ts'
import { french } from '#domain/safety/floor/phrases/fr.ts'
import { hindi } from '#domain/safety/floor/phrases/hi.ts'
import { italian } from '#domain/safety/floor/phrases/it.ts'
import { moreArabic } from '#domain/safety/floor/phrases/more/ar.ts'
import { moreHindi } from '#domain/safety/floor/phrases/more/hi.ts'
import { moreDutch } from '#domain/safety/floor/phrases/more/nl.ts'
import { morePolish } from '#domain/safety/floor/phrases/more/pl.ts'
import { moreTurkish } from '#domain/safety/floor/phrases/more/tr.ts'
import { dutch } from '#domain/safety/floor/phrases/nl.ts'
import { polish } from '#domain/safety/floor/phrases/pl.ts'
import { portuguese } from '#domain/safety/floor/phrases/pt.ts'
import { turkish } from '#domain/safety/floor/phrases/tr.ts'

type Named = Readonly<Record<string, string>>

/** What both tables say, under the same names. */
function both(one: Named, other: Named, between: string): Record<string, string> {
  const all: Record<string, string> = { ...one }
  for (const [name, words] of Object.entries(other))
    all[name] = name in all ? `${all[name]}${between}${words}` : words
  return all
}

const joined = (one: Language, more: Language): Language => ({
  families: both(one.families, more.families, '|'),
  phrases: both(one.phrases, more.phrases, '\n'),
})

export const languages = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
  it: italian,
  nl: joined(dutch, moreDutch),
  pl: joined(polish, morePolish),
  tr: joined(turkish, moreTurkish),
  ar: joined(arabic, moreArabic),
  hi: joined(hindi, moreHindi),
} satisfies Record<string, Language>
