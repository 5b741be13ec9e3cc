import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export type NumberedLine = { at: number; line: string }

/** The lines that say something, by the number that an editor shows. */
export async function* numberedLines(input: Readable): AsyncGenerator<NumberedLine> {
  let at = 0
  for await (const line of createInterface({ input })) {
    at++
    if (line.trim() !== '') yield { at, line }
  }
}
