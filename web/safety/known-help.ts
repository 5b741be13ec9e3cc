import type { SaidLine } from '#domain/safety/help/said-line.ts'
import type { Concern } from '#domain/safety/tier.ts'

export type KnownHelp = {
  /** Where this browser seems to be; `ZZ` while that is not known. */
  country: string
  /** Which countries have lines. */
  countries: string[]
  linesFor: (country: string, concern: Concern) => SaidLine[]
}
