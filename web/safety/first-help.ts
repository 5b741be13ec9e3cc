import { firstLines } from '#domain/safety/help/first-lines.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { countriesWithLines, linesFor } from '#domain/safety/help/lines-for.ts'
import { withOwnLines } from '#domain/safety/help/own-lines.ts'
import { sayLine } from '#domain/safety/help/said-line.ts'
import { countryAt } from '#web/safety/country-at.ts'
import { keptOwnLines } from '#web/safety/kept-own-lines.ts'
import type { KnownHelp } from '#web/safety/known-help.ts'

let here: string | null = null

/** The browser's tables take long to load: asked once. */
function countryHere(): string {
  here ??= countryAt(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language)
  return here
}

/** All lines that have come, as the operator of this server has changed them as far as this browser was told. */
export function helpFrom(more: HelpLine[]): KnownHelp {
  const lines = withOwnLines([...firstLines, ...more], keptOwnLines())
  return {
    country: countryHere(),
    countries: countriesWithLines(lines),
    linesFor: (country, concern) => linesFor(country, concern, lines).map(sayLine),
  }
}
