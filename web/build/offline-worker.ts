import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite'

const place = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** Where the offline page begins, and the script that begins each page. */
const roots = ['offline/offline-page.tsx', 'boot/main.tsx'].map(place)
const phrases = /\/domain\/safety\/floor\/phrases\/(?!en\.ts)(\w+)\.ts$/
const unbuilt = ['/offline', '/first.js']

/** From TypeScript to what a browser runs, with what it is to know in front. */
async function pressed(name: string, known = ''): Promise<string> {
  const path = place(name)
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
  const { code: short, errors } = minifySync(path.replace('.ts', '.js'), known + code, { module: true })
  if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]?.message}`)
  return short
}

type Graph = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** What the offline page asks for at first and later; of the main script what it begins with, not the pages. */
function askedFor({ getModuleInfo }: Graph): Set<string> {
  const asked = new Set(roots)
  const found = new Set<string>()
  const waiting = [roots[0]!]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {}
    for (const later of dynamicallyImportedIds) asked.add(later)
    waiting.push(...importedIds, ...dynamicallyImportedIds)
  }
  return asked
}

const inOrder = (table: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => a.localeCompare(b)))

type OutputBundle = Rolldown.OutputBundle
type Chunk = Extract<OutputBundle[string], { type: 'chunk' }>

/** The chunks that hold these modules, and all that each of them begins with. */
function chunksOf(asked: ReadonlySet<string>, bundle: OutputBundle): Set<Chunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<Chunk>()
  const waiting = chunks.filter(({ moduleIds }) => moduleIds.some((id) => asked.has(id)))
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk)) continue
    found.add(chunk)
    waiting.push(...chunks.filter(({ fileName }) => chunk?.imports.includes(fileName)))
  }
  return found
}

/** `sw.js`, which keeps the offline page with all its files; and `sw-off.js`, which ends it. */
export const offlineWorker = (): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = new Set(unbuilt)
      const languages: Record<string, string> = {}
      let main = ''
      for (const chunk of chunksOf(askedFor({ getModuleInfo: (id) => this.getModuleInfo(id) }), bundle)) {
        const path = `/${chunk.fileName}`
        if (chunk.isEntry) main = path
        const [, language] = chunk.moduleIds.map((id) => phrases.exec(id)).find(Boolean) ?? []
        if (language) languages[language] = path
        else files.add(path)
      }
      for (const name of Object.keys(bundle))
        if (/^assets\/.*\.(css|woff2)$/.test(name)) files.add(`/${name}`)
      const page = bundle['offline.html']
      if (page?.type !== 'asset' || main === '') throw new Error('the offline page was not built')
      const release = { main, files: [...files].toSorted(), languages: inOrder(languages) }
      const id = createHash('sha256')
        .update(JSON.stringify(release))
        .update(page.source)
        .update(readFileSync(place('public/first.js')))
        .digest('hex')
        .slice(0, 12)
      const known = `const release = ${JSON.stringify({ id, ...release })};`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await pressed('offline/worker.ts', known) })
      this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await pressed('offline/worker-off.ts') })
    },
  },
})
