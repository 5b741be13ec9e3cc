import type { Context, Next } from 'koa'
import { Refused } from '#api/middleware/errors.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Other sites may not act in a person's name. Browsers say where a request comes from (Sec-Fetch-Site); for those
 * that do not, the Origin must be ours. Bodies must be JSON, which no foreign form can send.
 */
export const sameOrigin = (publicUrl: URL) => async (ctx: Context, next: Next) => {
  if (!reading.has(ctx.method)) {
    const site = ctx.get('Sec-Fetch-Site')
    const origin = ctx.get('Origin')
    const isOurs = site
      ? site === 'same-origin' || site === 'none'
      : !origin || origin === publicUrl.origin || origin === `${ctx.protocol}://${ctx.host}`
    if (!isOurs) throw new Refused('origin-foreign')
    if (ctx.request.length && !ctx.is('application/json')) throw new Refused('input-invalid')
  }
  await next()
}
