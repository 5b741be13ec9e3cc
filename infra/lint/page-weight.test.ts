import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { buildPage } from '#infra/start/page.ts'
import { root } from '#infra/start/settings.ts'

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }

const dist = join(root, 'web/dist')
let chunks: Record<string, Chunk>

beforeAll(async () => {
  await buildPage(AbortSignal.timeout(120_000))
  chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
}, 120_000)

/** In kB of 1,000 bytes, as a browser without Brotli gets it. */
const weightOf = (file: string): number =>
  gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000

/** The chunks and all that they import, each once. */
function loadedWith(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names.filter((name) => !found.has(name))) {
    expect(chunks, `there is a chunk ${name}`).toHaveProperty([name])
    found.add(name)
    loadedWith(chunks[name]!.imports ?? [], found)
  }
  return found
}

const scriptsOf = (...names: string[]): number =>
  loadedWith(names)
    .values()
    .reduce((sum, name) => sum + weightOf(chunks[name]!.file), weightOf('first.js'))

const named = (end: string): string[] => Object.keys(chunks).filter((name) => name.endsWith(end))

test('the landing page loads at most 100 kB of JavaScript, its first dialog included', () => {
  expect(scriptsOf('index.html', 'consent/disclosure-dialog.tsx')).toBeLessThan(100)
})

test('no page loads more than 150 kB of JavaScript before what it shows later', () => {
  const pages = named('-page.tsx')
  expect(pages).toContain('chat/chat-page.tsx')
  const heavy = pages
    .map((page) => [page, scriptsOf('index.html', 'boot/for-persons.ts', page)] as const)
    .filter(([, weight]) => weight > 150)
  expect(heavy).toEqual([])
})

test('no page asks for more than ten files of JavaScript before what it shows later', () => {
  const many = named('-page.tsx')
    .map((page) => [page, loadedWith(['index.html', 'boot/for-persons.ts', page]).size] as const)
    .filter(([, files]) => files > 10)
  expect(many).toEqual([])
})

test('the floor weighs at most 40 kB in any language beside English, all that it brings included', () => {
  const [floor] = named('safety/floor-of-browser.ts')
  const chatPage = ['index.html', 'boot/for-persons.ts', ...named('/chat-page.tsx')]
  const first = scriptsOf(...chatPage)
  const languages = named('.ts').filter((name) => name.includes('/floor/phrases/'))
  expect(languages.length).toBeGreaterThan(9)
  const heavy = languages
    .map((language) => [language, scriptsOf(...chatPage, floor!, language) - first] as const)
    .filter(([, weight]) => weight > 40)
  expect(heavy).toEqual([])
})

test('charts weigh at most 130 kB, all together and beyond what every page has', () => {
  const charts = named('-drawing.tsx')
  expect(charts.length).toBeGreaterThan(0)
  expect(scriptsOf('index.html', ...charts) - scriptsOf('index.html')).toBeLessThan(130)
})

test('the style sheet weighs at most 15 kB', () => {
  const sheets = Object.values(chunks).flatMap(({ css = [] }) => css)
  expect(sheets.length).toBeGreaterThan(0)
  expect([...new Set(sheets)].reduce((sum, sheet) => sum + weightOf(sheet), 0)).toBeLessThan(15)
})

test('the schemas of the contract, and zod with them, stay behind', () => {
  const scripts = Object.values(chunks).map(({ file }) => file)
  expect(scripts.filter((file) => readFileSync(join(dist, file), 'utf8').includes('ZodError'))).toEqual([])
})

test('what a browser keeps for when there is no network weighs at most 300 kB, in any language', () => {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  const assets = [...new Set(worker.match(/(?<=\/)assets\/[\w.-]+/g))]
  const languages = named('.ts').flatMap((name) =>
    name.includes('/floor/phrases/') ? [chunks[name]!.file] : [],
  )
  const always = assets.filter((file) => !languages.includes(file))
  expect(languages.filter((file) => !assets.includes(file))).toEqual([])
  const weight = always.reduce((sum, file) => sum + weightOf(file), weightOf('offline.html'))
  expect(weight + Math.max(...languages.map(weightOf))).toBeLessThan(300)
})
