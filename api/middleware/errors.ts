import type { Context, Next } from 'koa'
import { type ErrorCode, errorAnswers } from '#contract/errors.ts'
import { Rejection } from '#domain/rejection.ts'
import { describeFault } from '#infra/fault.ts'
import type { Logger } from '#infra/logger.ts'

type Issue = { path: PropertyKey[]; message: string }

/** What was sent does not fit the contract; the answer names the field. */
export class InvalidInput extends Error {
  readonly sentence: string

  constructor(issues: Issue[]) {
    super('invalid input')
    this.name = 'InvalidInput'
    this.sentence = issues
      .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
      .join('; ')
  }
}

/** Refused before a handler was asked. */
export class Refused extends Error {
  readonly code: ErrorCode

  readonly retryAfterSeconds: number | null

  constructor(code: ErrorCode, { retryAfterSeconds = null }: { retryAfterSeconds?: number | null } = {}) {
    super(code)
    this.name = 'Refused'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof Rejection || error instanceof Refused) return error.code
  if (error instanceof InvalidInput) return 'input-invalid'
  const { status, code } = error as { status?: number; code?: string }
  if (status === 413) return 'body-too-large'
  if (status === 400) return 'input-invalid'
  // postgres.js (CONNECT_TIMEOUT, CONNECTION_…), Node's sockets, and PostgreSQL while it starts or stops (57P0x).
  if (typeof code === 'string' && /^(CONNECT|ECONN|57P0|53300|TOO_SLOW)/.test(code)) return 'unavailable'
  return 'unexpected'
}

/** Turns what was thrown into one plain sentence; what the person cannot mend is logged, without their words. */
export const errors = (log: Logger) => async (ctx: Context, next: Next) => {
  try {
    await next()
    if (ctx.status === 404 && ctx.body === undefined) throw new Refused('route-unknown')
  } catch (error) {
    const code = codeOf(error)
    const { status, sentence } = errorAnswers[code]
    if (status >= 500)
      log.error({ requestId: ctx.state['requestId'], fault: describeFault(error) }, 'request failed')
    ctx.status = status
    ctx.type = 'text/plain'
    ctx.set('Error-Code', code)
    ctx.set('Cache-Control', 'no-store')
    if (code === 'unavailable') ctx.set('Retry-After', '2')
    if (error instanceof Refused && error.retryAfterSeconds !== null)
      ctx.set('Retry-After', String(error.retryAfterSeconds))
    ctx.body = error instanceof InvalidInput ? error.sentence : sentence
  }
}
