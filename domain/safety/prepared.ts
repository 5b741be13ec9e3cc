import { enterFlow, findFlowStep } from '#domain/safety/flow/follow-flow.ts'
import { fillIn, reachableAmong } from '#domain/safety/help/fill-in.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { linesFor, unknownCountry } from '#domain/safety/help/lines-for.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { type SpokenLines, spokenLines } from '#domain/safety/help/spoken-lines.ts'
import { plainQuestions } from '#domain/safety/plain-questions.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'
import {
  afterEntry,
  careLines,
  closeThisPage,
  goingOn,
  honest,
  honestOfEntry,
  notShown,
} from '#domain/safety/words/around.ts'
import { leadingConcern } from '#domain/safety/words/leading-concern.ts'
import { preparedWords } from '#domain/safety/words/prepared-words.ts'

/** Why the prepared words stand in: the concern itself, or a model's reply that must not be shown. */
export type Why = 'concern' | 'unsafe'

const placesOf = (spoken: SpokenLines) => ({
  ...spoken,
  Talk: spoken.talk.charAt(0).toUpperCase() + spoken.talk.slice(1),
})

/** The lines of where the person is, in the places that the words leave for them. */
export const withLines = (words: string, spoken: SpokenLines): string =>
  fillIn(words, new Set(), placesOf(spoken))

/** The same for words on a concern, which may say more where there is a line for it. */
export const withHelp = (
  words: string,
  concern: Concern,
  country: string,
  helpLines: readonly HelpLine[] = registry,
): string =>
  fillIn(
    words,
    reachableAmong(linesFor(country, concern, helpLines)),
    placesOf(spokenLines(country, helpLines)),
  )

/** What is asked first in a crisis; the talk goes on from there. */
function firstQuestion(tier: Tier, concerns: readonly Concern[]): string {
  const place = enterFlow(tier, concerns)
  return (place && findFlowStep(place)?.asks) ?? plainQuestions['safe-now']
}

/**
 * A whole reply in our own words, for when no model may or can answer. The same input gives the same words.
 * `country` (ISO 3166) says whose help lines it names; `helpLines` are those of this server.
 */
export function preparedReply(
  tier: Tier,
  concerns: readonly Concern[],
  why: Why = 'concern',
  country = unknownCountry,
  helpLines?: readonly HelpLine[],
): string {
  const concern = leadingConcern(concerns, tier)
  const apology = why === 'concern' ? [] : [notShown]
  return paragraphs()
    .map((words) => withHelp(words, concern, country, helpLines))
    .join('\n\n')

  function paragraphs(): readonly string[] {
    const words = preparedWords[concern]
    if (isCrisis(tier))
      return [...words[tier === 'emergency' ? 'emergency' : 'crisis'], honest, firstQuestion(tier, concerns)]
    return tier === 'care' ? [...apology, ...words.care, careLines] : [...apology, goingOn]
  }
}

const namesHelp = /\{(?:emergency|police|talk|for[A-Z]\w+)\}/i

/** The same on a journal entry, in a crisis: help stands first, and nothing is asked, as nobody waits for an answer. */
export function preparedReflection(
  tier: Tier,
  concerns: readonly Concern[],
  country = unknownCountry,
  helpLines?: readonly HelpLine[],
): string {
  const concern = leadingConcern(concerns, tier)
  const words = preparedWords[concern][tier === 'emergency' ? 'emergency' : 'crisis']
  const help = words.find((paragraph) => namesHelp.test(paragraph))
  // Whether it is safe to read comes before all else.
  const first = [closeThisPage, help].filter((paragraph) => words.some((one) => one === paragraph))
  const others = words.filter((paragraph) => !first.includes(paragraph))
  return [...first, ...others, honestOfEntry, afterEntry]
    .flatMap((paragraph) => (paragraph ? withHelp(paragraph, concern, country, helpLines) : []))
    .join('\n\n')
}
