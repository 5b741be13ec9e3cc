import type { Context } from 'koa'
import { networksOf } from '#api/network.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Logger } from '#infra/logger.ts'
import type { Keyring } from '#infra/store/keys.ts'

/** Refusals that may be somebody trying what is not theirs. */
const suspicious = new Set<ErrorCode>([
  'origin-foreign',
  'rate-limited',
  'session-limited',
  'volume-spent',
  'sign-in-code-wrong',
  'sign-in-code-spent',
  'sign-in-elsewhere',
  'sign-in-refused',
  'sign-in-stale',
])

export type SecurityLog = { log: Logger; keyring: Pick<Keyring, 'digest'> }

/**
 * One line for whoever watches over the server. `from` is a keyed digest of the network: it tells that two lines have
 * one source, and not which.
 */
export function noteSecurity(ctx: Context, { log, keyring }: SecurityLog, code: ErrorCode): void {
  if (!suspicious.has(code)) return
  const from = keyring.digest('security log', networksOf(ctx.ip).network).toString('hex').slice(0, 12)
  const route = ctx.state['route'] ?? 'unknown'
  log.warn({ requestId: ctx.state['requestId'], security: code, route, from }, 'refused')
}
