import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '#infra/start/settings.ts'

const version = '13.5.0'
const folder = join(root, '.data/bench/lighthouse', version)
const program = join(folder, 'node_modules/lighthouse/core/index.js')

type Audit = { score: number | null; numericValue?: number; details?: { items?: Record<string, unknown>[] } }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }

/** The parts of Lighthouse's report that are read here. */
export type Report = {
  environment: { benchmarkIndex: number }
  runWarnings: string[]
  audits: Record<string, Audit | undefined>
  categories: Record<'performance' | 'accessibility' | 'best-practices', Category>
}

type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>

/**
 * Lighthouse, as a phone of the middle on a slow line; it drives the browser that listens on `port`.
 * With all that it needs it weighs as much as everything else together, so only who measures fetches it, once.
 */
export async function openLighthouse(port: number): Promise<(url: string) => Promise<Report>> {
  if (!existsSync(program)) install()
  const module = (await import(pathToFileURL(program).href)) as { default: Lighthouse }
  return async (url) => {
    const result = await module.default(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    if (!result) throw new Error(`Lighthouse says nothing about ${url}`)
    return result.lhr
  }
}

function install(): void {
  process.stdout.write(`Fetching Lighthouse ${version} from npm, once\n`)
  mkdirSync(folder, { recursive: true })
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const asked = ['install', `--prefix=${folder}`, ...quietly, `lighthouse@${version}`]
  const done = spawnSync('npm', asked, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) throw new Error('Lighthouse could not be fetched from npm.')
}
