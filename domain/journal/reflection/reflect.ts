import { connectionsOf, type DatedEntry, familiesOf, textOf } from '#domain/journal/reflection/connections.ts'
import { feelingsIn } from '#domain/journal/reflection/feelings.ts'
import { questionsFor } from '#domain/journal/reflection/questions.ts'
import { moodLabel } from '#domain/mood/levels.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { preparedReflection, withHelp } from '#domain/safety/prepared.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'
import { entryOtherwise } from '#domain/safety/words/around.ts'
import { leadingConcern } from '#domain/safety/words/leading-concern.ts'
import { preparedWords } from '#domain/safety/words/prepared-words.ts'

/** All that a reflection is made from. `earlier`: the person's entries before this one, the latest first. */
export type ReflectionPrompt = {
  entry: DatedEntry
  earlier: readonly DatedEntry[]
  /** Counts from 0: how often a reflection on this entry was asked for before. */
  turn: number
  tier: Tier
  concerns: readonly Concern[]
  /** Whose help lines are named (ISO 3166). */
  country: string
  /** Those of this server. */
  helpLines?: readonly HelpLine[]
}

/** Structure only: the words that were used, what connects them with earlier days, and, where there is no concern, one open question. */
export function reflect(prompt: ReflectionPrompt): string {
  const { entry, earlier, turn, tier, concerns, country, helpLines } = prompt
  if (isCrisis(tier)) return preparedReflection(tier, concerns, country, helpLines)
  const questions = questionsFor(familiesOf(entry))
  return [
    tier === 'care' ? careNote(prompt) : null,
    [feelingNote(entry), moodNote(entry)].filter(Boolean).join(' '),
    connectionsOf(entry, earlier).join(' '),
    // Where there is a concern nothing is asked: nobody would hear the answer.
    tier === 'none' ? questions[turn % questions.length] : null,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const mostWords = 4

function feelingNote(entry: DatedEntry): string {
  const words = feelingsIn(textOf(entry)).map(({ word }) => `“${word}”`)
  if (words.length === 0)
    return 'I found no word for a feeling here. That is all right: not every entry has one.'
  if (words.length === 1) return `You used a word for a feeling: ${words[0]}.`
  const named = words.slice(0, mostWords)
  return `You used words for feelings: ${named.slice(0, -1).join(', ')} and ${named.at(-1)}.`
}

const moodNote = ({ mood }: DatedEntry): string | null =>
  mood === null ? null : `You put your mood at ${mood} of 10: ${moodLabel(mood).toLowerCase()}.`

function careNote({ concerns, country, helpLines }: ReflectionPrompt): string {
  const leading = leadingConcern(concerns, 'care')
  const notes = [leading, ...concerns].flatMap((concern) => preparedWords[concern].entry ?? [])
  const note = concerns.length > 0 ? notes[0] : undefined
  return withHelp(`${note ?? entryOtherwise} You can {talk}{when}.`, leading, country, helpLines)
}
