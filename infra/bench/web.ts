import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openLighthouse, type Report } from '#infra/bench/web/lighthouse.ts'
import { measureLongLists } from '#infra/bench/web/long-lists.ts'
import { pages, type PageToMeasure } from '#infra/bench/web/pages.ts'
import { timesToHelp } from '#infra/bench/web/time-to-help.ts'
import { openBrowser } from '#infra/bench/web/viewing-browser.ts'
import { waveCost } from '#infra/bench/web/waves.ts'
import { root } from '#infra/start/settings.ts'
import { startProduct } from '#infra/testing/product.ts'
import { table } from '#worker/ops/table.ts'

/** What this machine scores when nothing else runs on it is far above; a busy one measures itself, not the page. */
const restedIndex = 2_000

/** Milliseconds of a frame that decoration may take. */
const longestFrame = 2

/** Milliseconds after which help stands, with nobody to answer. */
const latestHelp = 100

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** A part of the name of a page; may be given again. */
    page: { type: 'string', multiple: true, default: [] },
  },
})
const runs = Number(values.runs)
const longLists = 'long lists'
const isChosen = (name: string): boolean =>
  values.page.length === 0 || values.page.some((part) => name.includes(part))
const chosen = pages.filter(({ name }) => isChosen(name))
if ((chosen.length === 0 && !isChosen(longLists)) || !(runs >= 1))
  throw new Error(`Pages: ${[...pages.map(({ name }) => name), longLists].join('; ')}`)

const scoreOf = (name: keyof Report['categories']) => (report: Report) =>
  Math.round(100 * (report.categories[name].score ?? 0))
const numberOf = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? Infinity

/** Transferred, in kB of 1,000 bytes: as the browser asked for it, compressed. */
const scriptsOf = ({ audits }: Report): number =>
  (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize) / 1000, 0)

type Figure = { heading: string; of: (report: Report) => number; digits: number } & (
  | { atLeast: number }
  | { atMost: number }
  | object
)

const figures: Figure[] = [
  { heading: 'speed', of: scoreOf('performance'), digits: 0, atLeast: 98 },
  { heading: 'access', of: scoreOf('accessibility'), digits: 0, atLeast: 100 },
  { heading: 'practice', of: scoreOf('best-practices'), digits: 0, atLeast: 100 },
  { heading: 'LCP ms', of: numberOf('largest-contentful-paint'), digits: 0, atMost: 1_600 },
  { heading: 'TBT ms', of: numberOf('total-blocking-time'), digits: 0, atMost: 50 },
  { heading: 'CLS', of: numberOf('cumulative-layout-shift'), digits: 3, atMost: 0.01 },
  { heading: 'JS kB', of: scriptsOf, digits: 1 },
]

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const isMissed = (figure: Figure, value: number): boolean =>
  ('atLeast' in figure && value < figure.atLeast) || ('atMost' in figure && value > figure.atMost)

/** The names of the checks that did not pass in any category that must be whole. */
const complaints = ({ categories, audits }: Report): string[] =>
  [categories.accessibility, categories['best-practices']]
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

/** Each time in a browser of its own: what one run leaves behind would change the next. */
async function measure(url: string, page: PageToMeasure): Promise<Report[]> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) {
    await using browser = await openBrowser(url, page.viewer)
    const look = await openLighthouse(browser.port)
    reports.push(await look(url + page.path))
  }
  return reports
}

const folder = join(root, '.data/bench/reports')
mkdirSync(folder, { recursive: true })
const rows: (string | number)[][] = []
const missed: string[] = []
if (isChosen(longLists)) {
  const lists = await measureLongLists()
  const shown = lists.measured.map(({ name, ms, requests, kB, tasks, longestWork }) => [
    name,
    ms.toFixed(0),
    requests,
    kB.toFixed(0),
    tasks.length,
    Math.max(0, ...tasks).toFixed(0),
    tasks.reduce((sum, task) => sum + task, 0).toFixed(0),
    longestWork.toFixed(0),
    loadavg()[0]!.toFixed(1),
  ])
  const heads = [
    'long lists',
    'ms',
    'calls',
    'kB',
    'tasks over 50 ms',
    'longest',
    'together',
    'its work',
    'load',
  ]
  process.stdout.write(`${table(heads, shown).join('\n')}\n\n`)
  missed.push(...lists.missed)
}
if (chosen.length > 0) await measurePages()
for (const one of missed) process.stdout.write(`  missed: ${one}\n`)
if (missed.length > 0) process.exitCode = 1

/** Lighthouse on each chosen page, and what waves and help take. */
async function measurePages(): Promise<void> {
  await using product = await startProduct({ environment: { NODE_ENV: 'production', LOG_LEVEL: 'warn' } })
  const busy: string[] = []
  for (const page of chosen) {
    const reports = await measure(product.url, page)
    const index = median(reports.map(({ environment }) => environment.benchmarkIndex))
    if (index < restedIndex) busy.push(page.name)
    const shown = figures.map((figure) => {
      const value = median(reports.map(figure.of))
      if (isMissed(figure, value))
        missed.push(`${page.name}: ${figure.heading} ${value.toFixed(figure.digits)}`)
      return value.toFixed(figure.digits)
    })
    for (const complaint of new Set(reports.flatMap(complaints))) missed.push(`${page.name}: ${complaint}`)
    rows.push([page.name, ...shown, loadavg()[0]!.toFixed(1), index.toFixed(0)])
    writeFileSync(join(folder, `${page.name.replaceAll(/\W+/g, '-')}.json`), JSON.stringify(reports.at(-1)))
  }

  const bounds = figures.map((figure) =>
    'atLeast' in figure ? `≥ ${figure.atLeast}` : 'atMost' in figure ? `≤ ${figure.atMost}` : '',
  )
  const lines = table(
    ['page', ...figures.map(({ heading }) => heading), 'load', 'index'],
    [['target', ...bounds, '', ''], ...rows],
  )
  process.stdout.write(`Lighthouse, a phone on a slow line, median of ${runs}\n${lines.join('\n')}\n`)
  process.stdout.write(
    '  load and index: how busy the machine was, and how fast (its benchmarkIndex). Reports: .data/bench/reports\n',
  )
  if (busy.length > 0)
    process.stdout.write(
      `  Measured on a busy machine (index under ${restedIndex}), so slower than the page is: ${busy.join('; ')}\n`,
    )
  {
    await using browser = await openBrowser(product.url, 'visitor')
    const cost = await waveCost(browser.port, product.url)
    process.stdout.write(`  The moving waves take ${cost.toFixed(2)} ms of the main thread for each frame\n`)
    if (cost > longestFrame) missed.push(`waves: ${cost.toFixed(2)} ms a frame`)
  }
  {
    await using browser = await openBrowser(product.url, 'visitor')
    const time = median(await timesToHelp(browser.port, product.url, runs))
    process.stdout.write(
      `  Help stands ${time.toFixed(0)} ms after words in a crisis are sent, with nobody to answer (≤ ${latestHelp})\n`,
    )
    if (time > latestHelp) missed.push(`help: ${time.toFixed(0)} ms`)
  }
}
