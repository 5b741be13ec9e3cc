import type { Page } from '@playwright/test'

/** Half an hour into the next day where the person is, also where the clocks change; the page's clock is installed. */
export async function passMidnight(page: Page): Promise<void> {
  const left = await page.evaluate(() => new Date().setHours(24, 30, 0, 0) - Date.now())
  await page.clock.fastForward(left)
}
