import { normalise } from '#domain/safety/normalise.ts'
import type { Turn } from '#domain/safety/screener.ts'
import { type Concern, isAtLeast, type Screening, type Tier } from '#domain/safety/tier.ts'
import { dimensions, type Encoder } from '#infra/encoder/encoder.ts'
import { type Artefact, asked, type Asked } from '#infra/screening/artefact.ts'
import { type Features, featuresInTalk, featuresOf } from '#infra/screening/features.ts'
import { learnedQuestion } from '#infra/screening/learned-question.ts'
import { meaningOf } from '#infra/screening/meaning-head.ts'
import { windowsOf } from '#infra/screening/windows.ts'
import { scoreOf } from '#infra/screening/word-head.ts'

/** Of a long text only the stretches that sound worst are read for their meaning: each takes the encoder's time. */
export const readForMeaning = 8
/** The encoder is slow with what is longer, and what it says of it is vague. */
const longestMeaning = 400

/** What the companion said last, and what the person had said before. */
export type Talk = { asked: string; before: string }
/** The person's last words, the talk in which they stand, if any, and what the floor says of them. */
export type Heard = { text: string; talk?: Talk; floor: Tier }
export type Window = { features: Features; meant: string }
export type Scores = {
  tiers: Record<Asked, number>
  concerns: [concern: Concern, score: number][]
  /** A short text in English: what it is about is heard well. */
  isShort: boolean
}

/** The stretches in which a text is taken in. */
export function windowsFor(text: string): Window[] {
  const windows = windowsOf(normalise(text)).filter((words) => words.length > 0)
  const isWhole = windows.length === 1 && text.length <= longestMeaning
  return windows.map((words) => ({
    features: featuresOf(words),
    meant: isWhole ? text : words.join(' ').slice(0, longestMeaning),
  }))
}

/** How much of a talk is read: the end of what was asked, and the person's last few messages. */
const longestAsked = 200
const messagesBefore = 3
const longestBefore = 800

export function talkBefore(turns: readonly Turn[]): Talk | undefined {
  const at = turns.findLastIndex(({ role }) => role === 'person')
  const earlier = turns.slice(0, Math.max(0, at))
  if (earlier.length === 0) return undefined
  const said = earlier.filter(({ role }) => role === 'person').slice(-messagesBefore)
  return {
    asked: earlier.findLast(({ role }) => role === 'companion')?.text.slice(-longestAsked) ?? '',
    before: said
      .map(({ text }) => text)
      .join('\n')
      .slice(-longestBefore),
  }
}

/** A message as it stands in a talk: one more stretch to be read. */
export function windowInTalk(text: string, talk: Talk): Window {
  const wordsOf = (some: string): string[] => windowsOf(normalise(some)).flat()
  const words = wordsOf(text)
  const blocks = { asked: wordsOf(talk.asked), before: wordsOf(talk.before), words }
  return {
    features: [...featuresOf(words), ...featuresInTalk(blocks)],
    meant: `${talk.asked}\n${text}`.slice(0, longestMeaning),
  }
}

/** In a longer text what is grave stands in one stretch or another, and is not in all of them. */
const longestShort = 3
export const isLong = (windows: readonly unknown[]): boolean => windows.length > longestShort

const silent = new Float32Array(dimensions)

type Said = Record<Asked, number>
type Scored = Window & { said: Said }
/** Stretches that are weighed together. */
type Part = { windows: Scored[]; stack: Artefact['stack']; isShort: boolean }

/** A text alone, and where it stands in a talk, the same with what was asked and said before. */
function partsOf(artefact: Artefact, { text, talk }: Heard): Part[] {
  const scored = (window: Window): Scored => ({ ...window, said: score(artefact, window.features) })
  const windows = windowsFor(text)
    .map(scored)
    .toSorted((one, other) => other.said.crisis - one.said.crisis)
  if (windows[0] && scoreOf(artefact.english, windows[0].features) < 0)
    return [{ windows, stack: artefact.elsewhere, isShort: false }]
  if (isLong(windows)) return [{ windows, stack: artefact.long, isShort: false }]
  const alone = { windows, stack: artefact.stack, isShort: true }
  if (!talk || !windows[0]) return [alone]
  const inTalk = [windows[0], scored(windowInTalk(text, talk))]
  return [alone, { windows: inTalk, stack: artefact.inTalk, isShort: true }]
}

/** What was learned says of each text; `floor` is the tier that the floor gave it. */
export async function scoresOf(
  artefact: Artefact,
  encode: Encoder,
  texts: readonly Heard[],
): Promise<Scores[]> {
  const unread = meaningOf(artefact.meaning, silent)
  const taken = texts.map((heard) => {
    const parts = partsOf(artefact, heard)
    const weighed = (meantOf: (text: string) => Float32Array): Scores =>
      together(parts.map((part) => weigh(artefact, part, heard.floor, meantOf)))
    // Where the meaning weighs nothing and nothing is found, the encoder's time is spared.
    const isSettled =
      parts.every(({ stack }) => !readsMeaning(stack)) &&
      tierOf(
        artefact,
        weighed(() => unread),
      ) === 'none'
    const read = isSettled ? [] : parts.flatMap(readIn)
    return { weighed, meant: [...new Set(read.map(({ meant }) => meant))] }
  })
  const vectors = (await encode(taken.flatMap(({ meant }) => meant))).values()
  return taken.map(({ weighed, meant }) => {
    const known = new Map(meant.map((text) => [text, meaningOf(artefact.meaning, vectors.next().value!)]))
    return weighed((text) => known.get(text) ?? unread)
  })
}

const readsMeaning = (stack: Artefact['stack']): boolean =>
  asked.some((one) => asked.some((question) => stack[one].meaning[question] !== 0))

const readIn = ({ windows }: Part): Scored[] => windows.slice(0, readForMeaning)

const score = ({ words }: Artefact, features: Features): Said => ({
  care: scoreOf(words.care, features),
  crisis: scoreOf(words.crisis, features),
  emergency: scoreOf(words.emergency, features),
})

function weigh(
  { concerns }: Artefact,
  part: Part,
  floor: Tier,
  meantOf: (text: string) => Float32Array,
): Scores {
  if (part.windows.length === 0) return nothing
  const meant = readIn(part).map((window) => meantOf(window.meant))
  const words = ofEach((one) => readingOf(part.windows.map(({ said }) => said[one])))
  const meaning = ofEach((_, at) => readingOf(meant.map((each) => each[at]!)))
  return {
    tiers: ofEach((one) => stackedScore(part.stack, one, { words, meaning, floor })),
    concerns: concerns.map((concern, at) => [
      concern,
      Math.max(...meant.map((each) => each[asked.length + at]!)),
    ]),
    isShort: part.isShort,
  }
}

const nothing: Scores = {
  tiers: { care: -Infinity, crisis: -Infinity, emergency: -Infinity },
  concerns: [],
  isShort: false,
}

/** The highest of each. */
const together = (all: Scores[]): Scores =>
  all.reduce((one, other) => ({
    tiers: {
      care: Math.max(one.tiers.care, other.tiers.care),
      crisis: Math.max(one.tiers.crisis, other.tiers.crisis),
      emergency: Math.max(one.tiers.emergency, other.tiers.emergency),
    },
    concerns: one.concerns.map(([concern, score], at) => [
      concern,
      Math.max(score, other.concerns[at]?.[1] ?? -Infinity),
    ]),
    isShort: one.isShort,
  }))

/** What one reading says of a text: of the worst of its stretches, and of all of them. */
export type Reading = { most: number; mean: number }
export const readingOf = (scores: readonly number[]): Reading => ({
  most: Math.max(...scores),
  mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
})

/** The same of each question. */
export type Readings = Record<Asked, Reading>
export const ofEach = <Value>(make: (one: Asked, at: number) => Value): Record<Asked, Value> => ({
  care: make('care', 0),
  crisis: make('crisis', 1),
  emergency: make('emergency', 2),
})

/** The log-odds of one question, from both readings and the floor's verdict. */
export function stackedScore(
  stack: Artefact['stack'],
  one: Asked,
  { words, meaning, floor }: { words: Readings; meaning: Readings; floor: Tier },
): number {
  const weights = stack[one]
  const read = asked.reduce(
    (sum, question) =>
      sum +
      weights.words[question] * words[question].most +
      weights.meaning[question] * meaning[question].most,
    weights.bias,
  )
  return (
    read +
    weights.wordsApart * (words[one].most - words[one].mean) +
    weights.meaningApart * (meaning[one].most - meaning[one].mean) +
    weights.floorCare * Number(isAtLeast(floor, 'care')) +
    weights.floorCrisis * Number(isAtLeast(floor, 'crisis'))
  )
}

/** As screening goes: a card where it is likely, the dialog where it is next to certain. */
export function judge(artefact: Pick<Artefact, 'thresholds'>, scores: Scores): Screening {
  const tier = tierOf(artefact, scores)
  if (tier === 'none') return { tier, concerns: [], reasons: [] }
  const ask = tier === 'care' ? learnedQuestion(scores.tiers.crisis, scores.concerns) : undefined
  return { tier, concerns: [likeliestOf(scores)], reasons: ['learned'], ...(ask && { ask }) }
}

const likeliestOf = ({ concerns }: Scores): Concern =>
  concerns.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'suicide'

function tierOf({ thresholds }: Pick<Artefact, 'thresholds'>, scores: Scores): Tier {
  const { tiers, isShort } = scores
  const less = isShort && likeliestOf(scores) !== 'suicide' ? thresholds.seldom : 0
  if (tiers.emergency > thresholds.acute) return 'emergency'
  if (tiers.crisis > thresholds.dialog - less)
    return tiers.emergency > thresholds.emergency ? 'emergency' : 'crisis'
  return tiers.care > thresholds.help ? 'care' : 'none'
}
