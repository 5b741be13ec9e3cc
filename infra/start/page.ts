import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartFault } from '#infra/start/fault.ts'
import { root } from '#infra/start/settings.ts'

const folders = { production: 'web/dist', pseudo: 'web/dist-pseudo' } as const

// All that the page is made of.
const sources = ['web/**/*', 'domain/**/*', 'api/contract/**/*', 'package-lock.json', 'package.json']
const apart = ['web/dist/**', 'web/dist-pseudo/**', 'web/e2e/**', '**/*.test.ts', '**/*.test.tsx']

/** Builds the page unless what it was built from is what stands here now. `pseudo`: in a language that nobody speaks. */
export async function buildPage(
  signal: AbortSignal,
  mode: keyof typeof folders = 'production',
): Promise<string> {
  const source = hashSources()
  const stamp = `${folders[mode]}/.source`
  if (existsSync(join(root, stamp)) && readFileSync(join(root, stamp), 'utf8') === source) return 'up to date'
  const child = spawn(
    process.execPath,
    [viteProgram, 'build', '--config', 'web/vite.config.ts', '--mode', mode],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    },
  )
  child.on('error', () => {})
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close'), text(child.stdout)])
  if (code !== 0) throw new StartFault(`The page could not be built:\n${said.trim()}`)
  writeFileSync(join(root, stamp), source)
  return 'built'
}

export const viteProgram = join(root, 'node_modules/vite/bin/vite.js')

function hashSources(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, exclude: apart, withFileTypes: true })
  for (const path of files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .toSorted())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}
