import { normalise } from '#domain/safety/normalise.ts'
import { type Concern, isAtLeast, type Screening, type Tier } from '#domain/safety/tier.ts'
import { dimensions, type Encoder } from '#infra/encoder/encoder.ts'
import { type Artefact, asked, type Asked, type Stack } from '#infra/screening/artefact.ts'
import { type Features, featuresOf } from '#infra/screening/features.ts'
import { learnedQuestion } from '#infra/screening/learned-question.ts'
import { meaningOf } from '#infra/screening/meaning-head.ts'
import { windowsOf } from '#infra/screening/windows.ts'
import { scoreOf } from '#infra/screening/word-head.ts'

/** Of a long text only the stretches that sound worst are read for their meaning: each takes the encoder's time. */
export const readForMeaning = 8
/** The encoder is slow with what is longer, and what it says of it is vague. */
const longestMeaning = 400

/** The person's last words, and what the floor says of them. */
export type Heard = { text: string; floor: Tier }
export type Window = { features: Features; meant: string }
export type Scores = { tiers: Record<Asked, number>; concerns: [concern: Concern, score: number][] }

/** The stretches in which a text is taken in. */
export function windowsFor(text: string): Window[] {
  const windows = windowsOf(normalise(text)).filter((words) => words.length > 0)
  const isWhole = windows.length === 1 && text.length <= longestMeaning
  return windows.map((words) => ({
    features: featuresOf(words),
    meant: isWhole ? text : words.join(' ').slice(0, longestMeaning),
  }))
}

/** In a longer text what is grave stands in one stretch or another, and is not in all of them. */
const longestShort = 3
export const isLong = (windows: readonly unknown[]): boolean => windows.length > longestShort

const silent = new Float32Array(dimensions)

/** What was learned says of each text; `floor` is the tier that the floor gave it. */
export async function scoresOf(
  artefact: Artefact,
  encode: Encoder,
  texts: readonly Heard[],
): Promise<Scores[]> {
  const unread = [meaningOf(artefact.meaning, silent)]
  const taken = texts.map(({ text, floor }) => {
    const windows = windowsFor(text)
      .map((window) => ({ ...window, said: score(artefact, window.features) }))
      .toSorted((one, other) => other.said.crisis - one.said.crisis)
    const isEnglish = !windows[0] || scoreOf(artefact.english, windows[0].features) >= 0
    const stack = !isEnglish ? artefact.elsewhere : isLong(windows) ? artefact.long : artefact.stack
    const said = windows.map((window) => window.said)
    const weighed = (meant: Float32Array[]): Scores => weigh(artefact, stack, floor, said, meant)
    // Where the meaning weighs nothing and nothing is found, the encoder's time is spared.
    const isSettled =
      asked.every((one) => stack[one].meaning === 0) &&
      tierOf(weighed(unread).tiers, artefact.thresholds) === 'none'
    return { weighed, meant: isSettled ? [] : windows.slice(0, readForMeaning).map(({ meant }) => meant) }
  })
  const vectors = (await encode(taken.flatMap(({ meant }) => meant))).values()
  return taken.map(({ weighed, meant }) =>
    weighed(
      meant.length === 0
        ? unread
        : meant.map(() => meaningOf(artefact.meaning, vectors.next().value ?? silent)),
    ),
  )
}

type Said = Record<Asked, number>
const score = ({ words }: Artefact, features: Features): Said => ({
  care: scoreOf(words.care, features),
  crisis: scoreOf(words.crisis, features),
  emergency: scoreOf(words.emergency, features),
})

function weigh(
  { concerns }: Artefact,
  stack: Artefact['stack'],
  floor: Tier,
  said: Said[],
  meant: Float32Array[],
): Scores {
  const nothing = said.length === 0
  const tier = (one: Asked, at: number): number =>
    nothing
      ? -Infinity
      : stackedScore(stack[one], {
          words: readingOf(said.map((each) => each[one])),
          meaning: readingOf(meant.map((each) => each[at]!)),
          floor,
        })
  return {
    tiers: { care: tier('care', 0), crisis: tier('crisis', 1), emergency: tier('emergency', 2) },
    concerns: nothing
      ? []
      : concerns.map((concern, at) => [concern, Math.max(...meant.map((each) => each[asked.length + at]!))]),
  }
}

/** What one reading says of a text: of the worst of its stretches, and of all of them. */
export type Reading = { most: number; mean: number }
export const readingOf = (scores: readonly number[]): Reading => ({
  most: Math.max(...scores),
  mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
})

/** The log-odds of one question, from both readings and the floor's verdict. */
export const stackedScore = (
  { bias, words, meaning, wordsApart, meaningApart, floorCare, floorCrisis }: Stack,
  heard: { words: Reading; meaning: Reading; floor: Tier },
): number =>
  bias +
  words * heard.words.most +
  meaning * heard.meaning.most +
  wordsApart * (heard.words.most - heard.words.mean) +
  meaningApart * (heard.meaning.most - heard.meaning.mean) +
  floorCare * Number(isAtLeast(heard.floor, 'care')) +
  floorCrisis * Number(isAtLeast(heard.floor, 'crisis'))

/** As screening goes: a card where it is likely, the dialog where it is next to certain. */
export function judge({ thresholds }: Pick<Artefact, 'thresholds'>, { tiers, concerns }: Scores): Screening {
  const tier = tierOf(tiers, thresholds)
  if (tier === 'none') return { tier, concerns: [], reasons: [] }
  const likeliest = concerns.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'suicide'
  const ask = tier === 'care' ? learnedQuestion(tiers.crisis, concerns) : undefined
  return { tier, concerns: [likeliest], reasons: ['learned'], ...(ask && { ask }) }
}

function tierOf(tiers: Scores['tiers'], { help, dialog, emergency, acute }: Artefact['thresholds']): Tier {
  if (tiers.emergency > acute) return 'emergency'
  if (tiers.crisis > dialog) return tiers.emergency > emergency ? 'emergency' : 'crisis'
  return tiers.care > help ? 'care' : 'none'
}
