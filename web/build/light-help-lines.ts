import { sep } from 'node:path'
import type { Plugin } from 'vite'

const folder = ['', 'domain', 'safety', 'help', 'lines', ''].join(sep)

/** Who says so is for operators: the built page has the lines without their sources. */
export const lightHelpLines = (): Plugin => ({
  name: 'light-help-lines',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes(folder) ? { code: code.replace(/ \|\| .*$/gm, ''), map: null } : null,
})
