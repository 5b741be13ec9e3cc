import type { Clause } from '#domain/safety/clauses.ts'
import { compiledLayers, type Entry, type Layer, type Signal } from '#domain/safety/lexicon.ts'
import { isNumber } from '#domain/safety/pattern.ts'

export type Signals = ReadonlySet<Signal>

const none: Entry[] = []

function* entriesAt(layer: Layer, word: string): Iterable<Entry> {
  yield* layer.byFirstWord.get(word) ?? none
  if (isNumber(word)) yield* layer.byFirstWord.get('#') ?? none
  yield* layer.byFirstWord.get('*') ?? none
}

/** What one clause says. Words claimed by one layer are hidden from the next. */
export function signalsOf(
  { words }: Clause,
  onMatch?: (entry: Entry, from: number, to: number) => void,
): Signals {
  const found = new Set<Signal>()
  const left = [...words]
  for (const layer of compiledLayers)
    for (let at = 0; at < left.length; at++) {
      if (left[at] === '') continue
      for (const entry of entriesAt(layer, left[at]!)) {
        if (!layer.claims && found.has(entry.signal) && !onMatch) continue
        const end = entry.match(left, at)
        if (end <= at) continue
        found.add(entry.signal)
        onMatch?.(entry, at, end)
        if (layer.claims) {
          left.fill('', at, end)
          break
        }
      }
    }
  return found
}
