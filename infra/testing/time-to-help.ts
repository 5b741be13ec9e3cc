import type { Page } from '@playwright/test'

/** From here on the browser takes the time from the press that sends to the frame that shows the dialog. */
export async function watchForHelp(page: Page): Promise<void> {
  // Made at rest, once the page is there.
  await page.waitForFunction(() => performance.getEntriesByName('floor-ready').length > 0)
  await page.evaluate(() => {
    addEventListener('submit', () => performance.mark('said'), { capture: true, once: true })
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=dialog]')) return
      observer.disconnect()
      requestAnimationFrame(() => performance.mark('help'))
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** Milliseconds, by the browser's own clock. */
export async function timeToHelp(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('help').length > 0)
  return page.evaluate(() => performance.measure('to help', 'said', 'help').duration)
}
