import { chromium } from '@playwright/test'
import { timeToHelp, watchForHelp } from '#infra/testing/time-to-help.ts'

/** Milliseconds from sending words in a crisis to the frame that shows help, while nothing that is sent is answered. */
export async function timesToHelp(port: number, url: string, runs: number): Promise<number[]> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  await page.route('**/api/chat', () => {})
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    await page.goto(`${url}/chat`)
    await page.waitForFunction(() => localStorage.getItem('leeward-session') !== null)
    await watchForHelp(page)
    await page.getByRole('textbox', { name: 'Your message' }).fill('I am going to kill myself tonight.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    times.push(await timeToHelp(page))
  }
  await page.close()
  return times
}
