import type { Page } from '@playwright/test'
import { expect } from '#web/e2e/fixtures.ts'

/** Until the browser has kept the page for when there is no network. */
export const offlineKept = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

/** The address of everything that is kept for this site, by the name of its cache. */
export const keptAddresses = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const requests = await (await caches.open(name)).keys()
        return [name, requests.map(({ url }) => new URL(url).pathname)] as const
      }),
    )
    return Object.fromEntries(kept)
  })

/** All that is kept for this site, as text. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const answer of await cache.matchAll()) texts.push(await answer.text())
    }
    return texts.join('\n')
  })

export const offlineTitle = 'Leeward without a network'

export const expectOfflinePage = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: offlineTitle })).toBeVisible()
