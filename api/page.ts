import { globSync } from 'node:fs'
import { send } from '@koa/send'
import type { Context, Next } from 'koa'
import { askedCountry } from '#api/asked-country.ts'
import { createPagesWithHelp } from '#api/page-with-help.ts'
import type { Viewer } from '#api/viewer.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { registry } from '#domain/safety/help/registry.ts'

const yearMs = 365 * 86_400_000

type Options = {
  /** The built page. */
  folder: string
  /** Who writes the replies here: the first words of a page say so. */
  companion: string
  /** Null where that cannot be told: the page finds out itself. */
  viewerOf: (ctx: Context) => Promise<Viewer | null>
  /** Those of this server. */
  helpLines?: readonly HelpLine[]
  /** Whether browsers keep a page for when there is no network. */
  hasOfflinePage?: boolean
}

type SendWithHelp = ReturnType<typeof createPagesWithHelp>

/**
 * The built page: its files as they are, and an HTML for every other address, where the router takes over.
 * What the build has compressed is sent so; what a browser has already is not sent again.
 */
export function page(options: Options) {
  const { folder, helpLines = registry } = options
  const countries = new Set(helpLines.map(({ country }) => country))
  const sendWithHelp = createPagesWithHelp(folder, helpLines)

  return async (ctx: Context, next: Next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.startsWith('/api/')) return next()
    ctx.vary('Accept-Encoding')
    const isFile = /\.[a-z0-9]+$/i.test(ctx.path)
    if (ctx.path !== '/' && isFile) await sendFile(ctx, options)
    else await sendPage(ctx, options, countries, sendWithHelp)
    if (ctx.fresh) ctx.status = 304
  }
}

/** The pages that the server makes itself do not know what the build has called the font. */
const fontIn = (folder: string): string => `/${globSync('assets/*.woff2', { cwd: folder })[0] ?? ''}`

/** A browser that has a worker already asks for it again, and takes the one that ends it. */
const workerFile = '/sw.js'
const endOfWorker = '/sw-off.js'

function builtAs(path: string, { folder, hasOfflinePage = true }: Options): string {
  if (path === '/font.woff2') return fontIn(folder)
  return path === workerFile && !hasOfflinePage ? endOfWorker : path
}

async function sendFile(ctx: Context, options: Options): Promise<void> {
  // Built files carry the hash of their content in their name.
  const isHashed = ctx.path.startsWith('/assets/')
  const life = isHashed ? { maxAge: yearMs, immutable: true } : {}
  if (!isHashed) ctx.set('Cache-Control', 'no-cache')
  const path = builtAs(ctx.path, options)
  await send(ctx, path, { root: options.folder, ...life, setHeaders: setTag }).catch(ignoreMissing)
}

/** Where it is known who asks, the page need not ask, and begins with the words that are the same for everybody. */
function pagesFor(path: string, companion: string, viewer: Viewer | null): string[] {
  // The one page that a browser keeps: the same for everybody.
  if (path === '/offline') return ['offline.html']
  const name = path === '/' ? 'first' : path.slice(1)
  const folder = `words/${companion}/${viewer}`
  const ofPath = /^[a-z]+$/.test(name) ? [`${folder}/${name}.html`] : []
  return [...(viewer ? [...ofPath, `${folder}/other.html`] : []), 'index.html']
}

async function sendPage(
  ctx: Context,
  { folder, companion, viewerOf }: Options,
  countries: Set<string>,
  sendWithHelp: SendWithHelp,
): Promise<void> {
  ctx.vary('Cookie, Accept-Language')
  const setHeaders: SetHeaders = (res, path, stats) => {
    setTag(res, path, stats)
    setPageHeaders(ctx)
  }
  const country = askedCountry(ctx)
  const hasLines = country !== null && countries.has(country)
  for (const file of pagesFor(ctx.path, companion, await viewerOf(ctx)))
    if (hasLines) {
      if (await sendWithHelp(ctx, file, country)) return setPageHeaders(ctx)
    } else if (await send(ctx, file, { root: folder, setHeaders }).catch(ignoreMissing)) return
}

function setPageHeaders(ctx: Context): void {
  ctx.set('Cache-Control', 'no-cache')
  // Signing in and out lead back to the page that the person was on.
  ctx.set('Referrer-Policy', 'same-origin')
}

type SetHeaders = NonNullable<NonNullable<Parameters<typeof send>[2]>['setHeaders']>

const setTag: SetHeaders = (res, _, { size, mtimeMs }) =>
  void res.setHeader('ETag', `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`)

/** What is not there, and a path that leads out of the folder or is none (400, 403), are the same to whoever asks. */
function ignoreMissing(error: unknown): void {
  const { status = 500 } = error as { status?: number }
  if (status >= 500) throw error
}
