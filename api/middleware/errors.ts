import type { Context, Next } from 'koa'
import { InvalidInput } from '#api/middleware/invalid-input.ts'
import { noteSecurity, type SecurityLog } from '#api/middleware/security-log.ts'
import { type ErrorCode, errorAnswers } from '#contract/errors.ts'
import { Rejection } from '#domain/rejection.ts'
import { describeFault } from '#infra/fault.ts'
import { EventIdConflict, SubjectClosed, VersionConflict } from '#infra/store/event-store.ts'

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

/** postgres.js (CONNECT_TIMEOUT, CONNECTION_…) and Node's sockets. */
const isDisconnected = /^(?:CONNECT|ECONN|EPIPE)/
/**
 * SQLSTATEs that pass by themselves: PostgreSQL starts, stops or is full (53, 57P0x), gave up waiting (55P03, 57014), or
 * two transactions stood in each other's way (40).
 */
const isPassing = /^(?:40...|53...|55P03|57014|57P0.)$/

/** What a person can mend, or has only to wait for; anything else is a fault of ours. */
const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof Rejection || error instanceof Refused) return error.code
  if (error instanceof InvalidInput) return 'input-invalid'
  if (error instanceof SubjectClosed) return error.reason === 'claimed' ? 'person-claimed' : 'person-erased'
  if (error instanceof EventIdConflict) return 'id-taken'
  if (error instanceof VersionConflict) return 'busy'
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (isDisconnected.test(code) || isPassing.test(code))) return 'unavailable'
  return 'unexpected'
}

/** Turns what was thrown into one plain sentence; what the person cannot mend is logged, without their words. */
export const errors = (deps: SecurityLog) => async (ctx: Context, next: Next) => {
  try {
    await next()
    if (ctx.status === 404 && ctx.body === undefined) throw new Refused('route-unknown')
  } catch (error) {
    const code = codeOf(error)
    const { status, sentence } = errorAnswers[code]
    if (status >= 500)
      deps.log.error({ requestId: ctx.state['requestId'], fault: describeFault(error) }, 'request failed')
    noteSecurity(ctx, deps, code)
    ctx.status = status
    ctx.type = 'text/plain'
    ctx.set('Error-Code', code)
    ctx.set('Cache-Control', 'no-store')
    if (status === 503 || code === 'person-claimed') ctx.set('Retry-After', '2')
    if (error instanceof Refused && error.retryAfterSeconds !== null)
      ctx.set('Retry-After', String(error.retryAfterSeconds))
    ctx.body = error instanceof InvalidInput ? error.sentence : sentence
  }
}
