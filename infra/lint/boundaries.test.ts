import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

const root = fileURLToPath(new URL('../../', import.meta.url))
const report = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string() })),
})

const forms = {
  alias: (target: string) => `import { planted } from '${target}'\n\nexport const used = planted\n`,
  'type-only': (target: string) => `import type { Planted } from '${target}'\n\nexport type Used = Planted\n`,
  dynamic: (target: string) => `export const used = await import('${target}')\n`,
  're-export': (target: string) => `export { planted } from '${target}'\n`,
  'whole re-export': (target: string) => `export * from '${target}'\n`,
  'type in place': (target: string) => `export type Used = import('${target}').Planted\n`,
  require: (target: string) => `export const used = require('${target}')\n`,
}

const forbidden: [from: string, target: string][] = [
  ['domain/planted.ts', '#infra/planted.ts'],
  ['domain/planted.ts', '#contract/planted.ts'],
  ['domain/planted.ts', '#web/planted.ts'],
  ['domain/planted.ts', 'node:fs'],
  ['domain/planted.ts', 'zod'],
  ['domain/planted/events.ts', 'node:fs'],
  ['domain/planted/events.ts', '#contract/planted.ts'],
  ['domain/planted.test.ts', '#infra/planted.ts'],
  ['domain/planted.test.ts', 'zod'],
  ['infra/planted.ts', '#projections/planted.ts'],
  ['infra/planted.ts', '#api/planted.ts'],
  ['infra/planted.ts', '#contract/planted.ts'],
  ['infra/bench/planted.ts', '#api/planted.ts'],
  ['infra/bench/planted.ts', '#web/planted.ts'],
  ['projections/planted.ts', '#api/planted.ts'],
  ['projections/planted.ts', '#worker/planted.ts'],
  ['api/contract/planted.ts', '#infra/planted.ts'],
  ['api/contract/planted.ts', '#api/planted.ts'],
  ['api/contract/planted.ts', 'node:fs'],
  ['api/contract/planted.ts', '@koa/router'],
  ['api/planted.ts', '#worker/planted.ts'],
  ['api/planted.ts', '#web/planted.ts'],
  ['api/planted.ts', '#api/contract/planted.ts'],
  ['worker/planted.ts', '#api/planted.ts'],
  ['worker/planted.ts', '#web/planted.ts'],
  ['web/planted.tsx', '#infra/planted.ts'],
  ['web/planted.tsx', '#projections/planted.ts'],
  ['web/planted.tsx', '#api/planted.ts'],
  ['web/planted.tsx', 'node:fs'],
  ['web/build/planted.ts', '#infra/planted.ts'],
  ['web/e2e/planted.e2e.ts', '#infra/planted.ts'],
  ['web/e2e/planted.e2e.ts', '#worker/planted.ts'],
  ...['domain', 'infra', 'projections', 'api', 'api/contract', 'worker', 'web'].flatMap(
    (folder): [string, string][] => [
      [`${folder}/planted.ts`, './beside.ts'],
      [`${folder}/planted.ts`, '../infra/planted.ts'],
      [`${folder}/planted.ts`, '..'],
    ],
  ),
]

const permitted: [from: string, target: string][] = [
  ['domain/planted.ts', '#domain/event.ts'],
  ['domain/planted/events.ts', 'zod'],
  ['domain/planted.test.ts', 'vitest'],
  ['domain/planted.test.ts', '#domain/event.ts'],
  ['infra/planted.ts', '#domain/event.ts'],
  ['infra/planted.ts', 'node:fs'],
  ['projections/planted.ts', '#infra/sql.ts'],
  ['api/contract/planted.ts', '#domain/event.ts'],
  ['api/contract/planted.ts', '#contract/endpoint.ts'],
  ['api/contract/planted.ts', 'zod'],
  ['api/planted.ts', '#contract/endpoint.ts'],
  ['api/planted.ts', '#projections/engine/projection.ts'],
  ['worker/planted.ts', '#contract/endpoint.ts'],
  ['worker/planted.ts', '#projections/engine/projection.ts'],
  ['web/planted.tsx', '#contract/endpoint.ts'],
  ['web/planted.tsx', '#domain/event.ts'],
  ['web/planted.tsx', 'react'],
  ['web/e2e/planted.e2e.ts', '#infra/testing/product.ts'],
]

// oxlint on all planted files at once; a file in a folder of its own for each pair, so that the globs see the real path.
const refused = new Set<string>()
let planted: string
const stored = 'web/stored.ts'

beforeAll(() => {
  planted = mkdtempSync(join(tmpdir(), 'leeward-boundaries-'))
  for (const [from, target] of [...forbidden, ...permitted])
    for (const [form, write] of Object.entries(forms)) plant(place(from, target, form), write(target))
  plant(stored, "export const used = localStorage.getItem('planted')\n")
  copyFileSync(join(root, '.oxlintrc.json'), join(planted, '.oxlintrc.json'))
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'],
    { cwd: planted, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  for (const { filename, code } of report.parse(JSON.parse(stdout)).diagnostics)
    if (/no-restricted-imports|no-restricted-globals|no-require-imports|consistent-type-imports/.test(code))
      refused.add(filename)
})

afterAll(() => rmSync(planted, { recursive: true, force: true }))

test.for(forbidden)('%s may not import %s, in any form', ([from, target]) => {
  const passed = Object.keys(forms).filter((form) => !refused.has(place(from, target, form)))
  expect(passed).toEqual([])
})

test.for(permitted)('%s may import %s', ([from, target]) => {
  const forbiddenForms = ['type in place', 'require']
  const stopped = Object.keys(forms).filter((form) => refused.has(place(from, target, form)))
  expect(stopped).toEqual(forbiddenForms)
})

test('the page asks for storage, which may be blocked, in one place', () =>
  expect(refused.has(stored)).toBe(true))

function place(from: string, target: string, form: string): string {
  const pair = Buffer.from(`${target} ${form}`).toString('hex')
  return from.replace('planted', `planted-${pair}`)
}

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(planted, path)), { recursive: true })
  writeFileSync(join(planted, path), text)
}
