import { readFile } from 'node:fs/promises'
import type { Breach } from '#domain/safety/replies/breaches.ts'
import {
  type MeaningHead,
  meaningOf,
  type PackedMeaningHead,
  unpackMeaningHead,
} from '#infra/screening/meaning-head.ts'
import {
  type PackedWordHead,
  unpackWordHead,
  type WordHead,
  wordLogits,
  wordsOf,
} from '#infra/understanding/word-head.ts'

/** How both readings are weighed; above 0 it is held back. */
export type Weights = { words: number; meaning: number; bias: number }

/** What was learned of replies that must not be shown. Made by `npm run train:replies`, never written by hand. */
export type Artefact = {
  version: string
  breaches: readonly Breach[]
  /** Outputs: that it may be shown, then the breaches in their order. */
  words: WordHead
  /** Outputs: that it must not be shown, then the breaches. In English. */
  meaning: MeaningHead
  english: Weights
  /** In other languages, of which the encoder knows nothing. */
  elsewhere: Weights
}
export type PackedArtefact = Omit<Artefact, 'words' | 'meaning'> & {
  /** SHA-256 of the lines that it was made of: a test fails when they changed and it was not made again. */
  corpus: string
  words: PackedWordHead
  meaning: PackedMeaningHead
}

export const artefactFile = new URL('artefact.json', import.meta.url)

export async function loadArtefact(): Promise<Artefact> {
  const {
    corpus: _,
    words,
    meaning,
    ...rest
  } = JSON.parse(await readFile(artefactFile, 'utf8')) as PackedArtefact
  return { ...rest, words: unpackWordHead(words), meaning: unpackMeaningHead(meaning) }
}

/** Log-odds that a window must not be shown, by its words and by its meaning, and what is likeliest wrong with it. */
export type Reading = { words: number; meaning: number; ofWords: Float64Array }

export function readWindow(
  { words, meaning }: Pick<Artefact, 'words' | 'meaning'>,
  window: string,
  vector: Float32Array,
): Reading {
  const ofWords = wordLogits(words, wordsOf(window))
  const [may = 0, ...not] = ofWords
  const most = Math.max(...not)
  const sum = most + Math.log(not.reduce((whole, one) => whole + Math.exp(one - most), 0))
  return { words: sum - may, meaning: meaningOf(meaning, vector)[0]!, ofWords }
}

const letters = /\p{L}/gu
/** Common words of English, which others have none of. */
const englishWords = /\b(?:the|you|your|that|is|it|and|to|of|with|i'm|what|can|are|this|not|have|for)\b/gi

export const isEnglish = (text: string): boolean =>
  (text.match(englishWords)?.length ?? 0) / Math.max(1, text.split(/\s+/).length) > 0.12 ||
  (text.match(letters)?.length ?? 0) === 0

/** What a window breaks, as far as it was learned; null where it may be shown. */
export function breachOf(
  { english, elsewhere, breaches }: Pick<Artefact, 'english' | 'elsewhere' | 'breaches'>,
  reading: Reading,
  isInEnglish: boolean,
): Breach | null {
  const { words, meaning, bias } = isInEnglish ? english : elsewhere
  if (words * reading.words + meaning * reading.meaning + bias <= 0) return null
  const not = [...reading.ofWords].slice(1)
  return breaches[not.indexOf(Math.max(...not))] ?? null
}
