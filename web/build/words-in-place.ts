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

/** A catalogue without what this sentence does not need: the bundler groups modules by their size too. */
function onlyWith(name: string, catalogue: string): string {
  const source = readFileSync(catalogue, 'utf8')
  const statements = parseSync(catalogue, source).program.body
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
  const isMentioned = (other: string, by: typeof statements) =>
    by.some((statement) => new RegExp(`\\b${other}\\b`).test(textOf(statement)))
  const exported = (statement: (typeof statements)[number]) =>
    statement.type === 'ExportNamedDeclaration'
      ? /^export (?:const|function) (\w+)/.exec(textOf(statement))?.[1]
      : undefined
  const own = statements.filter((statement) => [undefined, name].includes(exported(statement)))
  return statements
    .filter((statement) => own.includes(statement) || isMentioned(exported(statement)!, own))
    .map(textOf)
    .join('\n')
}

/**
 * A catalogue is one file for whoever writes it, and a module for each of its sentences for the bundler: each comes with
 * the part of the page that says it, not with whichever part says the first of them.
 */
export const wordsInPlace = (): Plugin => ({
  name: 'words-in-place',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    const [catalogue = '', name] = id.split('?only=')
    if (!isCatalogue(catalogue)) return null
    if (name !== undefined) return { code: onlyWith(name, catalogue), moduleSideEffects: false }
    const code = namesIn(catalogue)
      .map((each) => `export { ${each} } from ${JSON.stringify(`${catalogue}?only=${each}`)}`)
      .join('\n')
    return { code, moduleSideEffects: false }
  },
})
