import type { Signal } from '#domain/safety/lexicon.ts'
import type { Signals } from '#domain/safety/signals.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'

/** One signal, or any one of several. */
type Need = Signal | readonly Signal[]

/** `here`: in one clause. `near`: in it or the two on either side. `anywhere`: in the whole text. All must hold. */
export type Condition = {
  here?: readonly Need[]
  near?: readonly Need[]
  anywhere?: readonly Need[]
  unlessHere?: readonly Signal[]
  unlessNear?: readonly Signal[]
  unlessAnywhere?: readonly Signal[]
}
/** Says how concerning a clause is. */
export type Rule = Condition & { name: string; tier: Tier; concern: Concern }
/** Lowers what the rules said of a clause, when its surroundings change how it is meant. */
export type Softener = Condition & {
  name: string
  softens: readonly Concern[]
  exceptRules?: readonly string[]
  onlyRules?: readonly string[]
  to: Tier
}

export type Place = { here: Signals; near: Signals; anywhere: Signals }

const has = (signals: Signals, need: Need): boolean =>
  typeof need === 'string' ? signals.has(need) : need.some((signal) => signals.has(signal))

const holdsIn = (signals: Signals, needs: readonly Need[] = [], not: readonly Signal[] = []): boolean =>
  needs.every((need) => has(signals, need)) && !not.some((signal) => signals.has(signal))

export const holds = (condition: Condition, { here, near, anywhere }: Place): boolean =>
  holdsIn(here, condition.here, condition.unlessHere) &&
  holdsIn(near, condition.near, condition.unlessNear) &&
  holdsIn(anywhere, condition.anywhere, condition.unlessAnywhere)
