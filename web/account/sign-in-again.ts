import { CallError } from '#web/http/call.ts'

/**
 * What is asked for needs a sign-in of the last minutes: leads there, and back to this page. False where a call failed
 * for another reason.
 */
export function signInAgain(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code !== 'sign-in-stale') return false
  const { pathname, search } = globalThis.location
  globalThis.location.assign(
    `/api/login?${new URLSearchParams({ again: '1', to: pathname + search }).toString()}`,
  )
  return true
}
