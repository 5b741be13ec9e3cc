import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * A part that is wanted later is imported as it is written. Vite would have the first file name all files that come
 * with each, to ask for them at once: 1.4 kB. The page itself names those that it begins with (`first-words.ts`).
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (get) => get()' : null),
})
