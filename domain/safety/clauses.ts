import { fillers } from '#domain/safety/spelling.ts'

/** A stretch of words that says one thing. `isQuoted`: it stands between quotation marks. */
export type Clause = { words: string[]; sentence: number; isQuoted: boolean }

/** A run without any punctuation is read in stretches that overlap, so that the time grows with its length alone. */
const longest = 40
const overlap = 12
const endsSentence = new Set(['.', '!', '?', ';', '\n'])
const endsClause = new Set([',', ':', '(', ')'])
const opensClause = new Set([
  'but',
  'however',
  'although',
  'though',
  'because',
  'while',
  'yet',
  'except',
  'until',
])
const subjects = new Set([
  'i',
  'he',
  'she',
  'they',
  'my',
  'we',
  'it',
  'then',
  'now',
  'you',
  'nobody',
  'everyone',
  'the',
  'there',
])
const joins = new Set(['and', 'so', 'then'])

/** Questions keep their mark as a last word, so that a phrase can ask for it. */
export function clausesOf(plain: string): Clause[] {
  const clauses: Clause[] = []
  let words: string[] = []
  let sentence = 0
  let isQuoted = false
  const close = (): void => {
    for (
      let start = 0;
      start === 0 ? words.length > 0 : start + overlap < words.length;
      start += longest - overlap
    )
      clauses.push({ words: words.slice(start, start + longest), sentence, isQuoted })
    words = []
  }
  const tokens = plain.split(' ')
  tokens.forEach((token, index) => {
    if (token === '"') {
      close()
      isQuoted = !isQuoted
      return
    }
    if (endsSentence.has(token)) {
      close()
      sentence++
      return
    }
    if (endsClause.has(token)) return close()
    const next = tokens[index + 1] ?? ''
    if (opensClause.has(token) || (joins.has(token) && subjects.has(next) && words.length > 1)) close()
    if (token !== '' && !fillers.has(token)) words.push(token)
  })
  close()
  return clauses
}
