import { readFileSync } from 'node:fs'
import { parseSync, type Plugin } from 'vite'

export const isCatalogue = (id: string): boolean => /[/-]words\.en\.ts$/.test(id)

/** The names that a catalogue exports, types apart. */
export function namesIn(catalogue: string): string[] {
  const { module } = parseSync(catalogue, readFileSync(catalogue, 'utf8'))
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? []))),
  )
}

/**
 * A catalogue is one file for whoever writes it, and a module for each of its sentences for the bundler: each comes with
 * the part of the page that says it, not with whichever part says the first of them.
 */
export const wordsInPlace = (): Plugin => ({
  name: 'words-in-place',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    isCatalogue(id)
      ? {
          code: namesIn(id)
            .map((name) => `export { ${name} } from ${JSON.stringify(`${id}?only=${name}`)}`)
            .join('\n'),
          moduleSideEffects: false,
        }
      : null,
})
