import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** Each file of ours, and the files of ours that it imports, types and `import()` included. */
export type ImportGraph = Map<string, string[]>

export type SourceFile = { path: string; text: string }

/** The folders that `#folder/…` stands for, as package.json says. */
export type Aliases = Record<string, string>

export function readSourceFiles(root: string): SourceFile[] {
  const paths = globSync('{domain,infra,projections,api,worker,web}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: ['web/dist/**', '**/node_modules/**'],
  })
  return paths.toSorted().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function readAliases(root: string): Aliases {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Aliases }
  return imports
}

export function importGraph(files: SourceFile[], aliases: Aliases): ImportGraph {
  return new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(path, text).flatMap((name) => resolve(name, aliases) ?? []),
    ]),
  )
}

function importsOf(path: string, text: string): string[] {
  const { module, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    // Its name may be an expression: what is no plain text names no file of ours.
    ...module.dynamicImports.map(
      ({ moduleRequest: { start, end } }) =>
        /^['"](?<name>.*)['"]$/.exec(text.slice(start, end))?.groups?.['name'],
    ),
  ]
  return [...new Set(named.filter((name) => name !== undefined))]
}

function resolve(name: string, aliases: Aliases): string | undefined {
  for (const [alias, folder] of Object.entries(aliases)) {
    const start = alias.slice(0, -1)
    if (name.startsWith(start)) return folder.replace(/^\.\//, '').slice(0, -1) + name.slice(start.length)
  }
  return undefined
}

/** Circles, each as the way round from a file back to itself. One for each file that closes one. */
export function circlesOf(graph: ImportGraph): string[][] {
  const circles: string[][] = []
  const finished = new Set<string>()
  const way: string[] = []
  const visit = (path: string): void => {
    const seenAt = way.indexOf(path)
    if (seenAt >= 0) {
      circles.push([...way.slice(seenAt), path])
      return
    }
    if (finished.has(path)) return
    way.push(path)
    for (const next of graph.get(path) ?? []) visit(next)
    way.pop()
    finished.add(path)
  }
  for (const path of graph.keys()) visit(path)
  return circles
}
