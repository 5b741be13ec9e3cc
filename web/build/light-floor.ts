import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { fold } from '#domain/safety/floor/plain.ts'

const folder = ['', 'domain', 'safety', 'floor', ''].join(sep)
const tables = /`[^`]*`/g

const columns = (table: string): string => table.replace(/\s*\n\s*/g, '\n').replace(/ *\| */g, '|')
const withoutAccents = (word: string): string => (/[äöüå]/.test(word) ? word : fold(word))
/** Without the accents that reading takes away (those of an umlaut stand for two ways to write it). */
const phrases = (table: string): string =>
  table.replace(/\s*\n\s*/g, '|').replace(/[^\s|()?`]+/g, withoutAccents)

/** What is laid out for readers comes pressed together: between phrases a new line is a bar, and columns need no room. */
export const lightFloor = (): Plugin => ({
  name: 'light-floor',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [, file] = id.split(folder)
    if (file === 'rules.ts') return { code: code.replace(tables, columns), map: null }
    return file?.startsWith('phrases') ? { code: code.replace(tables, phrases), map: null } : null
  },
})
