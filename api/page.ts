import { send } from '@koa/send'
import type { Context, Next } from 'koa'

const yearMs = 365 * 86_400_000

/** The built page: its files as they are, and index.html for every other address, where the router takes over. */
export const page = (folder: string) => async (ctx: Context, next: Next) => {
  if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.startsWith('/api/')) return next()
  const isFile = /\.[a-z0-9]+$/i.test(ctx.path)
  if (ctx.path !== '/' && isFile) {
    // Built files carry the hash of their content in their name.
    const isHashed = ctx.path.startsWith('/assets/')
    await send(ctx, ctx.path, { root: folder, maxAge: isHashed ? yearMs : 0, immutable: isHashed }).catch(
      ignoreMissing,
    )
    return
  }
  await send(ctx, 'index.html', {
    root: folder,
    setHeaders: (res) => {
      res.setHeader('Cache-Control', 'no-cache')
      // Signing in and out lead back to the page that the person was on.
      res.setHeader('Referrer-Policy', 'same-origin')
    },
  })
}

function ignoreMissing(error: unknown): void {
  if ((error as { status?: number }).status !== 404) throw error
}
