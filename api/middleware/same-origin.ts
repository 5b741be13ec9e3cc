import type { Context, Next } from 'koa'
import { Refused } from '#api/middleware/errors.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Other sites may not act in a person's name. Browsers say where a request comes from (Sec-Fetch-Site); for those
 * that do not, the Origin must be ours. Bodies must be JSON, which no foreign form can send; only the pages of
 * signing in, which work without scripts, have forms, and these must prove that they are ours.
 */
export const sameOrigin = (publicUrl: URL) => async (ctx: Context, next: Next) => {
  if (!reading.has(ctx.method)) {
    const site = ctx.get('Sec-Fetch-Site')
    const origin = ctx.get('Origin')
    const isForm = ctx.path.startsWith('/api/login/') && ctx.is('urlencoded') === 'urlencoded'
    // Never compared with the host of the request: a proxy passes on what a client claims.
    const isOurOrigin = origin === publicUrl.origin
    const isOurs = site
      ? site === 'same-origin' || (site === 'none' && !isForm)
      : isOurOrigin || (!origin && !isForm)
    if (!isOurs) throw new Refused('origin-foreign')
    const hasBody = Boolean(ctx.request.length) || ctx.get('Transfer-Encoding') !== ''
    if (hasBody && !isForm && !ctx.is('application/json')) throw new Refused('input-invalid')
  }
  await next()
}
