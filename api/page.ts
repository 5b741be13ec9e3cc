import { send } from '@koa/send'
import type { Context, Next } from 'koa'

const yearMs = 365 * 86_400_000

/**
 * The built page: its files as they are, and an HTML for every other address, where the router takes over.
 * What the build has compressed is sent so; what a browser has already is not sent again.
 */
export const page = (folder: string, cookie: string) => async (ctx: Context, next: Next) => {
  if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.startsWith('/api/')) return next()
  ctx.vary('Accept-Encoding')
  const isFile = /\.[a-z0-9]+$/i.test(ctx.path)
  await (ctx.path !== '/' && isFile ? sendFile(ctx, folder) : sendPage(ctx, folder, cookie))
  if (ctx.fresh) ctx.status = 304
}

async function sendFile(ctx: Context, root: string): Promise<void> {
  // Built files carry the hash of their content in their name.
  const isHashed = ctx.path.startsWith('/assets/')
  const life = isHashed ? { maxAge: yearMs, immutable: true } : { maxAge: 0 }
  await send(ctx, ctx.path, { root, ...life, setHeaders: setTag }).catch(ignoreMissing)
}

/** Whoever brings no cookie is signed in nowhere: the page need not ask, and can begin with its words. */
function pageFor(path: string, isNewcomer: boolean): string {
  if (!isNewcomer) return 'index.html'
  return path === '/' ? 'newcomer/landing.html' : 'newcomer/waiting.html'
}

async function sendPage(ctx: Context, root: string, cookie: string): Promise<void> {
  ctx.vary('Cookie')
  await send(ctx, pageFor(ctx.path, ctx.cookies.get(cookie) === undefined), {
    root,
    setHeaders: (res, path, stats) => {
      setTag(res, path, stats)
      res.setHeader('Cache-Control', 'no-cache')
      // Signing in and out lead back to the page that the person was on.
      res.setHeader('Referrer-Policy', 'same-origin')
    },
  })
}

type SetHeaders = NonNullable<NonNullable<Parameters<typeof send>[2]>['setHeaders']>

const setTag: SetHeaders = (res, _, { size, mtimeMs }) =>
  void res.setHeader('ETag', `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`)

function ignoreMissing(error: unknown): void {
  if ((error as { status?: number }).status !== 404) throw error
}
