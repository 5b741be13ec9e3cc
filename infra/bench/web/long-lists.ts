import { chromium, type Page, type Request, type Response } from '@playwright/test'
import { plantPerson } from '#infra/bench/web/planting.ts'
import { openBrowser } from '#infra/bench/web/viewing-browser.ts'
import { replyOf, startModelServer } from '#infra/testing/model-server.ts'
import { startProduct } from '#infra/testing/product.ts'

const turns = 500
const entries = 5_000

/** Milliseconds that the page works in one task, while a reply comes. */
const longestTask = 50
/** Of the api's answers, in kB of 1,000 bytes, uncompressed. */
const heaviest = 100

export type Measured = {
  name: string
  ms: number
  requests: number
  kB: number
  /** By the clock, those over 50 ms. */
  tasks: number[]
  /** Of the longest one, what the page itself has worked: the product beside it may hold it up by the clock. */
  longestWork: number
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

/** In milliseconds, of the main threads of all pages. */
function longestWorkOf(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain'
  const mains = new Set(traceEvents.filter(isMain).map(keyOf))
  const works = traceEvents.flatMap((event) =>
    event.name === 'RunTask' && mains.has(keyOf(event)) ? [(event.tdur ?? 0) / 1000] : [],
  )
  if (works.length === 0) throw new Error('the trace has no task')
  return Math.max(...works)
}

const longReply = Array.from({ length: 60 }, (_, nth) => `Sentence ${nth} is said *slowly*, to be heard.`)
  .join(' ')
  .concat(' That is all.')

/** What is done between two looks: how long it takes, what the api sends, and the tasks over 50 ms. */
async function measure(page: Page, name: string, act: () => Promise<unknown>): Promise<Measured> {
  const sizes: Promise<number>[] = []
  const note = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      sizes.push(
        request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          () => 0,
        ),
      )
  }
  page.on('requestfinished', note)
  await page.evaluate(() => sessionStorage.removeItem('long-tasks'))
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  const begun = performance.now()
  await act()
  const ms = performance.now() - begun
  const longestWork = longestWorkOf(await browser.stopTracing())
  page.off('requestfinished', note)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  const noted = await page.evaluate(() => sessionStorage.getItem('long-tasks'))
  const tasks = (noted ?? '').split(' ').filter(Boolean).map(Number)
  return { name, ms, requests: sizes.length, kB: bytes / 1000, tasks, longestWork }
}

/** Whatever page is loaded writes its long tasks down where the next one finds them. */
const noteLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const noted = sessionStorage.getItem('long-tasks') ?? ''
        sessionStorage.setItem('long-tasks', `${noted} ${duration}`)
      }
    }).observe({ type: 'longtask', buffered: true })
  })

const showsText = (page: Page, text: string): Promise<unknown> =>
  page.getByRole('main').getByText(text, { exact: false }).last().waitFor()

/** By selectors: to look for a role among 1,000 messages is itself a task of 100 ms in the page. */
async function hearReply(page: Page): Promise<void> {
  await page.locator('[aria-label="Your message"]').fill('How shall I go on?')
  await page.locator('[aria-label="Send"]').click()
  await page.locator('[aria-label="Stop"]').waitFor()
  await page.locator('[aria-label="Send"]').waitFor()
}

/** Until all that was said is on the page; by selectors, too. */
async function readBack(page: Page): Promise<void> {
  // Those that were brought along, and what was said and replied just now.
  const said = 2 * turns + 2
  const count = () => page.evaluate(() => document.querySelectorAll('[role=log] article').length)
  for (let known = await count(); known < said; known = await count()) {
    await page.evaluate(
      () => (document.querySelector('[role=region][aria-label="Conversation"]')!.scrollTop = 0),
    )
    await page.waitForFunction(
      (before) => document.querySelectorAll('[role=log] article').length > before,
      known,
    )
  }
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByRole('textbox', { name: "What's on your mind?" }).fill('A day to remember.')
  // What every layer has found comes with the entry a little later.
  const isReread = (response: Response) => /\/api\/journal\/[0-9a-f]{32}$/.test(response.url())
  const reread = page.waitForResponse(isReread)
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await showsText(page, 'A day to remember.')
  await reread
}

/** How a conversation of 1,000 messages and a journal of 5,000 entries open and go on; what was missed, too. */
export async function measureLongLists(): Promise<{ measured: Measured[]; missed: string[] }> {
  await using model = await startModelServer()
  await using product = await startProduct({
    environment: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'calm-1',
    },
  })
  model.answer(replyOf(longReply, { betweenMs: 10 }))
  const { sessionId, cookies } = await plantPerson(product, { turns, entries })
  await using opened = await openBrowser(product.url, 'visitor')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${opened.port}`)
  const context = browser.contexts()[0]!
  await context.addCookies(cookies)
  const page = await context.newPage()
  await noteLongTasks(page)
  await page.goto(`${product.url}/icon.svg`)
  await page.evaluate((id) => localStorage.setItem('leeward-session', id), sessionId)
  const go = (path: string, text: string) => async () => {
    await page.goto(product.url + path)
    await showsText(page, text)
  }
  const messages = `${2 * turns} messages`
  const journal = `${entries} entries`
  const measured = [
    await measure(page, `${messages}: opening`, go('/chat', `Word ${turns} of`)),
    await measure(page, `${messages}: while a reply comes`, () => hearReply(page)),
    await measure(page, `${messages}: reading back to the first`, () => readBack(page)),
    await measure(page, `${messages}, all read: while a reply comes`, () => hearReply(page)),
    await measure(page, `${journal}: opening home`, go('/home', `Day ${entries}.`)),
    await measure(page, `${journal}: opening the journal`, go('/journal', `Day ${entries}.`)),
    await measure(page, `${journal}: a save`, () => save(page)),
  ]
  await browser.close()
  const missed = measured.flatMap(({ name, longestWork, kB }) => [
    ...(name.endsWith('while a reply comes') && longestWork > longestTask
      ? [`${name}: a task of ${longestWork.toFixed(0)} ms`]
      : []),
    ...(name.startsWith(journal) && kB > heaviest ? [`${name}: ${kB.toFixed(0)} kB`] : []),
  ])
  return { measured, missed }
}
