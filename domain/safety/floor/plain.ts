import { emoji, guarded, joined, slipped, spellings } from '#domain/safety/floor/spellings.ts'

/** Plain words that stand together. `goesOn`: cut only because it is long, so a phrase may go on in the next. */
export type Sentence = { words: string[]; goesOn: boolean }

const longest = 40
const pieceLength = 4096

const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|\uFE0E|\uFE0F/g
/** Signs that stand for several letters or a whole sentence: NFKD makes up to eighteen of one. */
const sentenceSigns = /[\u00BC-\u00BE\u2150-\u215F\uFDFA\uFDFB]/g
/** Accents, Hebrew and Arabic vowel signs and the stretching of letters, the dot that Hindi is often typed without. */
const marks = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u0655\u0670\u093C]/g
const pairs = (table: string): Record<string, string> =>
  Object.fromEntries(table.split(' ').map((pair) => [pair[0], pair.slice(1)]))
const folded = pairs("łl ıi ßss øo æae œoe đd ىي ةه ٱا کك یي \u0901\u0902 ’' ‘' ʼ' `' ´'")
const foldable = new RegExp(`[${Object.keys(folded).join('')}]`, 'g')

/** Lower case, without accents, one sign for one letter. */
export const fold = (text: string): string =>
  text
    .replace(sentenceSigns, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(invisible, '')
    .replace(marks, '')
    .replace(foldable, (sign) => folded[sign]!)

const spacedOut = /(?<![\p{L}\d'])(?:[a-z][ .\-_*]{1,2}){3,}[a-z](?![\p{L}\d'])/gu
const pictures = /\p{Extended_Pictographic}/gu
const tokens = /(?:[\p{L}\p{M}\p{N}'@$*|]|!(?=[a-z]))+|[.!?\n;:।۔؟]/gu
const ends = /^[.!?\n;:।۔؟]$/

/** Reads a run of letters as words that are worth finding, as few as may be, or gives it back whole. */
function takeApart(letters: string): string {
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= Math.min(letters.length, 60); end++)
    for (const word of joined) {
      const before = best[end - word.length]
      if (before && before.length + 1 < (best[end]?.length ?? Infinity) && letters.endsWith(word, end))
        best[end] = [...before, word]
    }
  return best[letters.length]?.join(' ') ?? letters
}

/** True when one letter is missing, extra, different, or two neighbours are swapped. */
function isOneSlipAway(word: string, from: string): boolean {
  if (word[0] !== from[0] || Math.abs(word.length - from.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === from[start]) start++
  const [rest, fromRest] = [word.slice(start), from.slice(start)]
  return (
    rest.slice(1) === fromRest.slice(1) ||
    rest.slice(1) === fromRest ||
    rest === fromRest.slice(1) ||
    (rest[0] === fromRest[1] && rest[1] === fromRest[0] && rest.slice(2) === fromRest.slice(2))
  )
}

const signs = pairs('0o 1i 3e 4a 5s 7t @a $s !i |i')
const isBehindStars = (word: string, whole: string): boolean =>
  whole.length === word.length && [...whole].every((letter, at) => word[at] === '*' || word[at] === letter)

/** A word nobody knows, as the word that is meant by its signs, its stretched letters or its slip. */
function mend(word: string, isKnown: (word: string) => boolean): string {
  if (word.length < 3 || word.length > 24) return word
  if (/[a-z]/.test(word) && /[0-9@$!|*]/.test(word)) {
    if (word.includes('*'))
      return guarded.find((whole) => isBehindStars(word, whole)) ?? word.replaceAll('*', '')
    const read = word.replace(/[013457@$!|]/g, (sign) => signs[sign]!)
    if (guarded.includes(read)) return read
  }
  if (/(.)\1\1/u.test(word)) {
    const two = word.replace(/(.)\1+/gu, '$1$1')
    const one = word.replace(/(.)\1+/gu, '$1')
    return isKnown(two) ? two : one
  }
  return (word.length > 5 && slipped.find((from) => isOneSlipAway(word, from))) || word
}

/** The plain words that one written word stands for: contractions and chat spellings are written out. */
export function plainWords(written: string, isKnown: (word: string) => boolean = () => true): string[] {
  const word = written.replace(/^['*|@$]+|(?<!['*|@])['*|@]+$/g, '')
  if (word === '') return []
  const spelt = spellings.get(word)
  if (spelt) return spelt
  if (isKnown(word)) return [word]
  if (word.includes("'")) return word.replace(/'s$/, '').split("'").filter(Boolean)
  const mended = mend(word, isKnown)
  return spellings.get(mended) ?? [mended]
}

/** The text in pieces, cut between words where it can be. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    let to = Math.min(from + pieceLength, text.length)
    while (to < text.length && to > from + pieceLength / 2 && !/\s/.test(text[to]!)) to--
    yield text.slice(from, to)
    from = to
  }
}

/** The sentences of a text in plain words, one after the other. */
export function* sentencesOf(text: string, isKnown: (word: string) => boolean): Generator<Sentence> {
  let words: string[] = []
  for (const piece of piecesOf(text)) {
    const letters = fold(piece)
      .replace(pictures, (picture) => ` ${emoji.get(picture) ?? ''} `)
      .replace(spacedOut, (run) => takeApart(run.replace(/[ .\-_*]/g, '')))
    for (const token of letters.match(tokens) ?? []) {
      const isEnd = ends.test(token)
      if (!isEnd) words.push(...plainWords(token, isKnown))
      if (words.length === 0 || (!isEnd && words.length < longest)) continue
      yield { words, goesOn: !isEnd }
      words = []
    }
  }
  if (words.length > 0) yield { words, goesOn: false }
}
