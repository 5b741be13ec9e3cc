import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'

const watched = 5_000

/** What the moving waves of the page at `url` cost: milliseconds of the main thread for each frame of the screen. */
export async function waveCost(port: number, url: string): Promise<number> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.waves === 'moving')
  // Whatever the page still has to do at its beginning is none of theirs.
  await setTimeout(2_000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await busy()
  const frames = await page.evaluate(
    (milliseconds) =>
      new Promise<number>((done) => {
        const until = performance.now() + milliseconds
        let count = 0
        const next = () => (performance.now() < until ? (count++, requestAnimationFrame(next)) : done(count))
        requestAnimationFrame(next)
      }),
    watched,
  )
  const cost = ((await busy()) - before) / frames
  await page.close()
  return cost

  async function busy(): Promise<number> {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}
