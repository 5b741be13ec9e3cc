import { registry } from '#domain/safety/help-line-registry.ts'
import type { HelpLine, Purpose } from '#domain/safety/help-line.ts'
import type { Concern } from '#domain/safety/tier.ts'

const purposesOf: Record<Concern, readonly Purpose[]> = {
  suicide: ['suicide', 'text', 'emergency'],
  'self-harm': ['suicide', 'text', 'emergency'],
  'harm-to-others': ['suicide', 'text', 'emergency'],
  abuse: ['abuse', 'emergency', 'suicide', 'text'],
  'dependant-in-danger': ['children', 'emergency', 'suicide'],
  'eating-disorder': ['eating-disorder', 'suicide', 'text', 'emergency'],
  'medical-emergency': ['emergency'],
  'self-neglect': ['suicide', 'text', 'emergency'],
  'intrusive-thought': ['suicide', 'text', 'emergency'],
  'someone-else': ['suicide', 'text', 'emergency'],
}

/**
 * The lines of a country (ISO 3166, any case) for a concern, in the order to try them. A country without
 * its own lines, or null, gets the international directory and the rule for the local emergency number.
 */
export function linesFor(
  country: string | null,
  concern: Concern,
  lines: readonly HelpLine[] = registry,
): HelpLine[] {
  const wanted = purposesOf[concern]
  const ofCountry = (code: string) =>
    wanted.flatMap((purpose) => lines.filter((line) => line.country === code && line.purpose === purpose))
  const own = country === null ? [] : ofCountry(country.toUpperCase())
  const hasEmergency = own.some(({ purpose }) => purpose === 'emergency')
  const everywhere = lines.filter(({ country: code }) => code === '*')
  return [
    ...own,
    ...everywhere.filter(({ purpose }) => purpose === 'emergency' && !hasEmergency),
    ...everywhere.filter(({ purpose }) => purpose === 'directory'),
  ]
}

/** The countries that have lines of their own. */
export const countriesWithLines = (lines: readonly HelpLine[] = registry): string[] =>
  [...new Set(lines.map(({ country }) => country))].filter((code) => code !== '*').toSorted()
