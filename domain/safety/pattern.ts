/**
 * A small language for phrases, read word by word:
 *
 *   kill|end myself      one of several words, then a word
 *   (end it|give up)     one of several phrases
 *   all?  (of it)?       may be missing
 *   @want-to             a family of phrases, from the families given
 *   _  __  ___           a gap of at most 1, 3 or 6 words
 *   #   ##               a number, in digits or in letters; one of eight or more
 *   ^  $                 where the clause begins, where it ends
 */
export type Families = Readonly<Record<string, readonly string[]>>

/** Returns the position behind the phrase, or -1. A word that is '' is claimed: nothing matches it. */
export type Match = (words: readonly string[], at: number) => number
type Words = ReadonlySet<string>
type Step = (words: readonly string[], at: number, next: (at: number) => number) => number
/** `needs`: words of which every match holds at least one; null when there are none such. */
type Piece = { step: Step; first: Words; needs: Words | null; mayBeEmpty: boolean }

const gaps: Record<string, number> = { _: 1, __: 3, ___: 6 }
const anyWord = '*'
const aNumber = '#'
const small = new Set('two three four five six seven'.split(' '))
const large = new Set(
  'eight nine ten eleven twelve fifteen sixteen twenty thirty forty fifty sixty seventy eighty ninety hundred dozen dozens'.split(
    ' ',
  ),
)
const isLarge = (word: string): boolean =>
  large.has(word) || (/^\d+/.test(word) && Number.parseInt(word, 10) >= 8)
export const isNumber = (word: string): boolean => /^\d/.test(word) || small.has(word) || large.has(word)

const wordPiece = (choices: string[]): Piece => {
  const wanted = new Set(choices)
  return {
    step: (words, at, next) => (at < words.length && wanted.has(words[at]!) ? next(at + 1) : -1),
    first: wanted,
    needs: wanted,
    mayBeEmpty: false,
  }
}

const numberPiece = (fits: (word: string) => boolean): Piece => ({
  step: (words, at, next) => (at < words.length && fits(words[at]!) ? next(at + 1) : -1),
  first: new Set([aNumber]),
  needs: new Set([aNumber]),
  mayBeEmpty: false,
})

const gapPiece = (most: number): Piece => ({
  step: (words, at, next) => {
    for (let used = 0; used <= most; used++) {
      const end = next(at + used)
      if (end >= 0) return end
      if (at + used >= words.length || words[at + used] === '') return -1
    }
    return -1
  },
  first: new Set([anyWord]),
  needs: null,
  mayBeEmpty: true,
})

const anchor = (holds: (words: readonly string[], at: number) => boolean): Piece => ({
  step: (words, at, next) => (holds(words, at) ? next(at) : -1),
  first: new Set(),
  needs: null,
  mayBeEmpty: true,
})

const common = new Set(
  `i to my the a an is am are and it of me not do have he she they that this in on for be will was going want you can with
   so all him her at if just been up out or would get got no no-one has had his know how what when them from about`.split(
    /\s+/,
  ),
)
const cost = (words: Words): number => [...words].reduce((sum, word) => sum + (common.has(word) ? 40 : 1), 0)
const rarer = (a: Words | null, b: Words | null): Words | null => (!a ? b : !b || cost(a) <= cost(b) ? a : b)

const sequence = (pieces: Piece[]): Piece => {
  const needs = pieces.map((piece) => piece.needs).reduce(rarer, null)
  const first = new Set<string>()
  let mayBeEmpty = true
  for (const piece of pieces) {
    if (mayBeEmpty) for (const word of piece.first) first.add(word)
    mayBeEmpty &&= piece.mayBeEmpty
  }
  const run = (index: number, words: readonly string[], at: number, next: (at: number) => number): number =>
    index === pieces.length
      ? next(at)
      : pieces[index]!.step(words, at, (behind) => run(index + 1, words, behind, next))
  return { step: (words, at, next) => run(0, words, at, next), first, needs, mayBeEmpty }
}

const choice = (options: Piece[]): Piece => ({
  step: (words, at, next) => {
    for (const option of options) {
      const end = option.step(words, at, next)
      if (end >= 0) return end
    }
    return -1
  },
  first: new Set(options.flatMap((option) => [...option.first])),
  needs: options.every((option) => option.needs)
    ? new Set(options.flatMap((option) => [...(option.needs ?? [])]))
    : null,
  mayBeEmpty: options.some((option) => option.mayBeEmpty),
})

const optional = (piece: Piece): Piece => choice([piece, sequence([])])

/** Splits at `mark` outside brackets. */
function split(source: string, mark: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of source) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.filter((part) => part !== '')
}

const known = new WeakMap<Families, Map<string, Piece>>()

function family(name: string, families: Families): Piece {
  const pieces = known.get(families) ?? new Map<string, Piece>()
  known.set(families, pieces)
  const made = pieces.get(name)
  if (made) return made
  const phrases = families[name]
  if (!phrases) throw new Error(`No family @${name}`)
  const piece = choice(phrases.map((phrase) => read(phrase, families)))
  pieces.set(name, piece)
  return piece
}

function readElement(source: string, families: Families): Piece {
  if (source in gaps) return gapPiece(gaps[source]!)
  if (source === '#') return numberPiece(isNumber)
  if (source === '##') return numberPiece(isLarge)
  if (source === '^') return anchor((_, at) => at === 0)
  if (source === '$') return anchor((words, at) => at === words.length)
  if (source.endsWith('?')) return optional(readElement(source.slice(0, -1), families))
  const options = split(source, '|')
  if (options.length > 1) {
    if (options.every((option) => /^[a-z0-9'-]+$/.test(option))) return wordPiece(options)
    return choice(options.map((option) => readElement(option, families)))
  }
  if (source.startsWith('(') && source.endsWith(')'))
    return choice(split(source.slice(1, -1), '|').map((option) => read(option, families)))
  if (source.startsWith('@')) return family(source.slice(1), families)
  if (!/^[a-z0-9'-]+$/.test(source)) throw new Error(`Cannot read "${source}" in a phrase`)
  return wordPiece([source])
}

const read = (source: string, families: Families): Piece =>
  sequence(split(source.trim().replace(/\s+/g, ' '), ' ').map((element) => readElement(element, families)))

export type Phrase = {
  match: Match
  /** The words it can begin with: `*` for any, `#` for a number. */
  first: Words
  /** Words of which it cannot do without all: a clause that has none of them need not be read for it. */
  needs: Words
}

export function compile(source: string, families: Families): Phrase {
  const piece = read(source, families)
  if (piece.mayBeEmpty || !piece.needs) throw new Error(`"${source}" matches nothing at all`)
  return { match: (words, at) => piece.step(words, at, (end) => end), first: piece.first, needs: piece.needs }
}
