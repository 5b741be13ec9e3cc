/** What is kept of an age: never the number. `under-age`: younger than the terms of this server ask for. */
export const ageGroups = ['under-age', 'minor', 'adult'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** The least age that the terms ask for, in years. */
export type LeastAges = { elsewhere: number; eea: number; byCountry: Readonly<Record<string, number>> }

const eea = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' '),
)

/** That of a country (ISO 3166); of anywhere outside the European Economic Area while it is not known. */
export const leastAgeIn = ({ elsewhere, eea: ofEea, byCountry }: LeastAges, country: string | null): number =>
  byCountry[country ?? ''] ?? (country !== null && eea.has(country) ? ofEea : elsewhere)

export function ageGroupOf(years: number, leastAge: number): AgeGroup {
  if (years < leastAge) return 'under-age'
  return years < 18 ? 'minor' : 'adult'
}

export const isMinor = (group: AgeGroup | null): boolean => group === 'under-age' || group === 'minor'
