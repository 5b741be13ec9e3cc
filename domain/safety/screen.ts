import { combine } from '#domain/safety/learned/combine.ts'
import { scoresOf } from '#domain/safety/learned/model.ts'
import { shipped } from '#domain/safety/learned/shipped.ts'
import { normalise } from '#domain/safety/normalise.ts'
import { screenByRules } from '#domain/safety/screen-by-rules.ts'
import type { Screening } from '#domain/safety/tier.ts'

/** How concerning a text is, from its words alone: no network, no memory, a time that grows with its length. */
export function screen(text: string): Screening {
  const plain = normalise(text)
  return combine(screenByRules(plain), scoresOf(shipped.heads, plain), shipped.thresholds)
}
