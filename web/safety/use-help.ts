import { fillIn, reachableAmong } from '#domain/safety/help/fill-in.ts'
import type { SaidLine } from '#domain/safety/help/said-line.ts'
import type { Concern } from '#domain/safety/tier.ts'
import { useKnownHelp } from '#web/safety/help-lines.ts'
import * as words from '#web/safety/words.en.ts'
import { useSettings } from '#web/settings/settings.ts'

type Help = {
  /** As the person chose, else by the clock and the language of the browser; never by an address. */
  country: string
  /** The number to call, in a sentence: "911", or what to look for where it differs. */
  emergency: string
  /** The same to be called; null where it differs. */
  emergencyCall: string | null
  linesOf: (concern: Concern) => SaidLine[]
  /** Words for a concern, with what there is where the person is. */
  wordsFor: (concern: Concern, words: string) => string
}

/** The help lines of where the person is. */
export function useHelp(): Help {
  const { linesFor, country: here } = useKnownHelp()
  const country = useSettings().country ?? here
  const linesOf = (concern: Concern) => linesFor(country, concern)
  const numberFor = (concern: Concern) =>
    linesOf(concern).find(({ kind }) => kind === 'emergency')?.call ?? null
  const emergencyCall = numberFor('medical-emergency')
  const emergency = emergencyCall ?? words.localNumber
  const places = { emergency, police: numberFor('abuse') ?? words.localNumber }
  const wordsFor = (concern: Concern, words: string) =>
    fillIn(words, reachableAmong(linesOf(concern)), places)
  return { country, emergency, emergencyCall, linesOf, wordsFor }
}
