import { readFile } from 'node:fs/promises'
import type { Breach } from '#domain/safety/replies/breaches.ts'
import { dimensions } from '#infra/encoder/encoder.ts'
import { replyFeatures, type Window } from '#infra/reply-screening/reply-features.ts'
import type { Features } from '#infra/screening/features.ts'
import {
  type PackedWordHead,
  unpackWordHead,
  type WordHead,
  wordLogits,
} from '#infra/understanding/word-head.ts'

/** What was learned of replies that must not be shown. Made by `npm run train:replies`, never written by hand. */
export type Artefact = {
  version: string
  breaches: readonly Breach[]
  /** One output: above `limits`, it is held back. */
  words: WordHead
  /** Of what the encoder says of a window, and of that beside what was asked. It knows English only. */
  meaning: Float32Array
  /** Outputs: the breaches, for what is held back. */
  names: WordHead
  limits: { english: number; elsewhere: number }
}
export type PackedArtefact = Omit<Artefact, 'words' | 'meaning' | 'names'> & {
  /** SHA-256 of the lines that it was made of: a test fails when they changed and it was not made again. */
  corpus: string
  words: PackedWordHead
  meaning: string
  names: PackedWordHead
}

export const artefactFile = new URL('artefact.json', import.meta.url)

export async function loadArtefact(): Promise<Artefact> {
  const packed = JSON.parse(await readFile(artefactFile, 'utf8')) as PackedArtefact
  const { corpus: _, words, meaning, names, ...rest } = packed
  return {
    ...rest,
    words: unpackWordHead(words),
    meaning: Float32Array.from(new Float16Array(Uint8Array.fromBase64(meaning).buffer)),
    names: unpackWordHead(names),
  }
}

/** A window of a reply beside what was asked. `meaning`: null where the encoder knows the language not. */
export type Reading = { features: Features; meaning: Float32Array | null; isInEnglish: boolean }

/** Both are small numbers, and their products smaller yet. */
const besideLoudness = 8

export function readingOf(
  window: Window,
  vectors: readonly [ofWindow: Float32Array, ofAsked: Float32Array] | null,
): Reading {
  const isInEnglish = isEnglish(window.text)
  return {
    features: replyFeatures(window, isInEnglish),
    meaning: isInEnglish && vectors ? meaningBeside(...vectors) : null,
    isInEnglish,
  }
}

export const meaningWidth = 2 * dimensions

function meaningBeside(ofWindow: Float32Array, ofAsked: Float32Array): Float32Array {
  const both = new Float32Array(meaningWidth)
  both.set(ofWindow)
  for (let at = 0; at < dimensions; at++)
    both[dimensions + at] = besideLoudness * ofWindow[at]! * ofAsked[at]!
  return both
}

const letters = /\p{L}/gu
/** Common words of English, which others have none of. */
const englishWords = /\b(?:the|you|your|that|is|it|and|to|of|with|i'm|what|can|are|this|not|have|for)\b/gi

export const isEnglish = (text: string): boolean =>
  (text.match(englishWords)?.length ?? 0) / Math.max(1, text.split(/\s+/).length) > 0.12 ||
  (text.match(letters)?.length ?? 0) === 0

/** The larger, the surer that it must not be shown. */
export function weigh(
  { words, meaning }: Pick<Artefact, 'words' | 'meaning'>,
  { features, meaning: said }: Reading,
): number {
  let sum = wordLogits(words, features)[0]!
  if (said) for (let at = 0; at < said.length; at++) sum += said[at]! * meaning[at]!
  return sum
}

/** What a window breaks, as far as it was learned; null where it may be shown. */
export function breachOf(artefact: Artefact, reading: Reading): Breach | null {
  const { english, elsewhere } = artefact.limits
  if (weigh(artefact, reading) <= (reading.isInEnglish ? english : elsewhere)) return null
  const likely = [...wordLogits(artefact.names, reading.features)]
  return artefact.breaches[likely.indexOf(Math.max(...likely))] ?? null
}
