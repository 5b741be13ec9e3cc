import { writeFile } from 'node:fs/promises'
import { breachesIn } from '#domain/safety/replies/breaches-in.ts'
import { stopsAlone } from '#domain/safety/replies/breaches.ts'
import { fitWords } from '#infra/bench/guide/fit-words.ts'
import { fitLinear } from '#infra/bench/replies/fit-linear.ts'
import { learnedBreaches, type Line, readLines } from '#infra/bench/replies/lines.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import { openEncoders } from '#infra/encoder/open-encoders.ts'
import {
  artefactFile,
  isEnglish,
  meaningWidth,
  type PackedArtefact,
  type Reading,
  readingOf,
  weigh,
} from '#infra/reply-screening/artefact.ts'
import { windowsOf } from '#infra/reply-screening/windows.ts'
import { packWordHead, type WordHead } from '#infra/understanding/word-head.ts'

// Makes the learned check of a model's replies, of the built part of its corpus; the same every time.
// Prints how well it does by hands that were left out.
type Read = Line & { readings: Reading[]; isByPatterns: boolean; isInEnglish: boolean }
type Learned = { words: WordHead; meaning: Float32Array }

/** So many good replies pass, with the patterns. */
const passing = 0.975
const places = 2 ** 17
const steps = 127
const cost = 2
const parts = 4
const rounds = 2

const lines = await readLines('built')
await using encoders = openEncoders({ most: 1 })
const read: Read[] = []
for (const line of lines) read.push(await readOf(line))

async function readOf(line: Line): Promise<Read> {
  const windows = windowsOf(line.reply)
  const inEnglish = windows.filter(isEnglish)
  const [ofAsked, ...vectors] = inEnglish.length > 0 ? await encoders.encode([line.asked, ...inEnglish]) : []
  const said = new Map(inEnglish.map((window, at) => [window, vectors[at]!]))
  return {
    ...line,
    readings: windows.map((window) => {
      const vector = said.get(window)
      return readingOf(
        { text: window, asked: line.asked, broken: breachesIn(window) },
        vector && ofAsked ? [vector, ofAsked] : null,
      )
    }),
    isByPatterns: breachesIn(line.reply).some((breach) => stopsAlone.has(breach)),
    isInEnglish: isEnglish(line.reply),
  }
}

/** Of a bad reply only its worst window is surely bad: which one that is, is learned first. */
function learn(some: Read[]): Learned {
  let learned = fit(some, ({ readings }) => readings)
  for (let round = 1; round < rounds; round++) {
    const before = learned
    learned = fit(some, (line) => (line.category === null ? line.readings : [worstOf(before, line)]))
  }
  return learned
}

function fit(some: Read[], taught: (line: Read) => Reading[]): Learned {
  const examples = some.flatMap((line) => taught(line).map((reading) => ({ line, reading })))
  const bad = examples.filter(({ line }) => line.category !== null).length
  const { sparse, dense, bias } = fitLinear(
    examples.map(({ line: { category }, reading: { features, meaning } }) => ({
      features,
      dense: meaning,
      isBad: category !== null,
      // Both sides weigh the same.
      cost: (cost * examples.length) / (2 * (category === null ? examples.length - bad : bad)),
    })),
    places,
    meaningWidth,
  )
  const largest = sparse.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const step = largest / steps
  const weights = Int8Array.from(sparse, (weight) => Math.round(weight / step))
  return {
    words: { outputs: 1, places, step, biases: [Number(bias.toFixed(4))], weights },
    meaning: dense,
  }
}

function worstOf(learned: Learned, { readings }: Read): Reading {
  const weights = readings.map((reading) => weigh(learned, reading))
  return readings[weights.indexOf(Math.max(...weights))]!
}

/** The guide's own words are good ones beside theirs, and always learned from. */
const hands = [...new Set(read.filter(({ category }) => category !== null).map(({ hand }) => hand))]
type Weighed = { line: Read; weight: number }
const apart: Weighed[] = Array.from({ length: parts }, (_, part) => {
  const left = new Set(hands.filter((_hand, at) => at % parts === part))
  const learned = learn(read.filter(({ hand }) => !left.has(hand)))
  return read
    .filter(({ hand }) => left.has(hand))
    .map((line) => ({ line, weight: weigh(learned, worstOf(learned, line)) }))
}).flat()

/** Where so many good replies pass. What a pattern stops never does. Twins are learned from: no model says so many of them. */
function limitOf(some: Weighed[]): number {
  const good = some
    .filter(({ line }) => line.category === null && !line.twin)
    .map(({ line, weight }) => (line.isByPatterns ? Infinity : weight))
    .toSorted((one, other) => one - other)
  return Number(good[Math.ceil(passing * good.length) - 1]!.toFixed(4))
}
const limits = {
  english: limitOf(apart.filter(({ line }) => line.isInEnglish)),
  elsewhere: limitOf(apart.filter(({ line }) => !line.isInEnglish)),
}

const percent = (part: number, of: number): string =>
  `${((100 * part) / Math.max(1, of)).toFixed(1)} % of ${of}`
console.log(limits)
console.log(`${hands.length} hands, each left out once, with the patterns:`)
const bad = apart.filter(({ line }) => line.category !== null)
print('all', apart)
for (const [language, some] of Map.groupBy(apart, ({ line }) => line.language)) print(language, some)
for (const [hand, some] of Map.groupBy(apart, ({ line }) => line.hand)) print(hand, some)
for (const [breach, some] of Map.groupBy(bad, ({ line }) => line.category)) print(breach!, some)

function print(name: string, some: Weighed[]): void {
  const isHeld = ({ line, weight }: Weighed) =>
    line.isByPatterns || weight > (line.isInEnglish ? limits.english : limits.elsewhere)
  const wrong = some.filter(({ line }) => line.category !== null)
  const good = some.filter(({ line }) => line.category === null)
  console.log(
    `  ${name.padEnd(26)} held back ${percent(wrong.filter(isHeld).length, wrong.length)} (patterns by themselves ${percent(wrong.filter(({ line }) => line.isByPatterns).length, wrong.length)}), good ones unchanged ${percent(good.filter((one) => !isHeld(one)).length, good.length)}`,
  )
}

const whole = learn(read)
const names = fitWords(
  read
    .filter(({ category }) => category !== null)
    .map((line) => ({
      features: worstOf(whole, line).features,
      output: learnedBreaches.indexOf(line.category!),
    })),
  learnedBreaches.length,
)
const corpus = digestOf(lines)
const made: PackedArtefact = {
  version: corpus.slice(0, 8),
  corpus,
  breaches: learnedBreaches,
  words: packWordHead(whole.words),
  meaning: new Uint8Array(Float16Array.from(whole.meaning).buffer).toBase64(),
  names: packWordHead(names),
  limits,
}
await writeFile(artefactFile, `${JSON.stringify(made, null, 2)}\n`)
