import { languages } from '#domain/safety/floor/languages.ts'
import { Floor } from '#domain/safety/floor/of-languages.ts'
import type { Signals } from '#domain/safety/floor/phrase.ts'
import { everyRule } from '#domain/safety/floor/signs.ts'
import { screenAfterDanger } from '#domain/safety/floor/spoken-of-before.ts'
import { raise, type Turn } from '#domain/safety/screener.ts'
import type { Screening } from '#domain/safety/tier.ts'
import { finish, type Steps } from '#domain/steps.ts'

export const floorVersion = '17'

let ofAll: Floor | null = null
/** Half a second to make, so only where somebody listens, and once; the api makes it before it is asked. */
const floor = (): Floor => (ofAll ??= finish(Floor.of(Object.values(languages), everyRule)))

/** What somebody is told to ask another is no question to themselves: its answer is not theirs. */
const withoutQuoted = (turn: Turn): Turn =>
  turn.role === 'companion' && turn.text.includes('“')
    ? { ...turn, text: turn.text.replace(/“[^”]*”/g, ' ') }
    : turn

/** What is said explicitly, and how concerning it is. No network, no memory, a time that grows with the length. */
export const screenByFloor = (turns: readonly Turn[]): Screening => finish(floorSteps(turns))
export function* floorSteps(given: readonly Turn[]): Steps<Screening> {
  const turns = given.map(withoutQuoted)
  const found = yield* floor().steps(turns)
  yield
  return raise(found, screenAfterDanger(turns, floor()))
}
/** What each sentence says. */
export const signalsByFloor = (text: string): Signals[] => floor().signalsOf(text)
