import { APIConnectionTimeoutError, APIError } from 'openai'

type Fault = 'timed-out' | 'unreachable' | 'refused' | 'broken'

/**
 * The model server could not answer. Carries no text of the request or the answer:
 * servers echo what they were sent, and errors end up in logs.
 */
export class ModelError extends Error {
  readonly fault: Fault
  readonly status: number | null
  readonly retryAfterSeconds: number | null

  constructor(
    fault: Fault,
    {
      status = null,
      retryAfterSeconds = null,
    }: { status?: number | null; retryAfterSeconds?: number | null } = {},
  ) {
    const again = retryAfterSeconds === null ? '' : `; it asks to wait ${retryAfterSeconds} seconds`
    super(`The model server ${status === null ? words[fault] : `answered ${status}`}${again}`)
    this.name = 'ModelError'
    this.fault = fault
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** Whether the same request may be answered within `ms`: a wrong key or a prompt that is refused stays so. */
  mayPassWithin(ms: number): boolean {
    if (this.fault === 'timed-out' || (this.retryAfterSeconds ?? 0) * 1_000 > ms) return false
    return this.status === null || this.status === 408 || this.status === 429 || this.status >= 500
  }
}

const words: Record<Fault, string> = {
  'timed-out': 'did not answer in time',
  unreachable: 'could not be reached',
  refused: 'refused',
  broken: 'sent an answer that could not be read',
}

/** Seconds from now, from a number of seconds or a date; null when absent, unreadable or past an hour. */
export function retryAfterSeconds(header: string | null | undefined, now: number): number | null {
  if (!header) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1_000)
  return seconds >= 0 && seconds <= 3_600 ? seconds : null
}

/** What went wrong, without what was said. */
export function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof APIConnectionTimeoutError) return new ModelError('timed-out')
  if (error instanceof SyntaxError) return new ModelError('broken')
  if (error instanceof APIError && error.status !== undefined)
    return new ModelError('refused', {
      status: error.status,
      retryAfterSeconds: retryAfterSeconds(error.headers?.get('retry-after'), Date.now()),
    })
  // An error object inside a stream has no status of its own.
  if (error instanceof APIError && error.error !== undefined) return new ModelError('refused')
  return new ModelError('unreachable')
}
