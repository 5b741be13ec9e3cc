import type { ReplyOf } from '#contract/endpoint.ts'
import type { importDaylio, importDocument } from '#contract/portability.ts'
import { CallError } from '#web/http/call.ts'

export type Imported = ReplyOf<typeof importDocument>
export type Preview = ReplyOf<typeof importDaylio>

const events = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What came of an import, in a sentence or three. */
export function importedMessage({ added, known, leftOut }: Imported, noun: 'event' | 'mood'): string {
  const about = leftOut === 1 ? 'is about something' : 'are about things'
  const deleted = leftOut === 0 ? '' : ` ${events(leftOut, noun)} ${about} you deleted here, and stayed out.`
  if (added === 0 && known === 0 && leftOut === 0) return 'There was nothing to take over.'
  if (added === 0)
    return `Nothing new${leftOut === 0 ? ': it is all here already' : ' was taken over'}.${deleted}`
  const already = known === 0 ? '' : ` ${events(known, noun)} ${known === 1 ? 'was' : 'were'} here already.`
  return `${events(added, noun)} taken over.${already}${deleted}`
}

/** The server says of a file what is wrong with it; of all else, that it did not work. */
export function importFault(error: unknown): string {
  if (error instanceof CallError && [400, 403, 408, 409, 413, 429].includes(error.status))
    return error.message.slice(`${error.status}: `.length)
  return 'This file was not taken over, and nothing was changed. Please try again.'
}
