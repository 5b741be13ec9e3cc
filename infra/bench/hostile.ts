import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { timesToHelp } from '#infra/bench/hostile/help.ts'
import { type Answered, hostileInputs } from '#infra/bench/hostile/inputs.ts'
import { slowestTexts } from '#infra/bench/hostile/texts.ts'
import { startWatch } from '#infra/bench/hostile/watch.ts'
import { startModelServer } from '#infra/testing/model-server.ts'
import { startProduct } from '#infra/testing/product.ts'
import { table } from '#worker/ops/table.ts'

// What one stranger sends must not keep others waiting: so long at most, `/healthz` in 99 of 100 cases, a message always.
const mostHealthMs = 50
const mostMessageMs = 1_000
/** In a crisis, until the first words, though the model hangs. */
const mostHelpMs = 3_000
const secondsEach = 4
const longestSeconds = 30

const { values } = parseArgs({ options: { only: { type: 'string' } } })

const percentile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN
const ms = (time: number): string => (Number.isNaN(time) ? '–' : time.toFixed(time < 10 ? 1 : 0))

await using model = await startModelServer()
model.answer({ ending: 'hang' })
await using product = await startProduct({
  withPage: false,
  environment: {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'calm-1',
  },
})

/** Resident memory of the API in MB (Linux). */
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.api.pid()}/status`, 'utf8'))?.[1] ?? 0) / 1024

// What the machine adds to every answer while it is busy, whatever we do.
const bareScript =
  "require('http').createServer((_, answer) => answer.end()).listen(0, '127.0.0.1', function () { console.log(this.address().port) })"
using bare = spawn(process.execPath, ['-e', bareScript], { stdio: ['ignore', 'pipe', 'inherit'] })
const [port] = (await once(bare.stdout, 'data')) as [Buffer]
const bareUrl = `http://127.0.0.1:${String(port).trim()}/`

const rows: string[][] = []
const tooSlow: string[] = []
for (const { name, prepare, run, once } of hostileInputs(product.url)) {
  if (values.only !== undefined && !name.includes(values.only)) continue
  await prepare?.()
  const before = memory()
  const watch = await startWatch(product.url, bareUrl)
  const enough = performance.now() + secondsEach * 1_000
  const answers: Answered[] = []
  const late = AbortSignal.timeout(longestSeconds * 1_000)
  const isLate = setTimeout(longestSeconds * 1_000, null, { ref: false })
  const isEnough = () => once || late.aborted || performance.now() >= enough
  let faults = 0
  do {
    const some = await Promise.race([run(late).catch(() => null), isLate])
    if (some) answers.push(...some)
    else faults++
  } while (!isEnough())
  await setTimeout(Math.max(0, enough - performance.now()))
  const { health, bare: machine, messages, failed } = await watch.stop()

  const statuses = Map.groupBy(answers, ({ status }) => status)
  const summary = [...statuses].map(([status, some]) => `${some.length} × ${status}`)
  if (faults > 0) summary.push(`${faults} × none`)
  const [health99, slowest] = [percentile(health, 0.99), percentile(messages, 1)]
  if (!(health99 <= mostHealthMs && slowest <= mostMessageMs) || failed > 0)
    tooSlow.push(`${name}${failed > 0 ? ` (${failed} answers to others failed)` : ''}`)
  rows.push([
    name,
    ms(percentile(health, 0.5)),
    ms(health99),
    ms(percentile(health, 1)),
    ms(percentile(machine, 0.99)),
    `${ms(slowest)} of ${messages.length}`,
    (Math.max(0, ...answers.map(({ bytes }) => bytes)) / 1000).toFixed(0),
    `${memory() >= before ? '+' : ''}${(memory() - before).toFixed(0)}`,
    summary.join(', '),
  ])
  console.log(`  ${rows.at(-1)!.join(' | ')}`)
}

console.log(
  `\n  While each runs: /healthz (99 of 100 within ${mostHealthMs} ms), the slowest message of others (within ${mostMessageMs} ms);\n` +
    '  beside it what a server that does nothing else answers in at the same time (bare). Limits are off.\n',
)
const headings = [
  'input',
  'p50 ms',
  'p99 ms',
  'most ms',
  'bare p99',
  'slowest message ms',
  'answer kB',
  'API MB',
  'answers',
]
console.log(`${table(headings, rows).join('\n')}\n`)
const help = await timesToHelp(product.url)
console.log(
  `  First words in a crisis, the model hanging, ms (within ${mostHelpMs}): ${help.map(ms).join(', ')}\n`,
)
if (Math.max(...help) > mostHelpMs) tooSlow.push('first words in a crisis')
if (values.only === undefined) console.log(await slowestTexts())
for (const name of tooSlow) console.error(`  TOO SLOW FOR OTHERS: ${name}`)
process.exitCode = tooSlow.length > 0 ? 1 : 0
