import { otherLanguageOf } from '#domain/chat/guide/hear/language.ts'
import { plain } from '#domain/chat/guide/hear/plain.ts'
import { connectionsOf, type DatedEntry } from '#domain/journal/reflection/connections.ts'
import { careFor, type Needs } from '#domain/journal/reflection/left-alone.ts'
import { type Line, linesToGiveBack } from '#domain/journal/reflection/line-to-give-back.ts'
import { linesOf } from '#domain/journal/reflection/lines.ts'
import { givingBack, onlyAsking } from '#domain/journal/reflection/say/giving-back.ts'
import { type OtherLanguage, otherLanguages } from '#domain/journal/reflection/say/languages.ts'
import { type Kind, questions } from '#domain/journal/reflection/say/questions.ts'
import { limits } from '#domain/limits.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { preparedReflection, withHelp } from '#domain/safety/prepared.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
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
  /** What was learned of how people say what they need says of the entry; without it turns of phrase must do. */
  needs?: Needs
}

/** Where there is no concern: a line of theirs and one open question about it, or only a question. Else help and a human sentence. */
export function reflect(prompt: ReflectionPrompt): string {
  const { tier, concerns, country, helpLines } = prompt
  if (isCrisis(tier)) return preparedReflection(tier, concerns, country, helpLines)
  // Where there is a concern nothing is asked: nobody would hear the answer.
  return tier === 'care' ? careNote(prompt) : onEntry(prompt)
}

const paragraphs = (...all: readonly string[]): string => all.filter(Boolean).join('\n\n')

const byTurn = <One>(all: readonly One[], turn: number): One | undefined => all[turn % all.length]

/** Which turn it is, and with which of the words it began: not every entry begins with the same ones. */
type Turn = { turn: number; first: number }

/** Enough to tell a language by. */
const readForLanguage = 4_000

function onEntry({ entry, earlier, turn, needs }: ReflectionPrompt): string {
  const content = entry.content.slice(0, limits.entryContent)
  const language = otherLanguageOf(content.slice(0, readForLanguage))
  if (language !== null) return inTheirLanguage(language, turn)
  const lines = linesOf(content)
  const { asks, mayGiveBack } = careFor([entry.title ?? '', ...lines].map(plain), needs)
  const given = mayGiveBack ? linesToGiveBack(lines).map((line) => metWith(asks, line)) : []
  const at = { turn, first: content.length }
  const text = given.length > 0 ? giveBack(given, at) : onlyAsk(asks ?? 'open', at)
  const connections = mayGiveBack ? connectionsOf({ ...entry, content }, earlier).join(' ') : ''
  return paragraphs(connections, text)
}

/** Beside a doubt that wants to be sure, or in grief, these would miss the whole. */
const instead: Readonly<Partial<Record<Kind, ReadonlySet<Kind>>>> = {
  unsure: new Set<Kind>(['thought', 'unsettled', 'wish', 'body']),
  loss: new Set<Kind>(['moment', 'thought', 'wish']),
}

const metWith = (asks: Kind | null, { line, kind }: Line): Line => ({
  line,
  kind: asks !== null && instead[asks]?.has(kind) ? asks : kind,
})

/** How often a line of this kind had its turn before: no question comes again before all of its kind have come. */
function timesAsked(lines: readonly Line[], turn: number, kind: Kind): number {
  const of = (some: readonly Line[]) => some.filter((one) => one.kind === kind).length
  return Math.floor(turn / lines.length) * of(lines) + of(lines.slice(0, turn % lines.length))
}

function giveBack(lines: readonly Line[], { turn, first }: Turn): string {
  const { line, kind } = byTurn(lines, turn)!
  const words = byTurn(givingBack, first + turn) ?? ''
  const question = byTurn(questions[kind], first + timesAsked(lines, turn, kind)) ?? ''
  const text = paragraphs(
    words.replace('{line}', () => line),
    question,
  )
  // Nothing that a reply may not say is said in somebody's own words either.
  return screenReply(text).length === 0 ? text : onlyAsk('open', { turn, first })
}

const onlyAsk = (kind: Kind, { turn, first }: Turn): string =>
  paragraphs(byTurn(onlyAsking, first + turn) ?? '', byTurn(questions[kind], first + turn) ?? '')

const inTheirLanguage = (language: string, turn: number): string => {
  const { leaves, asks } = otherLanguages[language as OtherLanguage] ?? otherLanguages.other
  return paragraphs(leaves, byTurn(asks, turn) ?? '')
}

function careNote({ concerns, country, helpLines }: ReflectionPrompt): string {
  const leading = leadingConcern(concerns, 'care')
  const notes = [leading, ...concerns].flatMap((concern) => preparedWords[concern].entry ?? [])
  const note = concerns.length > 0 ? notes[0] : undefined
  return withHelp(`${note ?? entryOtherwise} You can {talk}{when}.`, leading, country, helpLines)
}
