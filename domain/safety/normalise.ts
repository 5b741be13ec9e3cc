import { emoji, guarded, phrases, slipped, spellings } from '#domain/safety/spelling.ts'

const invisible = /\u00AD|[\u200B-\u200F]|[\u202A-\u202E]|[\u2060-\u2064]|\uFE0E|\uFE0F|\uFEFF/g
/** Signs that stand for a whole sentence: NFKC makes eighteen letters of one. */
const sentenceSigns = /[\uFDFA\uFDFB]/g
const pictures = /\p{Extended_Pictographic}/gu
const spacedOut = /(?<![\p{L}\d'])(?:[a-z][ .\-_*]{1,2}){3,}[a-z](?![\p{L}\d'])/gu
const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

const guardedWords = new Set(guarded)
const joined = new Set([
  ...guarded,
  'i',
  'to',
  'my',
  'me',
  'it',
  'all',
  'help',
  'am',
  'going',
  'gonna',
  'self',
])

const joinedByLastLetter = Map.groupBy(joined, (word) => word.at(-1)!)

/** Reads a run of letters as words that are worth finding, as few as may be, or gives it back whole. */
function takeApart(letters: string): string {
  // For each end in the run: how many words lead there, and the last of them.
  const counts: (number | undefined)[] = [0]
  const lasts: string[] = ['']
  for (let end = 1; end <= letters.length; end++)
    for (const word of joinedByLastLetter.get(letters[end - 1]!) ?? []) {
      const before = counts[end - word.length]
      if (before === undefined || !letters.endsWith(word, end)) continue
      if (before + 1 >= (counts[end] ?? Infinity)) continue
      counts[end] = before + 1
      lasts[end] = word
    }
  if (counts[letters.length] === undefined) return letters
  const words: string[] = []
  for (let end = letters.length; end > 0; end -= lasts[end]!.length) words.push(lasts[end]!)
  return words.toReversed().join(' ')
}

const withoutLookalikes = (word: string): string => word.replace(/[013457@$!|]/g, (sign) => lookalikes[sign]!)
const squeezed = (word: string, most: number): string =>
  word.replace(/(.)\1+/g, (run, letter: string) => letter.repeat(Math.min(run.length, most)))

/** True when one letter is missing, extra, different, or two neighbours are swapped. */
export function isOneSlipAway(word: string, from: string): boolean {
  if (word === from || Math.abs(word.length - from.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === from[start]) start++
  const rest = (text: string, skip: number): string => text.slice(start + skip)
  return (
    rest(word, 1) === rest(from, 1) ||
    rest(word, 1) === rest(from, 0) ||
    rest(word, 0) === rest(from, 1) ||
    (word[start] === from[start + 1] && word[start + 1] === from[start] && rest(word, 2) === rest(from, 2))
  )
}

/** No word that is known by itself is longer; a longer one need not be looked up, however often it is cut. */
const longestKnown = Math.max(...[...spellings.keys(), ...guarded].map(({ length }) => length))

function behindStars(word: string): string | undefined {
  const fits = (whole: string): boolean =>
    whole.length === word.length && [...whole].every((letter, i) => word[i] === '*' || word[i] === letter)
  return /[a-z]/.test(word) ? guarded.find(fits) : undefined
}

/** The word as it is known, also behind stars; undefined when it is not. */
function knownWord(word: string): string | undefined {
  if (word.length > longestKnown) return undefined
  const known = spellings.get(word)
  if (known !== undefined || guardedWords.has(word)) return known ?? word
  return word.includes('*') ? behindStars(word) : undefined
}

const isPossessive = (word: string): boolean => word.endsWith("'s") && /[a-z]/.test(word.at(-3) ?? '')

function plainWord(written: string): string {
  let word = written
  for (;;) {
    const known = knownWord(word)
    if (known !== undefined) return known
    if (!isPossessive(word)) break
    word = word.slice(0, -2)
  }
  if (/[a-z]/.test(word) && /[0-9@$!|]/.test(word)) {
    const read = withoutLookalikes(word.replace(/(?<!!)!+$/, ''))
    if (guardedWords.has(read) || spellings.has(read)) word = read
  }
  if (/(.)\1\1/.test(word) || (/(.)\1/.test(word) && !guardedWords.has(word))) {
    const short = [squeezed(word, 2), squeezed(word, 1)].find((w) => guardedWords.has(w) || spellings.has(w))
    if (short && (/(.)\1\1/.test(word) || guardedWords.has(short))) word = short
    else word = /(.)\1\1/.test(word) ? squeezed(word, 1) : word
  }
  if (word.length > 5) {
    const near = slipped.find((from) => from[0] === word[0] && isOneSlipAway(word, from))
    if (near) word = near
  }
  return spellings.get(word) ?? word
}

const startsWill =
  /^(?:am|are|is|was|were|be|been|being|feel|feeling|felt|fall|fell|get|getting|got|very|mentally|seriously|physically|terminally|chronically|critically|this|that|how|the|of|too|and|or|when|really|so|become|became|looks?|really|look|an|speak|with|severely|still|any|for)$/

/** "ill" is "i will" unless somebody is ill. */
const unlessUnwell = (word: string, before: string | undefined): string =>
  word === 'ill' && !(before && startsWill.test(before)) ? 'i will' : word

const partsOf = (word: string): string[] =>
  spellings.has(word) || !word.includes('-') ? [word] : word.split('-').filter((part) => part !== '')

/**
 * The text in plain words: lower case, straight apostrophes, contractions and chat spellings written out, hidden and
 * misspelt words restored. Punctuation, quotation marks and line ends stay, each between spaces.
 */
export function normalise(text: string): string {
  const letters = text
    .replace(sentenceSigns, ' ')
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[\u2018\u2019\u201B\u02BC\u0060\u00B4]/g, "'")
    .replace(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"')
    .replace(/[\u2026]/g, ' . ')
    .replace(/[\u2012-\u2015]/g, ' , ')
    .replace(pictures, (picture) => emoji.get(picture) ?? ' ')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(spacedOut, (run) => takeApart(run.replace(/[ .\-_*]/g, '')))
  const words: string[] = []
  for (const token of letters.match(/\n|[.?,;:"()]+|!+(?=\s|$)|[^\s.?,;:"()]+/g) ?? []) {
    if (/^[\n.?,;:"()!]/.test(token)) {
      words.push(token === '\n' ? '\n' : token[0]!)
      continue
    }
    const bare = token.replace(/^['*_~-]+(?=\p{L})|(?<!['_~-])['_~-]+$|(?<=\p{L})!+$/gu, '')
    if (bare === '' || bare === '-') words.push(',')
    else for (const part of partsOf(bare)) words.push(plainWord(unlessUnwell(part, words.at(-1))))
    if (token.endsWith('!')) words.push('!')
  }
  let plain = ` ${words.join(' ')} `
  for (const [from, to] of phrases)
    if (plain.includes(` ${from} `)) plain = plain.replaceAll(` ${from} `, ` ${to} `)
  return plain.replace(/ +/g, ' ').trim()
}
