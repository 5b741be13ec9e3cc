import { asKind } from '#infra/screening/word-kinds.ts'

/** The largest table has this many places; features that fall on the same place share a weight. */
export const places = 2 ** 18

const widest = 3
const shortest = 3
const longest = 5
/** A text of few features says less than a long one, and must not say it more loudly. */
const fewest = 80

/** The places of a text's features, in two blocks of equal voice: words and letters. */
export type Features = { of: Uint32Array; loudness: number }[]
type Note = (place: number, feature: string) => void

const start = 2166136261
const stir = (hash: number, by: number): number => Math.imul(hash ^ by, 16777619)
function place(hash: number): number {
  let mixed = hash ^ (hash >>> 15)
  mixed = Math.imul(mixed, 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) % places
}
function hashOf(word: string): number {
  let hash = start
  for (let at = 0; at < word.length; at++) hash = stir(hash, word.charCodeAt(at))
  return hash
}

const known = new Map<string, number>()
// A longer one would keep the whole text alive that it was cut from.
const longestKept = 12
/** The hash of a word; the few thousand short ones that people use are kept. */
function wordHash(word: string): number {
  const kept = known.get(word)
  if (kept !== undefined) return kept
  const hash = hashOf(word)
  if (known.size < 5_000 && word.length <= longestKept) known.set(word, hash)
  return hash
}

/** Places, each once; a stamp of the round is quicker than a set that is made anew. */
const stamps = new Uint32Array(places)
let round = 0
function gatherer(note?: Note): {
  add: (at: number, feature: () => string) => void
  done: () => Features[number]
} {
  const found: number[] = []
  round = round === 2 ** 32 - 1 ? 1 : round + 1
  const mine = round
  return {
    add: (at, feature) => {
      note?.(at, feature())
      if (stamps[at] === mine) return
      stamps[at] = mine
      found.push(at)
    },
    done: () => ({
      of: Uint32Array.from(found),
      loudness: 1 / Math.sqrt(Math.max(fewest, found.length)),
    }),
  }
}

/** Runs of one to three words, the same with kinds for words, and pairs of words up to three apart. */
function wordBlock(words: string[], note?: Note): Features[number] {
  const { add, done } = gatherer(note)
  const kinds = words.map(asKind)
  const hashes = words.map(wordHash)
  const kindHashes = kinds.map(wordHash)
  const isKind = kinds.map((kind, at) => kind !== words[at])
  for (let at = 0; at < words.length; at++) {
    let run = stir(1, hashes[at]!)
    let kindRun = stir(2, kindHashes[at]!)
    let hasKind = isKind[at]!
    add(place(run), () => words[at]!)
    for (let ahead = 1; ahead <= widest && at + ahead < words.length; ahead++) {
      const to = at + ahead
      if (ahead > 1)
        add(
          place(stir(stir(100 + ahead, kindHashes[at]!), kindHashes[to]!)),
          () => `${kinds[at]} … ${kinds[to]}`,
        )
      if (ahead > 2) continue
      run = stir(run, hashes[to]!)
      kindRun = stir(kindRun, kindHashes[to]!)
      hasKind ||= isKind[to]!
      add(place(run), () => words.slice(at, to + 1).join(' '))
      if (hasKind) add(place(kindRun), () => kinds.slice(at, to + 1).join(' '))
    }
  }
  return done()
}

function letterBlock(written: string[], note?: Note): Features[number] {
  const { add, done } = gatherer(note)
  for (const word of written) {
    const text = ` ${word} `
    for (let from = 0; from < text.length; from++) {
      let hash = 3
      for (let length = 1; length <= longest && from + length <= text.length; length++) {
        hash = stir(hash, text.charCodeAt(from + length - 1))
        if (length >= shortest) add(place(stir(hash, length)), () => `"${text.slice(from, from + length)}"`)
      }
    }
  }
  return done()
}

/** Of the words and question marks of a text in plain words (`normalise`). */
export function featuresOf(words: string[], note?: Note): Features {
  return [wordBlock(['^', ...words, '$'], note), letterBlock(words, note)]
}

const askedRead = 40
const askedCrossed = 14
const answerCrossed = 8
const beforeRead = 120

/** Runs of one and two words, apart from those of the text itself. */
function runBlock(seed: number, words: string[], note?: Note): Features[number] {
  const { add, done } = gatherer(note)
  const hashes = words.map((word) => stir(seed, wordHash(word)))
  for (const [at, hash] of hashes.entries()) {
    add(place(hash), () => `${seed}: ${words[at]}`)
    if (at > 0) add(place(stir(hashes[at - 1]!, hash)), () => `${seed}: ${words[at - 1]} ${words[at]}`)
  }
  return done()
}

/** Each kind of word of the question with the first of the answer: a yes is what it says yes to. */
function answerBlock(asked: string[], words: string[], note?: Note): Features[number] {
  const { add, done } = gatherer(note)
  const of = [...new Set(asked.slice(-askedCrossed).map(asKind))]
  const said = ['^', ...words.slice(0, answerCrossed).map(asKind)]
  for (const question of of) {
    const start = stir(13, wordHash(question))
    for (const [at, word] of said.entries()) {
      const one = stir(start, wordHash(word))
      add(place(one), () => `${question} > ${word}`)
      const next = said[at + 1]
      if (at < 3 && next !== undefined)
        add(place(stir(one, wordHash(next))), () => `${question} > ${word} ${next}`)
    }
  }
  return done()
}

/** Of the talk in which a text stands: what was asked, the text as an answer to it, and what the person said before. */
export const featuresInTalk = (
  { asked, before, words }: { asked: string[]; before: string[]; words: string[] },
  note?: Note,
): Features => [
  runBlock(11, asked.slice(-askedRead), note),
  answerBlock(asked, words, note),
  runBlock(12, before.slice(-beforeRead), note),
]
