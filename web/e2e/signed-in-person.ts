import type { Cookie } from '@playwright/test'
import { acceptedAt, expect, test as base } from '#web/e2e/fixtures.ts'
import { letter, night } from '#web/e2e/journaling.ts'
import { bringMoods, timeZone, twoWeeks } from '#web/e2e/mood-seeds.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'

export const test = base.extend<
  object,
  {
    /** Somebody with moods and entries, signed in once for all journeys of a runner that only look. */
    person: Cookie[]
  }
>({
  person: [
    async ({ browser, products }, use) => {
      const { url } = await products.guide()
      const context = await browser.newContext({
        baseURL: url,
        timezoneId: timeZone,
        storageState: { cookies: [], origins: [acceptedAt(url)] },
      })
      const page = await context.newPage()
      await openSignedIn(page, '/about')
      await bringMoods(page, twoWeeks)
      for (const data of [letter, night])
        expect((await page.request.post('/api/journal', { data })).ok()).toBe(true)
      await use(await context.cookies())
      await context.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
