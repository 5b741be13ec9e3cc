import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { minifySync } from 'vite'

/** The script that runs before the first paint is copied as it was written: built, it goes without its comments. */
export const shortFirstScript = (): Plugin => ({
  name: 'short-first-script',
  apply: 'build',
  enforce: 'post',
  writeBundle({ dir }) {
    const path = join(dir!, 'first.js')
    const { code, errors } = minifySync(path, readFileSync(path, 'utf8'))
    if (errors.length > 0) throw new Error(`first.js cannot be read: ${errors[0]?.message}`)
    writeFileSync(path, code)
  },
})
