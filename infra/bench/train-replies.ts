import { writeFile } from 'node:fs/promises'
import { breachesIn } from '#domain/safety/replies/breaches-in.ts'
import { fitWords } from '#infra/bench/guide/fit-words.ts'
import { learnedBreaches, type Line, readLines } from '#infra/bench/replies/lines.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import { fitMeaning } from '#infra/bench/safety/fit-meaning.ts'
import { openEncoders } from '#infra/encoder/open-encoders.ts'
import {
  type Artefact,
  artefactFile,
  type PackedArtefact,
  readWindow,
  type Reading,
  type Weights,
} from '#infra/reply-screening/artefact.ts'
import { windowsOf } from '#infra/reply-screening/windows.ts'
import type { Features } from '#infra/screening/features.ts'
import { packMeaningHead } from '#infra/screening/meaning-head.ts'
import { packWordHead, wordsOf } from '#infra/understanding/word-head.ts'

// Makes the learned check of a model's replies, of the built part of its corpus; the same every time.
// Prints how well it does by hands that were left out.
type Window = { text: string; vector: Float32Array; features: Features }
type Read = Line & { windows: Window[]; isByPatterns: boolean }
type Heads = Pick<Artefact, 'words' | 'meaning'>

/** So many good replies pass, with the patterns. */
const passing = 0.985
const rounds = 2

const lines = await readLines('built')
await using encoders = openEncoders(1)
const texts = lines.map(({ reply }) => windowsOf(reply))
const flat = texts.flat()
const vectors = (await encoders.encode(flat)).values()
const read: Read[] = lines.map((line, at) => ({
  ...line,
  windows: texts[at]!.map((text) => ({ text, vector: vectors.next().value!, features: wordsOf(text) })),
  isByPatterns: breachesIn(line.reply).length > 0,
}))

const outputOf = ({ category }: Line): number =>
  category === null ? 0 : 1 + learnedBreaches.indexOf(category)

/** Of a bad reply only its worst window is surely bad: which one that is, is learned first. */
function learn(some: Read[]): Heads {
  let heads = fit(some, ({ windows }) => windows)
  for (let round = 0; round < rounds; round++) {
    const before = heads
    heads = fit(some, (line) => (line.category === null ? line.windows : [worstOf(before, line)]))
  }
  return heads
}

function fit(some: Read[], taught: (line: Read) => Window[]): Heads {
  const examples = some.flatMap((line) => taught(line).map((window) => ({ line, window })))
  return {
    words: fitWords(
      examples.map(({ line, window }) => ({ features: window.features, output: outputOf(line) })),
      1 + learnedBreaches.length,
    ),
    meaning: fitMeaning(
      examples
        .filter(({ line }) => line.language === 'en')
        .map(({ line, window }) => ({
          vector: window.vector,
          wanted: [
            Number(line.category !== null),
            ...learnedBreaches.map((breach) => Number(breach === line.category)),
          ],
          weight: 1,
        })),
      1 + learnedBreaches.length,
    ),
  }
}

function worstOf(heads: Heads, { windows, language }: Read): Window {
  const scores = windows.map(({ text, vector }) => {
    const { words, meaning } = readWindow(heads, text, vector)
    return words + (language === 'en' ? meaning : 0)
  })
  return windows[scores.indexOf(Math.max(...scores))]!
}

type Heard = { line: Read; readings: Reading[] }
const hear = (heads: Heads, some: Read[]): Heard[] =>
  some.map((line) => ({
    line,
    readings: line.windows.map(({ text, vector }) => readWindow(heads, text, vector)),
  }))

/** The guide's own words are good ones beside theirs, and always learned from. */
const hands = [...new Set(read.filter(({ category }) => category !== null).map(({ hand }) => hand))]
const apart = hands.flatMap((hand) =>
  hear(
    learn(read.filter((line) => line.hand !== hand)),
    read.filter((line) => line.hand === hand),
  ),
)

const worst = ({ readings }: Heard, { words, meaning }: Omit<Weights, 'bias'>): number =>
  Math.max(...readings.map((one) => words * one.words + meaning * one.meaning))

/** The weights that catch most where so many good replies pass. */
function weigh(heard: Heard[], meanings: number[]): Weights & { caught: number } {
  const good = heard.filter(({ line }) => line.category === null)
  const bad = heard.filter(({ line }) => line.category !== null)
  const tried = meanings.map((meaning) => {
    const weights = { words: 1, meaning }
    const scores = good
      .map((one) => (one.line.isByPatterns ? Infinity : worst(one, weights)))
      .toSorted((one, other) => one - other)
    const from = scores[Math.ceil(passing * scores.length) - 1]!
    const caught = bad.filter((one) => one.line.isByPatterns || worst(one, weights) > from).length
    return { ...weights, bias: -from, caught: caught / bad.length }
  })
  return tried.toSorted((one, other) => other.caught - one.caught)[0]!
}

const english = weigh(
  apart.filter(({ line }) => line.language === 'en'),
  [0, 0.3, 0.5, 0.8, 1, 1.5, 2, 3],
)
const elsewhere = weigh(
  apart.filter(({ line }) => line.language !== 'en'),
  [0],
)
const percent = (part: number, of: number): string =>
  `${((100 * part) / Math.max(1, of)).toFixed(1)} % of ${of}`
console.log(english, elsewhere)
console.log(`${hands.length} hands, each left out once, with the patterns:`)
for (const [language, some] of Map.groupBy(apart, ({ line }) => line.language)) print(language, some)
for (const [breach, some] of Map.groupBy(apart, ({ line }) => line.category)) print(breach ?? 'good', some)

function print(name: string, some: Heard[]): void {
  const isHeld = (one: Heard) => {
    const weights = one.line.language === 'en' ? english : elsewhere
    return one.line.isByPatterns || worst(one, weights) + weights.bias > 0
  }
  const bad = some.filter(({ line }) => line.category !== null)
  const good = some.filter(({ line }) => line.category === null)
  console.log(
    `  ${name.padEnd(26)} held back ${percent(bad.filter(isHeld).length, bad.length)} (patterns alone ${percent(bad.filter(({ line }) => line.isByPatterns).length, bad.length)}), good ones unchanged ${percent(good.filter((one) => !isHeld(one)).length, good.length)}`,
  )
}

const { words, meaning } = learn(read)
const corpus = digestOf(lines)
const made: PackedArtefact = {
  version: corpus.slice(0, 8),
  corpus,
  breaches: learnedBreaches,
  words: packWordHead(words),
  meaning: packMeaningHead(meaning),
  english: rounded(english),
  elsewhere: rounded(elsewhere),
}
await writeFile(artefactFile, `${JSON.stringify(made, null, 2)}\n`)

function rounded({ words: byWords, meaning: byMeaning, bias }: Weights): Weights {
  return { words: byWords, meaning: byMeaning, bias: Number(bias.toFixed(4)) }
}
