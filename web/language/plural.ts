import { language } from '#web/language/language.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The form that the page's language has for so many. */
export const plural = (count: number, forms: Forms): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other
