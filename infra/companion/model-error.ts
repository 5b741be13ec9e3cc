import { APIConnectionTimeoutError, APIError } from 'openai/core/error'
import type { StandInReason } from '#domain/chat/guide/stand-in.ts'

/** `spent`: this server asks no more of it today. `declined`: a filter of the provider, or the model itself, does not answer this. `cut-off`: it broke off on its way. */
type Fault = 'timed-out' | 'unreachable' | 'cut-off' | 'refused' | 'broken' | 'declined' | 'empty' | 'spent'

type Details = { status?: number | null; retryAfterSeconds?: number | null }

/**
 * The model server could not answer. Carries no text of the request or the answer:
 * servers echo what they were sent, and errors end up in logs.
 */
export class ModelError extends Error {
  readonly fault: Fault
  readonly status: number | null
  readonly retryAfterSeconds: number | null

  constructor(fault: Fault, { status = null, retryAfterSeconds = null }: Details = {}) {
    const again = retryAfterSeconds === null ? '' : `; it asks to wait ${retryAfterSeconds} seconds`
    const what = fault === 'refused' && status !== null ? `answered ${status}` : words[fault]
    super(`The model server ${what}${again}`)
    this.name = 'ModelError'
    this.fault = fault
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** Whether the same request may be answered within `ms`: a wrong key or a prompt that is refused stays so. */
  mayPassWithin(ms: number): boolean {
    if (this.fault === 'timed-out' || this.fault === 'declined' || this.fault === 'spent') return false
    if ((this.retryAfterSeconds ?? 0) * 1_000 > ms) return false
    return this.status === null || this.status === 408 || this.status === 429 || this.status >= 500
  }

  /** What the person is told of it. */
  get reason(): StandInReason {
    if (this.fault === 'refused') return reasonOf(this.status)
    if (this.fault === 'timed-out') return 'slow'
    const isTold = this.fault === 'declined' || this.fault === 'empty' || this.fault === 'spent'
    return isTold ? this.fault : 'away'
  }
}

function reasonOf(status: number | null): StandInReason {
  if (status === 429) return 'busy'
  if (status === 408) return 'slow'
  if (status === 400 || status === 413 || status === 422) return 'not-taken'
  return status !== null && status < 500 ? 'not-set-up' : 'away'
}

const words: Record<Fault, string> = {
  'timed-out': 'did not answer in time',
  unreachable: 'could not be reached',
  'cut-off': 'broke off',
  refused: 'refused',
  broken: 'sent an answer that could not be read',
  declined: 'did not let an answer through',
  empty: 'sent no words',
  spent: 'was not asked: the tokens of the day are spent',
}

/** Seconds from now, from a number of seconds or a date; null when absent, unreadable or past an hour. */
export function retryAfterSeconds(header: string | null | undefined, now: number): number | null {
  if (!header) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1_000)
  return seconds >= 0 && seconds <= 3_600 ? seconds : null
}

/** Gemini says it in the body only. */
function retryDelaySeconds(said: string): number | null {
  const [, seconds] = /"retryDelay":"(\d+)(?:\.\d+)?s"/.exec(said) ?? []
  return seconds === undefined ? null : Number(seconds)
}

/** How the filters of Azure, OpenAI, OpenRouter, Gemini and DeepSeek say that they refused the words themselves. */
const isFilter =
  /content_filter|ResponsibleAI|invalid_prompt|content_policy|PROHIBITED_CONTENT|Content Exists Risk|flagged/i

/** An account without money is answered with the status of a crowd, which does not pass by itself. */
const isUnpaid = /insufficient_quota|insufficient_balance|billing_hard_limit/i

function fromApi({ status: given, error, headers }: APIError): ModelError {
  // What the server says is looked at here and goes no further.
  const said = JSON.stringify(error ?? null)
  const { code }: { code?: unknown } = error ?? {}
  // In a stream the status stands in the error itself, if anywhere.
  const status = given ?? (typeof code === 'number' && code >= 400 && code < 600 ? code : null)
  if ((status === null || (status < 500 && status !== 429)) && isFilter.test(said))
    return new ModelError('declined', { status })
  if (status === 429 && isUnpaid.test(said)) return new ModelError('refused', { status: 402 })
  return new ModelError('refused', {
    status,
    retryAfterSeconds: retryAfterSeconds(headers?.get('retry-after'), Date.now()) ?? retryDelaySeconds(said),
  })
}

/** What went wrong, without what was said. */
export function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof APIConnectionTimeoutError) return new ModelError('timed-out')
  if (error instanceof SyntaxError) return new ModelError('broken')
  if (error instanceof APIError && (error.status !== undefined || error.error !== undefined))
    return fromApi(error)
  return new ModelError('unreachable')
}
