import type { ReplyOf } from '#contract/endpoint.ts'
import type { importDaylio, importDocument } from '#contract/portability.ts'
import { CallError } from '#web/http/call.ts'
import * as words from '#web/your-data/words.en.ts'

export type Imported = ReplyOf<typeof importDocument>
export type Preview = ReplyOf<typeof importDaylio>

/** What came of an import, in a sentence or three. */
export function importedMessage({ added, known, leftOut }: Imported, what: 'event' | 'mood'): string {
  if (added === 0 && known === 0 && leftOut === 0) return words.nothingToTake
  if (added === 0 && leftOut === 0) return words.allHereAlready
  return [
    added === 0 ? words.nothingNewTaken : words.takenOver({ count: added, what }),
    added > 0 && known > 0 && words.hereAlready({ count: known, what }),
    leftOut > 0 && words.stayedOut({ count: leftOut, what }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The server says of a file what is wrong with it; of all else, that it did not work. */
export function importFault(error: unknown): string {
  if (error instanceof CallError && [400, 403, 408, 409, 413, 429].includes(error.status)) return error.body
  return words.importFailed
}
