import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { type SpokenLines, spokenLines } from '#domain/safety/help/spoken-lines.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'
import {
  apologies,
  careLines,
  emergencyFirst,
  goingOn,
  honest,
  honestOfEntry,
  isItSafe,
  stay,
  stayAfterEntry,
} from '#domain/safety/words/around.ts'
import { leadingConcern } from '#domain/safety/words/leading-concern.ts'
import { preparedWords } from '#domain/safety/words/prepared-words.ts'

/** Why the prepared words stand in: the concern itself, or a model's reply that could not be used. */
export type Why = 'concern' | 'time-out' | 'refusal' | 'unsafe' | 'empty'

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The lines of where the person is, in the places that the words leave for them. */
export const withLines = (words: string, spoken: SpokenLines): string =>
  words.replace(/\{(\w+)\}/g, (place, name: string) =>
    name === 'Talk' ? sentence(spoken.talk) : (spoken[name as keyof SpokenLines] ?? place),
  )

/**
 * A whole reply in our own words, for when no model may or can answer. The same input gives the same words.
 * `country` (ISO 3166) says whose help lines it names; `helpLines` are those of this server.
 */
export function preparedReply(
  tier: Tier,
  concerns: readonly Concern[],
  why: Why = 'concern',
  country = 'US',
  helpLines?: readonly HelpLine[],
): string {
  const concern = leadingConcern(concerns)
  const apology = why === 'concern' ? [] : [apologies[why]]
  const spoken = spokenLines(country, helpLines)
  return paragraphs()
    .map((words) => withLines(words, spoken))
    .join('\n\n')

  function paragraphs(): string[] {
    const { crisis, care } = preparedWords[concern]
    if (tier === 'care') return [...apology, ...care, careLines]
    if (!isCrisis(tier)) return [...apology, goingOn]
    const isFirst = crisis[0]?.includes('{emergency}') || crisis[0]?.startsWith(isItSafe)
    return tier === 'emergency' && !isFirst ? [emergencyFirst, ...crisis] : crisis
  }
}

/** The same on a journal entry, in a crisis: help stands first, and nobody waits for an answer. */
export function preparedReflection(
  tier: Tier,
  concerns: readonly Concern[],
  country = 'US',
  helpLines?: readonly HelpLine[],
): string {
  const { talk, emergency } = spokenLines(country, helpLines)
  const paragraphs = preparedReply(tier, concerns, 'concern', country, helpLines)
    .replace(honest, honestOfEntry)
    .replace(stay, stayAfterEntry)
    .split('\n\n')
  // Whether it is safe to read comes before all else.
  const from = paragraphs[0]?.startsWith(isItSafe) ? 1 : 0
  const help = paragraphs.findIndex((paragraph) =>
    [talk, emergency].some((line) => paragraph.toLowerCase().includes(line.toLowerCase())),
  )
  return paragraphs
    .toSpliced(help, 1)
    .toSpliced(from, 0, paragraphs[help] ?? '')
    .join('\n\n')
}
