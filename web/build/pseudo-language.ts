import type { Plugin } from 'vite'
import { isCatalogue, namesIn } from '#web/build/words-in-place.ts'

/** Every catalogue as the pseudo-language has it, and the page from right to left: for `--mode pseudo` only. */
export const pseudoLanguage = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  load: (id) =>
    isCatalogue(id)
      ? [
          `import * as english from ${JSON.stringify(`${id}?english`)}`,
          `import { pseudo } from '#web/language/pseudo.ts'`,
          `const catalogue = pseudo(english)`,
          ...namesIn(id).map((name) => `export const ${name} = catalogue.${name}`),
        ].join('\n')
      : null,
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<html lang="en">', '<html lang="en" dir="rtl">'),
  },
})
