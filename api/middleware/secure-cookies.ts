import type { Context, Next } from 'koa'

/**
 * Whether cookies may be secure is decided by PUBLIC_URL. Koa would look at the connection, and fail after the work is
 * done where a proxy does not say that it speaks TLS.
 */
export const secureCookies = (publicUrl: URL) => (ctx: Context, next: Next) => {
  ctx.cookies.secure = publicUrl.protocol === 'https:'
  return next()
}
