import { emoji, guarded, phrases, slipped, spellings } from '#domain/safety/spelling.ts'

const invisible = /\u00AD|[\u200B-\u200F]|[\u202A-\u202E]|[\u2060-\u2064]|\uFE0E|\uFE0F|\uFEFF/g
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

/** Reads a run of letters as words that are worth finding, or gives it back whole. */
function takeApart(letters: string): string {
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end++)
    for (const word of joined) {
      const before = best[end - word.length]
      if (before && letters.endsWith(word, end) && end >= word.length) {
        const found = [...before, word]
        if (!best[end] || found.length < (best[end]?.length ?? 0)) best[end] = found
      }
    }
  return best[letters.length]?.join(' ') ?? letters
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

function behindStars(word: string): string | undefined {
  const fits = (whole: string): boolean =>
    whole.length === word.length && [...whole].every((letter, i) => word[i] === '*' || word[i] === letter)
  return /[a-z]/.test(word) ? guarded.find(fits) : undefined
}

function plainWord(written: string): string {
  const known = spellings.get(written)
  if (known !== undefined || guardedWords.has(written)) return known ?? written
  if (written.includes('*')) {
    const hidden = behindStars(written)
    if (hidden) return hidden
  }
  if (/[a-z]'s$/.test(written)) return plainWord(written.slice(0, -2))
  let word = written
  if (/[a-z]/.test(word) && /[0-9@$!|]/.test(word)) {
    const read = withoutLookalikes(word.replace(/!+$/, ''))
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
    const bare = token.replace(/^['*_~-]+(?=\p{L})|['_~-]+$|(?<=\p{L})!+$/gu, '')
    if (bare === '' || bare === '-') words.push(',')
    else for (const part of partsOf(bare)) words.push(plainWord(unlessUnwell(part, words.at(-1))))
    if (token.endsWith('!')) words.push('!')
  }
  let plain = ` ${words.join(' ')} `
  for (const [from, to] of phrases)
    if (plain.includes(` ${from} `)) plain = plain.replaceAll(` ${from} `, ` ${to} `)
  return plain.replace(/ +/g, ' ').trim()
}
