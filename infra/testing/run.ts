import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#infra/start/settings.ts'
import { findBrowser } from '#infra/testing/browser.ts'
import {
  add,
  closingLine,
  failedFiles,
  isGreen,
  mayBeUnsteady,
  none,
  playwrightTally,
  vitestTally,
  withSecondAttempt,
  type Tally,
} from '#infra/testing/tally.ts'

const [asked, ...filters] = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'leeward-tests-'))
const mayBeSkipped = process.env.CI !== 'true'

const reportOf = (part: string): string => join(reports, `${part}.json`)

type Part = { name: string; group: 'check' | 'unit' | 'int' | 'e2e'; run: () => Promise<Tally> }

const parts: Part[] = [
  { name: 'format', group: 'check', run: () => check('oxfmt/bin/oxfmt', '--check') },
  { name: 'lint', group: 'check', run: () => check('oxlint/bin/oxlint', '--deny-warnings', '--type-aware') },
  { name: 'types', group: 'check', run: () => check('typescript/bin/tsc', '--project', '.') },
  { name: 'boundaries', group: 'check', run: () => vitest('boundaries') },
  { name: 'unit', group: 'unit', run: () => vitest('unit') },
  { name: 'integration', group: 'int', run: integration },
  { name: 'journeys', group: 'e2e', run: journeys },
]

const chosen = asked === undefined ? parts : parts.filter(({ group }) => group === asked)
if (chosen.length === 0) {
  console.error(`There is no part called ${asked}: check, unit, int or e2e; none for all of them.`)
  process.exit(2)
}

let total = none
const times: string[] = []
// Of all parts the journeys take the longest: they go beside unit and integration, where a core would else wait for answers.
const isBeside = asked === undefined
await runEach(chosen.filter(({ group }) => group === 'check'))
await Promise.all([
  runEach(chosen.filter(({ group }) => group === 'unit' || group === 'int')),
  runEach(chosen.filter(({ group }) => group === 'e2e')),
])
rmSync(reports, { recursive: true, force: true })
// Told again here, for whoever sees only the end of a long run.
if (total.failures.length > 0) console.log(`\n${total.failures.join('\n\n')}`)
console.log(`\n${times.join('\n')}\n`)
if (!mayBeSkipped && total.skipped > 0) console.log('Something was skipped, and with CI=true nothing may be.')
console.log(closingLine(total))
process.exit(isGreen(total, { mayBeSkipped }) ? 0 : 1)

// One run shows everything: a part that fails does not keep the next from running.
async function runEach(some: Part[]): Promise<void> {
  for (const { name, run } of some) {
    console.log(`\n── ${name}`)
    const startedAt = Date.now()
    const tally = await run()
    total = add(total, tally)
    times.push(
      `${name.padEnd(14)}${closingLine(tally).padEnd(40)}${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
    )
  }
}

async function check(program: string, ...args: string[]): Promise<Tally> {
  const code = await runNode(program, args)
  return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1, failures: [`✗ ${program}: see above`] }
}

/** As the journeys, with CI=true it has a second attempt for what failed in a file or two. */
async function integration(): Promise<Tally> {
  const first = await vitest('int')
  const failed = failedFiles(reportOf('int'))
  if (mayBeSkipped || failed.length === 0 || failed.length > mayBeUnsteady) return first
  console.log('\n── integration, the second attempt')
  return withSecondAttempt(first, await vitest('int', failed))
}

async function vitest(project: string, only = filters): Promise<Tally> {
  const report = reportOf(project)
  const code = await runNode('vitest/vitest.mjs', [
    'run',
    '--config=infra/testing/vitest.config.ts',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...only,
  ])
  return vitestTally(report, code)
}

async function journeys(): Promise<Tally> {
  const browser = findBrowser()
  if (browser === null) {
    console.log('skipped: the journeys, for no Chromium could be had. CHROMIUM_PATH names one.')
    return { ...none, skipped: 1 }
  }
  const report = reportOf('journeys')
  const environment = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = ['test', '--config=web/e2e/playwright.config.ts', '--reporter=list,json', ...filters]
  const said = isBeside ? join(reports, 'journeys.txt') : null
  const code = await runNode('@playwright/test/cli.js', args, environment, said)
  if (said) console.log(`\n── journeys, which ran beside\n${readFileSync(said, 'utf8')}`)
  return playwrightTally(report, code)
}

/** Its output goes to the terminal, or into the file `said`: a pipe would be held open by what it has started. */
async function runNode(
  program: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
  said: string | null = null,
): Promise<number | null> {
  const output = said === null ? null : openSync(said, 'w')
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: output === null ? 'inherit' : ['ignore', output, output],
  })
  if (output !== null) closeSync(output)
  const [code] = await once(child, 'close')
  return code
}
