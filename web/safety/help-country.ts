import { currentSettings, useSettings } from '#web/settings/settings.ts'

/** Where a language is mostly spoken, when it does not say where itself; a broken one leads to the United States. */
export function countryOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? 'US'
  } catch {
    return 'US'
  }
}

/** As it is at this moment, for what is sent. The browser's tables take long to load, so not while a page is drawn. */
export const helpCountry = (): string => currentSettings().country ?? countryOf(navigator.language)

/** Whose help lines are shown: as the person chose, else by the browser's language; never by an address. */
export const useHelpCountry = (): string => useSettings().country ?? countryOf(navigator.language)
