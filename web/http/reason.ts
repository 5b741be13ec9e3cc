import { CallError } from '#web/http/call.ts'

/** What a person can be told about a failed call, null when there is nothing useful to tell. */
export function reasonOf(error: unknown): string | null {
  // With a code of the contract the whole body is a sentence for whoever reads it, unless it names a field.
  const isSentence = error instanceof CallError && error.code !== null && error.code !== 'input-invalid'
  return isSentence ? error.body : null
}
