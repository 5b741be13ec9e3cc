import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { circlesOf, importGraph, readAliases, readSourceFiles } from '#infra/lint/import-graph.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const aliases = readAliases(root)
const graph = importGraph(readSourceFiles(root), aliases)

const layers = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  infra: ['infra', 'domain'],
  projections: ['projections', 'infra', 'domain'],
  api: ['api', 'contract', 'projections', 'infra', 'domain'],
  worker: ['worker', 'contract', 'projections', 'infra', 'domain'],
  web: ['web', 'contract', 'domain'],
} as const

type Layer = keyof typeof layers

const layerOf = (path: string): Layer =>
  path.startsWith('api/contract/') ? 'contract' : (path.split('/', 1)[0] as Layer)

/** What stands beside the product and drives it whole. */
const beside: [folder: string, mayImport: Layer[]][] = [
  ['infra/bench/', ['projections', 'worker']],
  ['web/e2e/', ['infra']],
]

function mayImport(from: string, to: string): boolean {
  const more = beside.find(([folder]) => from.startsWith(folder))?.[1] ?? []
  return [...layers[layerOf(from)], ...more].some((layer) => layer === layerOf(to))
}

test('every import of ours names a file that is there', () => {
  expect(graph.size).toBeGreaterThan(500)
  const missing = [...graph].flatMap(([from, imports]) =>
    imports
      .filter((to) => /\.(?:tsx?|mjs)$/.test(to) && !to.endsWith('.d.mts') && !graph.has(to))
      .map((to) => `${from} -> ${to}`),
  )
  expect(missing).toEqual([])
})

test('no import runs in a circle, types included', () => {
  expect(circlesOf(graph).map((circle) => circle.join(' -> '))).toEqual([])
})

test('no import runs upward, and api and worker do not know each other', () => {
  const upward = [...graph].flatMap(([from, imports]) =>
    imports.filter((to) => !mayImport(from, to)).map((to) => `${from} -> ${to}`),
  )
  expect(upward).toEqual([])
})

test('a circle is found in every form of import', () => {
  const forms = [
    `import { b } from '#infra/b.ts'\nexport const a = b`,
    `import type { B } from '#infra/b.ts'\nexport type A = B`,
    `import { type B } from '#infra/b.ts'\nexport type A = B`,
    `import '#infra/b.ts'`,
    `export { b } from '#infra/b.ts'`,
    `export type { B } from '#infra/b.ts'`,
    `export * from '#infra/b.ts'`,
    `export const a = await import('#infra/b.ts')`,
  ]
  for (const text of forms) {
    const planted = importGraph(
      [
        { path: 'infra/a.ts', text },
        { path: 'infra/b.ts', text: `import type { C } from '#infra/c.ts'\nexport type B = C` },
        { path: 'infra/c.ts', text: `import type { A } from '#infra/a.ts'\nexport type C = A` },
        { path: 'infra/d.ts', text },
      ],
      aliases,
    )
    expect(circlesOf(planted)).toEqual([['infra/a.ts', 'infra/b.ts', 'infra/c.ts', 'infra/a.ts']])
  }
})
