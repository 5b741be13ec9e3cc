import { combine } from '#domain/safety/learned/combine.ts'
import { scoring } from '#domain/safety/learned/model.ts'
import { shipped } from '#domain/safety/learned/shipped.ts'
import { normalise } from '#domain/safety/normalise.ts'
import { screeningByRules } from '#domain/safety/screen-by-rules.ts'
import type { Screening } from '#domain/safety/tier.ts'
import { finish, type Steps } from '#domain/steps.ts'

/** How concerning a text is, from its words alone: no network, no memory, a time that grows with its length. */
export const screen = (text: string): Screening => finish(screening(text))

/** The same in steps of a few milliseconds at most: a whole journal entry takes longer than others should wait. */
export function* screening(text: string): Steps<Screening> {
  const plain = normalise(text)
  yield
  const byRules = yield* screeningByRules(plain)
  return combine(byRules, yield* scoring(shipped.heads, plain), shipped.thresholds)
}
