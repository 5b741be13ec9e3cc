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
  'medical-emergency': ['emergency', 'suicide', 'text'],
  'self-neglect': ['suicide', 'text', 'emergency'],
  'intrusive-thought': ['suicide', 'text', 'emergency'],
  taken: ['emergency', 'suicide', 'text'],
  'sexual-violence': ['abuse', 'emergency', 'suicide', 'text'],
  minor: ['children', 'suicide', 'text', 'emergency'],
  voices: ['emergency', 'suicide', 'text'],
  'someone-else': ['suicide', 'text', 'emergency'],
}

/**
 * The lines of a country (ISO 3166, any case) for a concern, in the order to try them. A country without
 * its own lines, or null, gets the rule for the local emergency number and the international directory.
 */
export function linesFor(
  country: string | null,
  concern: Concern,
  lines: readonly HelpLine[] = registry,
): HelpLine[] {
  const ofCountry = (code: string) =>
    purposesOf[concern].flatMap((purpose) =>
      lines.filter((line) => line.country === code && line.purpose === purpose),
    )
  const own = country === null ? [] : ofCountry(country.toUpperCase())
  return own.length > 0 ? own : lines.filter(({ country: code }) => code === '*')
}

/** With a life in danger this minute the emergency number comes first. */
export const emergencyFirst = (lines: HelpLine[]): HelpLine[] =>
  lines.toSorted((a, b) => Number(b.purpose === 'emergency') - Number(a.purpose === 'emergency'))

/** What opens the phone, the messages or a page, with the words for its button. */
export function waysTo({ how, href }: HelpLine): { label: string; href: string }[] {
  const both = /^Call or text (.+)$/.exec(how)
  if (!both) return [{ label: how, href }]
  return [
    { label: `Call ${both[1]}`, href },
    { label: `Text ${both[1]}`, href: href.replace('tel:', 'sms:') },
  ]
}

/** How to reach it, where and when, in one line. */
export function aboutLine({ how, hours, note, purpose }: HelpLine): string {
  if (purpose === 'emergency') return note ? `${how} ${note}.` : `${how}.`
  return `${how}. ${[note, hours].filter(Boolean).join(', ')}.`
}

/** The number to call when a life is in danger, as it is said in a country; null where it differs. */
export const emergencyNumber = (country: string | null): string | null =>
  registry
    .find((line) => line.country === country && line.purpose === 'emergency')
    ?.how.replace('Call ', '') ?? null

/** The countries that have lines of their own. */
export const countriesWithLines = (lines: readonly HelpLine[] = registry): string[] =>
  [...new Set(lines.map(({ country }) => country))].filter((code) => code !== '*').toSorted()
