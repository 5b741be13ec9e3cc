import { countryOfTimeZone, elsewhere } from '#web/safety/time-zones.ts'

/** Where a language is mostly spoken, when it does not say where itself; null of a broken one. */
function regionOf(language: string): string | null {
  try {
    return new Intl.Locale(language).maximize().region ?? null
  } catch {
    return null
  }
}

/** Where somebody is by the clock of the device, else by the browser's language; `ZZ` when neither says. */
export const countryAt = (timeZone: string, language: string): string =>
  countryOfTimeZone(timeZone) ?? regionOf(language) ?? elsewhere
