import { JSONParser, TokenType } from '@streamparser/json'

/** What stands in a document, as far as it is opened elsewhere. */
export type Found = { name: 'format' | 'version' | 'firstName' | 'fact'; value: unknown }

/** The text is not whole, or no JSON, or deeper than any export. */
export class Damaged extends Error {}

const paths = ['$.format', '$.version', '$.account.firstName', '$.facts.*']
const deepest = 20

/** Finds values in a JSON text as its pieces come. Its memory is that of one of them; the rest is passed by. */
export async function* findInJson(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Found> {
  const found: Found[] = []
  let depth = 0
  let isDamaged = false
  const parser = new JSONParser({ paths, keepStack: false })
  parser.onValue = ({ value, key, stack }) => {
    found.push({ name: (stack[1]?.key === 'facts' ? 'fact' : key) as Found['name'], value })
  }
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth++
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth--
    isDamaged ||= depth > deepest
  }
  // What the parser says of a fault repeats what is in the file.
  parser.onError = () => {
    isDamaged = true
  }
  for await (const piece of pieces) {
    parser.write(piece)
    yield* found.splice(0)
    if (isDamaged) throw new Damaged()
  }
  if (!parser.isEnded) throw new Damaged()
}
