import type { Context, Next } from 'koa'
import { isLoopback } from '#infra/config-values.ts'

/**
 * On a machine of one's own, `localhost` and `127.0.0.1` are the same place with different cookies: whoever comes by
 * the other name is led to the one that signing in comes back to, before anything is theirs.
 */
export const oneAddress = (publicUrl: URL) => async (ctx: Context, next: Next) => {
  const isOther = ctx.hostname !== publicUrl.hostname && isLoopback(ctx.hostname)
  const isSamePort = ctx.host === `${ctx.hostname}:${publicUrl.port}`
  const isPage = ctx.method === 'GET' && ctx.get('Accept').includes('text/html')
  if (!isOther || !isSamePort || !isPage || !isLoopback(publicUrl.hostname)) return next()
  const there = new URL(publicUrl)
  there.pathname = ctx.path
  there.search = ctx.search
  ctx.redirect(there.href)
}
