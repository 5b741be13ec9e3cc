import type { Plugin } from 'vite'

const named = /^ *__name\(\w+, "\w+"\);\n/gm
const namedClass = /^ *static \{\n *__name\(this, "\w+"\);\n *\}\n/gm
const naming = /^var __name = .*;$/m

/** Radix names its functions for whoever reads a trace, which keeps all that is never called in the built page. */
export const lightRadix = (): Plugin => ({
  name: 'light-radix',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/@radix-ui\/.*\.mjs$/.test(id)
      ? {
          code: code
            .replaceAll(namedClass, '')
            .replaceAll(named, '')
            .replace(naming, 'var __name = (named) => named;'),
          map: null,
        }
      : null,
})
