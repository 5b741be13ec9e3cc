import { isAtLeast } from '#domain/safety/tier.ts'
import type { Heard } from '#infra/bench/safety/learn.ts'
import { type Artefact, type Asked, type Stack } from '#infra/screening/artefact.ts'
import { stackedScore } from '#infra/screening/learned-scores.ts'

const rounds = 3_000
const rate = 0.3

/** How the readings are weighed, from lines that were heard by heads which had not learned from their hand. */
export function fitStack(heard: Heard[], tier: Asked): Stack {
  const rows = heard.map((line) => ({
    inputs: [
      1,
      line.said[tier].most,
      line.meant[tier].most,
      line.said[tier].most - line.said[tier].mean,
      line.meant[tier].most - line.meant[tier].mean,
      Number(isAtLeast(line.floor, 'care')),
      Number(isAtLeast(line.floor, 'crisis')),
    ],
    wanted: Number(isAtLeast(line.tier, tier)),
  }))
  const weights = [0, 1, 0.5, 0, 0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map(() => 0)
    for (const { inputs, wanted } of rows) {
      const score = inputs.reduce((sum, input, at) => sum + input * weights[at]!, 0)
      const miss = 1 / (1 + Math.exp(-score)) - wanted
      for (let at = 0; at < slope.length; at++) slope[at]! += miss * inputs[at]!
    }
    for (let at = 0; at < slope.length; at++) weights[at]! -= (rate * slope[at]!) / rows.length
  }
  const [bias, words, meaning, wordsApart, meaningApart, floorCare, floorCrisis] = weights.map((weight) =>
    Number(weight.toFixed(4)),
  )
  return {
    bias: bias!,
    words: words!,
    meaning: meaning!,
    wordsApart: wordsApart!,
    meaningApart: meaningApart!,
    // The floor has spoken for itself; what it says never makes another reading doubt.
    floorCare: Math.max(0, floorCare!),
    floorCrisis: Math.max(0, floorCrisis!),
  }
}

export const fitStacks = (heard: Heard[]): Artefact['stack'] => ({
  care: fitStack(heard, 'care'),
  crisis: fitStack(heard, 'crisis'),
  emergency: fitStack(heard, 'emergency'),
})

/** Without the encoder, for languages of which it knows nothing. */
export function fitStacksElsewhere(heard: Heard[]): Artefact['stack'] {
  const silent = { most: 0, mean: 0 }
  const deaf = heard.map((line) => ({ ...line, meant: { care: silent, crisis: silent, emergency: silent } }))
  const { care, crisis, emergency } = fitStacks(deaf)
  return {
    care: { ...care, meaning: 0 },
    crisis: { ...crisis, meaning: 0 },
    emergency: { ...emergency, meaning: 0 },
  }
}

/** As they stand in a talk: the readings of the message and of the talk in place of those of the message alone. */
export const asInTalk = (heard: Heard[]): Heard[] =>
  heard.flatMap((line) => (line.heardInTalk ? [{ ...line, ...line.heardInTalk }] : []))

export const scoreOfLine = (stack: Artefact['stack'], { said, meant, floor }: Heard, tier: Asked): number =>
  stackedScore(stack[tier], {
    words: said[tier],
    meaning: meant[tier],
    floor,
  })
