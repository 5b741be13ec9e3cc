import { asKind } from '#domain/safety/learned/word-kinds.ts'

/** A table of this many places; features that fall on the same place share a weight. */
export const places = 2 ** 17

const widest = 4
const shortest = 3
const longest = 5
/** A text of few features says less than a long one, and must not say it more loudly. */
const fewest = 20

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
/** The hash of a word; the few thousand that people use are kept. */
function wordHash(word: string): number {
  const kept = known.get(word)
  if (kept !== undefined) return kept
  const hash = hashOf(word)
  if (known.size < 5_000) known.set(word, hash)
  return hash
}

const block = (found: Set<number>): Features[number] => ({
  of: Uint32Array.from(found),
  loudness: 1 / Math.sqrt(Math.max(fewest, found.size)),
})

/** Runs of one to three words, the same with kinds for words, and pairs of words up to four apart. */
function wordPlaces(words: string[], note?: Note): Set<number> {
  const found = new Set<number>()
  const add = (seed: number, ...run: string[]): void => {
    const at = place(run.reduce((hash, word) => stir(hash, wordHash(word)), seed))
    found.add(at)
    note?.(at, run.join(' '))
  }
  const kinds = words.map(asKind)
  words.forEach((word, at) => {
    add(1, word)
    for (let ahead = 1; ahead <= widest && at + ahead < words.length; ahead++) {
      if (ahead > 1) add(100 + ahead, kinds[at]!, '…', kinds[at + ahead]!)
      if (ahead > 2) continue
      add(1, ...words.slice(at, at + ahead + 1))
      const run = kinds.slice(at, at + ahead + 1)
      if (run.some((kind) => kind.startsWith('<'))) add(2, ...run)
    }
  })
  return found
}

function letterPlaces(text: string, note?: Note): Set<number> {
  const found = new Set<number>()
  for (let from = 0; from < text.length; from++) {
    let hash = 3
    for (let length = 1; length <= longest && from + length <= text.length; length++) {
      hash = stir(hash, text.charCodeAt(from + length - 1))
      if (length < shortest) continue
      const at = place(stir(hash, length))
      found.add(at)
      note?.(at, `"${text.slice(from, from + length)}"`)
    }
  }
  return found
}

/** Of a text in plain words (`normalise`), without its punctuation. */
export function featuresOf(words: string[], note?: Note): Features {
  const letters = ` ${words.filter((word) => word !== '?').join(' ')} `
  return [block(wordPlaces(['^', ...words, '$'], note)), block(letterPlaces(letters, note))]
}
