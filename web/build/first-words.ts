import type { Plugin } from 'vite'
import { type Rolldown, runnerImport } from 'vite'
import { withHelpOf } from '#domain/safety/help/help-in-html.ts'
import type { pathsFor, renderOffline, renderPage } from '#web/build/render-page.tsx'

/** Until the server knows more, a page names what holds everywhere. */
const withHelp = (page: string): string => withHelpOf(page, null, [])

const waiting = /<div id="root">.*?<\/div>/s
const mainScript = /<script type="module"(?: crossorigin)? src="([^"]+)"><\/script>/

const viewers = ['visitor', 'person'] as const
const companions = ['guide', 'model'] as const

type Bundle = Rolldown.OutputBundle
type Viewer = (typeof viewers)[number]

/** What the first view of a page is made of beside the main script. */
function partsOf(path: string, viewer: Viewer, bundle: Bundle): string[] {
  const page = path === '/' ? 'home' : path.slice(1)
  const wanted = [`${page}-page`, ...(viewer === 'person' ? ['for-persons'] : [])]
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const waiting =
    viewer === 'visitor' && path === '/' ? [] : chunks.filter(({ name }) => wanted.includes(name))
  const found = new Set<string>()
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (chunk.isEntry || found.has(chunk.fileName)) continue
    found.add(chunk.fileName)
    const { imports } = chunk
    waiting.push(...chunks.filter(({ fileName }) => imports.includes(fileName)))
  }
  return [...found].map((file) => `/${file}`)
}

type Renderer = {
  pathsFor: typeof pathsFor
  renderPage: typeof renderPage
  renderOffline: typeof renderOffline
}

async function openRenderer(root: string, plugins: Plugin[]): Promise<Renderer> {
  await import('#web/build/no-browser.ts')
  const { module } = await runnerImport<Renderer>('/build/render-page.tsx', {
    root,
    configFile: false,
    plugins,
    logLevel: 'error',
  })
  return module
}

/**
 * Pages that have their words in them before any script has come: `words/<companion>/<viewer>/<page>.html`, `first` for
 * the path `/`, `other` without words for any further path. The server knows who asks, so that the page begins without
 * asking. `offline` is the same for everybody. The words have the line for themselves, with their style and font; the
 * main script follows their first paint, and beside it the parts that the page begins with.
 */
export const firstWords = (ofLanguage: Plugin[]): Plugin => ({
  name: 'first-words',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => ({
      html: withHelp(html).replace(mainScript, '<meta name="main-script" content="$1" />'),
      tags: Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
    }),
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('index.html was not built')
      const html = String(page.source)
      if (!html.includes('main-script')) throw new Error('index.html has no main script')
      const wait = waiting.exec(html)?.[0].replace('<div id="root">', '').replace('</div>', '')
      if (wait === undefined) throw new Error('index.html has no #root')
      const root = this.environment.config.root
      const { pathsFor, renderPage, renderOffline } = await openRenderer(root, ofLanguage)
      const begun = (data: string, words: string, parts: string[] = []): string =>
        withHelp(
          html
            .replace(waiting, () => `<div id="root" ${data}>${words}</div>`)
            .replace('name="main-script"', `$& data-parts="${parts.join(' ')}"`),
        )
      const offline = begun('data-viewer="offline"', renderOffline())
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: offline })
      for (const companion of companions)
        for (const viewer of viewers) {
          const emit = (name: string, words: string, parts?: string[]): void => {
            const fileName = `words/${companion}/${viewer}/${name}.html`
            const source = begun(`data-viewer="${viewer}" data-companion="${companion}"`, words, parts)
            this.emitFile({ type: 'asset', fileName, source })
          }
          emit('other', wait)
          for (const path of new Set(['/', ...pathsFor(viewer)]))
            emit(
              path.slice(1) || 'first',
              renderPage(path, { viewer, companion }),
              partsOf(path, viewer, bundle),
            )
        }
    },
  },
})
