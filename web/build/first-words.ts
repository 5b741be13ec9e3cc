import type { Plugin } from 'vite'
import { runnerImport } from 'vite'
import type { renderLanding } from '#web/build/render-landing.tsx'

const waiting = /<div id="root">.*?<\/div>/s

/**
 * Pages for somebody whom the server does not know: `newcomer/landing.html` has its words in it before any script has
 * come, `newcomer/waiting.html` is any other page. Both say that there is nobody to ask for. The font is asked for early.
 */
export const firstWords = (): Plugin => ({
  name: 'first-words',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('index.html was not built')
      const { module } = await runnerImport<{ renderLanding: typeof renderLanding }>(
        '/build/render-landing.tsx',
        { root: this.environment.config.root, configFile: false, logLevel: 'error' },
      )
      const html = String(page.source)
      const withRoot = (words: string) =>
        html.replace(waiting, () => `<div id="root" data-newcomer>${words}</div>`)
      const wait = waiting.exec(html)?.[0].replace('<div id="root">', '').replace('</div>', '')
      if (wait === undefined) throw new Error('index.html has no #root')
      this.emitFile({
        type: 'asset',
        fileName: 'newcomer/landing.html',
        source: withRoot(module.renderLanding()),
      })
      this.emitFile({ type: 'asset', fileName: 'newcomer/waiting.html', source: withRoot(wait) })
    },
  },
})
