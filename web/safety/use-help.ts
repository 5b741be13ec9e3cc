import type { SaidLine } from '#domain/safety/help/said-line.ts'
import type { Concern } from '#domain/safety/tier.ts'
import { useKnownHelp } from '#web/safety/help-lines.ts'
import { useSettings } from '#web/settings/settings.ts'

type Help = {
  /** As the person chose, else by the clock and the language of the browser; never by an address. */
  country: string
  /** The number to call, in a sentence: "911", or what to look for where it differs. */
  emergency: string
  /** The same to be called; null where it differs. */
  emergencyCall: string | null
  linesOf: (concern: Concern) => SaidLine[]
}

/** The help lines of where the person is. */
export function useHelp(): Help {
  const { linesFor, country: here } = useKnownHelp()
  const country = useSettings().country ?? here
  const linesOf = (concern: Concern) => linesFor(country, concern)
  const emergencyCall = linesOf('medical-emergency').find(({ kind }) => kind === 'emergency')?.call ?? null
  return { country, emergency: emergencyCall ?? 'your local emergency number', emergencyCall, linesOf }
}
