import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Beside each file of text its `.br` and `.gz`, pressed once as hard as it goes; the api sends what a browser takes. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  enforce: 'post',
  writeBundle({ dir }) {
    for (const name of globSync('**/*.{html,js,css,svg,txt}', { cwd: dir! })) {
      const path = join(dir!, name)
      const bytes = readFileSync(path)
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
})
