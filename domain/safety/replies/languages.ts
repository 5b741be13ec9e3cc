import type { Language } from '#domain/safety/floor/phrase.ts'
import { german } from '#domain/safety/replies/phrases/de.ts'
import { english } from '#domain/safety/replies/phrases/en.ts'
import { spanish } from '#domain/safety/replies/phrases/es.ts'
import { french } from '#domain/safety/replies/phrases/fr.ts'
import { portuguese } from '#domain/safety/replies/phrases/pt.ts'

export const replyLanguages = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
} satisfies Record<string, Language>
