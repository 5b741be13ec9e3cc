import type { Vocabulary } from '#infra/encoder/published-weights.ts'

/** Of a text, the numbers of the pieces of words that it is made of. */
export type SplitIntoPieces = (text: string) => number[]

type Node = { next: Map<string, Node>; piece?: number }

/** The first ones stand for what is no piece of a word. */
const reserved = 6
const space = '\u2581'
const unknown = 0

/** As the encoder was taught: of all ways to split a text the likeliest one, and signs that it does not know as one. */
export function piecesBy(vocabulary: Vocabulary): SplitIntoPieces {
  const root: Node = { next: new Map() }
  for (const [piece, [letters]] of vocabulary.entries()) if (piece >= reserved) nodeOf(letters).piece = piece

  function nodeOf(letters: string): Node {
    let node = root
    for (const letter of letters) {
      let next = node.next.get(letter)
      if (!next) node.next.set(letter, (next = { next: new Map() }))
      node = next
    }
    return node
  }

  /** The pieces that begin at `from`, the shortest first. */
  function* piecesAt(letters: readonly string[], from: number): Generator<[piece: number, end: number]> {
    let isKnown = false
    let node = root.next.get(letters[from]!)
    for (let end = from + 1; node; node = node.next.get(letters[end++]!)) {
      if (node.piece === undefined) continue
      isKnown = true
      yield [node.piece, end]
    }
    if (!isKnown) yield [unknown, from + 1]
  }

  return (text) => {
    const plain = text.normalize('NFKC')
    if (plain === '') return []
    const letters = [...`${space}${plain.replaceAll(' ', space)}`]
    const best = new Float64Array(letters.length + 1)
    const last = new Uint16Array(letters.length + 1)
    for (let from = 0; from < letters.length; from++)
      for (const [piece, end] of piecesAt(letters, from)) {
        const score = best[from]! + (vocabulary[piece]![1] ?? 0)
        if (best[end] !== 0 && score < best[end]!) continue
        best[end] = score
        last[end] = piece
      }
    return splitOf(last, vocabulary)
  }
}

function splitOf(last: Uint16Array, vocabulary: Vocabulary): number[] {
  const pieces: number[] = []
  let at = last.length - 1
  while (at > 0) {
    const piece = last[at]!
    if (piece !== unknown || pieces.at(-1) !== unknown) pieces.push(piece)
    at -= vocabulary[piece]![0].length
  }
  return pieces.toReversed()
}
