import type { Concern } from '#domain/safety/tier.ts'
import { concerns, isAtLeast, type Tier } from '#domain/safety/tier.ts'
import { fitMeaning } from '#infra/bench/safety/fit-meaning.ts'
import { fitWords } from '#infra/bench/safety/fit-words.ts'
import { standsAlone } from '#infra/bench/safety/lines-to-learn.ts'
import type { Line } from '#infra/bench/safety/lines.ts'
import type { Encoder } from '#infra/encoder/encoder.ts'
import { type Artefact, asked, type Asked } from '#infra/screening/artefact.ts'
import { type Features, places } from '#infra/screening/features.ts'
import {
  isLong,
  ofEach,
  readForMeaning,
  type Reading,
  readingOf,
  type Readings,
  talkBefore,
  type Window,
  windowInTalk,
  windowsFor,
} from '#infra/screening/learned-scores.ts'
import { meaningOf } from '#infra/screening/meaning-head.ts'
import { scoreOf, type WordHead } from '#infra/screening/word-head.ts'

/** A line, read once: what the heads learn from, alone and in its talk, and the floor's verdict on it. */
export type Read = Line & {
  features: Features[]
  vectors: Float32Array[]
  inTalk?: { features: Features; vector: Float32Array }
  floor: Tier
}
export type Heads = Pick<Artefact, 'words' | 'meaning'>
/** What each head says of the stretches of a line, and what it is likeliest about. */
export type Said = { said: Readings; meant: Readings; likeliest: Concern }
export type Heard = Read & Said & { heardInTalk?: Said }

/** More of a line is not read. */
const stretches = 40

/** The stretches of a line that are read, and the line in its talk where that is read too. */
export function windowsIn({ turns, language }: Line): { windows: Window[]; inTalk?: Window } {
  const { text } = turns.at(-1)!
  const windows = windowsFor(text).slice(0, stretches)
  const talk = talkBefore(turns)
  const isRead = talk && language === 'en' && windows.length > 0 && !isLong(windows)
  return { windows, ...(isRead && { inTalk: windowInTalk(text, talk) }) }
}

export async function readAll(
  lines: Line[],
  encode: Encoder,
  floorOf: (turns: Line['turns']) => Tier,
): Promise<Read[]> {
  const taken = lines.map((line) => ({ line, ...windowsIn(line) }))
  const texts = [
    ...new Set(
      taken.flatMap(({ windows, inTalk }) => [...windows, inTalk ?? []].flat().map(({ meant }) => meant)),
    ),
  ].toSorted((one, other) => one.length - other.length)
  const vectors = await encode(texts)
  const byText = new Map(texts.map((text, at) => [text, vectors[at]!]))
  return taken.map(({ line, windows, inTalk }) => ({
    ...line,
    features: windows.map(({ features }) => features),
    vectors: windows.map(({ meant }) => byText.get(meant)!),
    ...(inTalk && { inTalk: { features: inTalk.features, vector: byText.get(inTalk.meant)! } }),
    floor: floorOf(line.turns),
  }))
}

export const needs = (line: Line, tier: Asked): number => Number(isAtLeast(line.tier, tier))
export const isOf = (line: Line, concern: Concern): number | null =>
  line.concern === undefined ? null : Number(line.concern === concern)

/** Which language a text is in, as far as that matters: the encoder knows English only. */
export const learnEnglish = (lines: Read[]): WordHead =>
  fitWords(
    lines.map((line) => ({
      features: line.features.flat(),
      isSo: line.language === 'en',
      weight: line.language === 'en' ? 1 : 5,
    })),
    places / 4,
  )

/** A stretch of somebody's text is less than a text. */
export const stretchWeight = 0.5

/** The heads, from these lines. Of a long one each stretch is taught, and only that nothing grave is in it. */
export function learn(lines: Read[]): Heads {
  const words = (tier: Asked) =>
    fitWords(
      lines.flatMap((line) => {
        const isSo = needs(line, tier) === 1
        if (isLong(line.features))
          return isSo ? [] : line.features.map((features) => ({ features, isSo, weight: stretchWeight }))
        return [
          ...(standsAlone(line) ? [{ features: line.features.flat(), isSo, weight: 1 }] : []),
          ...(line.inTalk ? [{ features: line.inTalk.features, isSo, weight: 1 }] : []),
        ]
      }),
      tier === 'emergency' ? places / 4 : places,
    )
  return {
    words: { care: words('care'), crisis: words('crisis'), emergency: words('emergency') },
    meaning: fitMeaning(
      lines.flatMap((line) =>
        vectorsOf(line).map((vector) => ({
          vector,
          wanted: [
            ...asked.map((tier) => needs(line, tier)),
            ...concerns.map((concern) => isOf(line, concern)),
          ].map((want) => (isLong(line.features) && want === 1 ? null : want)),
          weight: isLong(line.features) ? stretchWeight : 1,
        })),
      ),
      asked.length + concerns.length,
    ),
  }
}

function vectorsOf(line: Read): Float32Array[] {
  if (isLong(line.features)) return line.vectors
  return [standsAlone(line) ? line.vectors.slice(0, 1) : [], line.inTalk?.vector ?? []].flat()
}

const unread: Reading = { most: -10, mean: -10 }
const highest = (scores: number[]): Reading => (scores.length > 0 ? readingOf(scores) : unread)

function likeliestOf(outputs: Float32Array[]): Concern {
  const scores = concerns.map((_, at) => Math.max(...outputs.map((some) => some[asked.length + at]!)))
  return concerns[scores.indexOf(Math.max(...scores))] ?? 'suicide'
}

export const hear = ({ words, meaning }: Heads, lines: Read[]): Heard[] =>
  lines.map((line) => {
    const worst = line.features
      .map((features, at) => ({ at, crisis: scoreOf(words.crisis, features) }))
      .toSorted((one, other) => other.crisis - one.crisis)
      .slice(0, readForMeaning)
    const meant = worst.map(({ at }) => meaningOf(meaning, line.vectors[at]!))
    const readings = (features: Features[], outputs: Float32Array[]): Said => ({
      said: ofEach((tier) => highest(features.map((some) => scoreOf(words[tier], some)))),
      meant: ofEach((_, at) => highest(outputs.map((some) => some[at]!))),
      likeliest: likeliestOf(outputs),
    })
    const { inTalk } = line
    return {
      ...line,
      ...readings(line.features, meant),
      ...(inTalk && {
        heardInTalk: readings(
          [line.features[worst[0]!.at]!, inTalk.features],
          [meant[0]!, meaningOf(meaning, inTalk.vector)],
        ),
      }),
    }
  })

/** The hands are left out in so many parts. */
export const folds = 3

/** In which part a line's hand is left out. */
export function foldsOf(lines: readonly Line[]): (line: Line) => number {
  const handsIn = new Map(
    [...Map.groupBy(lines, ({ language }) => language)].map(([language, some]) => [
      language,
      [...new Set(some.map(({ hand }) => hand))],
    ]),
  )
  // Counted within a language, so that each of them has been learned from somebody else, where there is one.
  return ({ language, hand }) => handsIn.get(language)!.indexOf(hand) % folds
}

/** Every line heard by an encoder and heads that have learned from none of its hand. */
export async function hearApart(lines: Line[], readIn: (fold: number) => Promise<Read[]>): Promise<Heard[]> {
  const foldOf = foldsOf(lines)
  const heard: Heard[] = []
  for (let fold = 0; fold < folds; fold++) {
    const read = await readIn(fold)
    const { out = [], rest = [] } = Object.groupBy(read, (line) => (foldOf(line) === fold ? 'out' : 'rest'))
    heard.push(...hear(learn(rest), out))
  }
  return heard
}
