import type { Clause } from '#domain/safety/clauses.ts'
import { compiledLayers, type Entry, type Layer, type Signal } from '#domain/safety/lexicon.ts'
import { isNumber } from '#domain/safety/pattern.ts'

export type Signals = ReadonlySet<Signal>

function entriesFor({ byNeededWord }: Layer, words: readonly string[]): Set<Entry> {
  const entries = new Set<Entry>()
  for (const word of words) {
    for (const entry of byNeededWord.get(word) ?? []) entries.add(entry)
    if (isNumber(word)) for (const entry of byNeededWord.get('#') ?? []) entries.add(entry)
  }
  return entries
}

const canBegin = ({ phrase: { first } }: Entry, word: string): boolean =>
  first.has(word) || first.has('*') || (first.has('#') && isNumber(word))

/** What one clause says. Words claimed by one layer are hidden from the next. */
export function signalsOf(
  { words }: Clause,
  onMatch?: (entry: Entry, from: number, to: number) => void,
): Signals {
  const found = new Set<Signal>()
  const left = [...words]
  for (const layer of compiledLayers)
    for (const entry of entriesFor(layer, left)) {
      if (!layer.claims && !onMatch && found.has(entry.signal)) continue
      for (let at = 0; at < left.length; at++) {
        if (left[at] === '' || !canBegin(entry, left[at]!)) continue
        const end = entry.phrase.match(left, at)
        if (end <= at) continue
        found.add(entry.signal)
        onMatch?.(entry, at, end)
        if (!layer.claims) break
        left.fill('', at, end)
      }
    }
  return found
}
