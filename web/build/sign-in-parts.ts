import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { waveLayers } from '#web/shell/wave-layers.ts'

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** The pages of signing in follow the device where no script can say what somebody chose. */
function evening(tokens: string): string {
  const [, dark] = /\n\.dark (\{[^}]*\})/.exec(tokens) ?? []
  if (!dark) throw new Error('tokens.css has no dark theme')
  return `@media (scripting: none) and (prefers-color-scheme: dark) {\n:root ${dark}\n}\n`
}

const lean = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s*\n\s*/g, '\n')

/** The same tokens as the page has, and what is said with them. */
export function signInStyle(): string {
  const tokens = read('tokens.css')
  return lean(tokens + evening(tokens) + read('account/sign-in.css'))
}

/** The water as it stands; whoever uses it gives it the colours. */
const waves = (): string => {
  const paths = waveLayers.map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="waves">${paths.join('')}</g></svg>`
}

const parts = { '/sign-in.css': signInStyle, '/waves.svg': waves }
const types = { '/sign-in.css': 'text/css', '/waves.svg': 'image/svg+xml' }
const isPart = (path: string | undefined): path is keyof typeof parts => path !== undefined && path in parts

/** What the server's own pages take from the page: its colours and its water. */
export const signInParts = (): Plugin => ({
  name: 'sign-in-parts',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { url } = request
      if (!isPart(url)) return next()
      response.setHeader('Content-Type', types[url])
      response.end(parts[url]())
    })
  },
  generateBundle() {
    for (const [path, make] of Object.entries(parts))
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: make() })
  },
})
