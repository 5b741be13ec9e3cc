import { fold } from '#domain/safety/floor/plain.ts'
import { concepts } from '#infra/reply-screening/concepts.ts'

type Table = { whole: Map<string, string>; begun: Map<string, string> }

const tableOf = (side: 0 | 1): Table => {
  const table: Table = { whole: new Map(), begun: new Map() }
  for (const [concept, sides] of Object.entries(concepts))
    for (const word of fold(sides[side]).split(' ')) {
      const [to, by] = word.endsWith('*') ? [table.begun, word.slice(0, -1)] : [table.whole, word]
      if (!to.has(by)) to.set(by, concept)
    }
  return table
}
const [english, elsewhere] = [tableOf(0), tableOf(1)]
const shortestBeginning = 3
const longestBeginning = 14

/** A word that stands for nothing, and where a sentence ends. */
export const other = '_'
export const ends: ReadonlySet<string> = new Set(['.', '!', '?'])

function conceptOf(word: string, { whole, begun }: Table): string | undefined {
  const known = whole.get(word)
  if (known) return known
  for (let length = Math.min(word.length, longestBeginning); length >= shortestBeginning; length--) {
    const concept = begun.get(word.slice(0, length))
    if (concept) return concept
  }
  return undefined
}

/** The concepts of a text in the order of its words. */
export function conceptsOf(text: string, isInEnglish: boolean): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+(?:'\p{L}+)?|[.!?]/gu) ?? []
  return words.flatMap((written) => {
    if (ends.has(written)) return [written]
    // "don't" is one word; what stands before the apostrophe of "l'arzt" or "can't" is another.
    const [first = '', ...rest] = written.split("'")
    if (isInEnglish) return written.endsWith("n't") ? ['not'] : one(first, written, english)
    return [first, ...rest].flatMap((word) => one(word, word, elsewhere))
  })
}

function one(word: string, written: string, table: Table): string[] {
  const concept = conceptOf(written, table) ?? conceptOf(word, table)
  if (concept) return [concept]
  if (/^\d/.test(word)) return ['number']
  return word.length >= shortestBeginning ? [other] : []
}
