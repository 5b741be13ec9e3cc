import { sep } from 'node:path'
import type { Plugin } from 'vite'

const folder = ['', 'domain', 'safety', 'floor', ''].join(sep)
const tables = /`[^`]*`/g

/** What is laid out for readers comes pressed together: between phrases a new line is a bar, and columns need no room. */
export const lightFloor = (): Plugin => ({
  name: 'light-floor',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [, file] = id.split(folder)
    const isPhrases = file?.startsWith('phrases')
    if (!isPhrases && file !== 'rules.ts') return null
    const press = (table: string) =>
      table.replace(/\s*\n\s*/g, isPhrases ? '|' : '\n').replace(/ *\| */g, '|')
    return { code: code.replace(tables, press), map: null }
  },
})
