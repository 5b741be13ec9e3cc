import { isAtLeast } from '#domain/safety/tier.ts'
import { fitLogistic } from '#infra/bench/safety/fit-logistic.ts'
import type { Heard } from '#infra/bench/safety/learn.ts'
import { type Artefact, asked, type Asked, type Stack } from '#infra/screening/artefact.ts'
import { ofEach, stackedScore } from '#infra/screening/learned-scores.ts'

/** How the readings are weighed, from lines that were heard by heads which had not learned from their hand. */
export function fitStack(heard: Heard[], tier: Asked): Stack {
  const others = asked.filter((one) => one !== tier)
  const rows = heard.map(({ said, meant, floor, tier: wanted }) => ({
    inputs: [
      1,
      said[tier].most,
      meant[tier].most,
      said[tier].most - said[tier].mean,
      meant[tier].most - meant[tier].mean,
      Number(isAtLeast(floor, 'care')),
      Number(isAtLeast(floor, 'crisis')),
      ...others.flatMap((one) => [said[one].most, meant[one].most]),
    ],
    wanted: Number(isAtLeast(wanted, tier)),
  }))
  const [bias, ofWords, ofMeaning, wordsApart, meaningApart, floorCare, floorCrisis, ...ofOthers] =
    fitLogistic(rows).map((weight) => Number(weight.toFixed(4)))
  const of = (own: number, offset: number) =>
    ofEach((one) => (one === tier ? own : ofOthers[2 * others.indexOf(one) + offset]!))
  return {
    bias: bias!,
    words: of(ofWords!, 0),
    meaning: of(ofMeaning!, 1),
    wordsApart: wordsApart!,
    meaningApart: meaningApart!,
    // The floor has spoken for itself; what it says never makes another reading doubt.
    floorCare: Math.max(0, floorCare!),
    floorCrisis: Math.max(0, floorCrisis!),
  }
}

export const fitStacks = (heard: Heard[]): Artefact['stack'] => ofEach((tier) => fitStack(heard, tier))

/** Without the encoder, for languages of which it knows nothing. */
export function fitStacksElsewhere(heard: Heard[]): Artefact['stack'] {
  const silent = ofEach(() => ({ most: 0, mean: 0 }))
  const stacks = fitStacks(heard.map((line) => ({ ...line, meant: silent })))
  return ofEach((tier) => ({ ...stacks[tier], meaning: ofEach(() => 0) }))
}

/** As they stand in a talk: the readings of the message and of the talk in place of those of the message alone. */
export const asInTalk = (heard: Heard[]): Heard[] =>
  heard.flatMap((line) => (line.heardInTalk ? [{ ...line, ...line.heardInTalk }] : []))

export const scoreOfLine = (stack: Artefact['stack'], { said, meant, floor }: Heard, tier: Asked): number =>
  stackedScore(stack, tier, { words: said, meaning: meant, floor })
