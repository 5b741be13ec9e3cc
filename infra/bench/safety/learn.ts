import { type Line } from '#domain/safety/corpus/line.ts'
import { featuresOf, places } from '#domain/safety/learned/features.ts'
import { type Asked, type Heads, type Scores, scoresOf } from '#domain/safety/learned/model.ts'
import { windowsOf } from '#domain/safety/learned/windows.ts'
import { normalise } from '#domain/safety/normalise.ts'
import { type ByRules, screenByRules } from '#domain/safety/screen-by-rules.ts'
import { isAtLeast } from '#domain/safety/tier.ts'
import { type Example, fit } from '#infra/bench/safety/fit.ts'

/** A line, read once. `weight`: how much its author's voice counts. */
export type Read = Line & {
  plain: string
  byRules: ByRules
  features: Example['features']
  weight: number
}
export type Scored = Read & { scores: Scores }

export const read = (lines: Line[], weight: number): Read[] =>
  lines.map((line) => {
    const plain = normalise(line.text)
    const features = featuresOf(windowsOf(plain).flat())
    return { ...line, plain, features, weight, byRules: screenByRules(plain) }
  })

/** A line that may be either teaches only a little that it is not. */
const doubt = 0.3

function headFor(tier: Asked, lines: Read[]): Heads[Asked] {
  return fit(
    lines.map(({ accepted, features, weight }) => {
      const reaching = accepted.filter((one) => isAtLeast(one, tier)).length
      const isSo = reaching === accepted.length
      return { features, isSo, weight: isSo || reaching === 0 ? weight : weight * doubt }
    }),
    tier === 'crisis' ? places : places / 4,
  )
}

export const learn = (lines: Read[]): Heads => ({
  care: headFor('care', lines),
  crisis: headFor('crisis', lines),
  emergency: headFor('emergency', lines),
})

export const score = (heads: Heads, lines: Read[]): Scored[] =>
  lines.map((line) => ({ ...line, scores: scoresOf(heads, line.plain) }))

/** Each part scored by what was learned from the others and from `always`. */
export const scoreApart = (parts: Read[][], always: Read[]): Scored[] =>
  parts.flatMap((part) => score(learn([...always, ...parts.filter((other) => other !== part).flat()]), part))
