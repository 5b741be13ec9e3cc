import { errorAnswers } from '#contract/errors.ts'
import { CallError } from '#web/http/call.ts'

/** What a person can be told about a failed call, null when there is nothing useful to tell. */
export function reasonOf(error: unknown): string | null {
  if (!(error instanceof CallError)) return null
  const answer = Object.entries(errorAnswers).find(([code]) => code === error.code)
  return answer ? answer[1].sentence : null
}
