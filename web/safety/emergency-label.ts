import { emergencyNumber } from '#domain/safety/help-lines.ts'

/** The number to call, in a sentence: "911", or what to look for where it differs. */
export const emergencyLabel = (country: string): string =>
  emergencyNumber(country) ?? 'your local emergency number'
