import type { Context, Next } from 'koa'
import type { Logger } from '#infra/logger.ts'

const note =
  'X-Forwarded-For names fewer addresses than TRUSTED_PROXIES: everybody may be counted as one network'

/**
 * Says once in the log when fewer proxies tell who asks than are trusted: one that replaces the header hides everybody
 * behind the one before it. More addresses say nothing: anybody may send some.
 */
export function countProxies(trustedProxies: number, log: Pick<Logger, 'warn'>) {
  let isNoted = false
  return async (ctx: Context, next: Next) => {
    if (!isNoted && ctx.ips.length < trustedProxies) {
      isNoted = true
      log.warn({ alarm: 'proxies', trusted: trustedProxies, named: ctx.ips.length }, note)
    }
    await next()
  }
}
