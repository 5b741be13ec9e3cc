import type { Page } from '@playwright/test'
import { expect, test } from '#web/e2e/fixtures.ts'
import { beginEntry, entries } from '#web/e2e/journaling.ts'
import { signInByMail } from '#web/e2e/signing-in.ts'
import { button, hearOut, messageBox, replies, say, sayings } from '#web/e2e/talking.ts'

const accept = 'I Understand and Accept'
const neutralPage = 'https://www.wikipedia.org/'

/** As a browser does that was told to keep nothing for any page. */
const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
      Object.defineProperty(globalThis, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })

async function acceptAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check()
  await button(page, accept).click()
  await expect(button(page, accept)).toHaveCount(0)
}

test('where the browser stores nothing, one can talk, choose and leave', async ({ page, context }) => {
  await context.route(`${neutralPage}**`, (route) =>
    route.fulfill({ body: 'Somewhere else', contentType: 'text/html' }),
  )
  await blockStorage(page)
  await page.goto('/chat')
  await acceptAll(page)
  await say(page, 'Hello')
  await hearOut(page)
  await expect(sayings(page)).toHaveText(['Hello'])
  await expect(replies(page)).toHaveCount(1)

  await button(page, 'Use the dark theme').click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click()
  const exit = page.getByRole('switch', { name: 'Show the Exit button' })
  await exit.click()
  await expect(exit).toBeChecked()
  await page.goBack()
  await expect(sayings(page)).toHaveText(['Hello'])
  await messageBox(page).fill('Something that nobody may see')
  await button(page, 'Exit').click()
  await expect(page).toHaveURL(neutralPage)
})

test('where the browser stores nothing, one can sign in and write', async ({ page }) => {
  await blockStorage(page)
  await page.goto('/about')
  await signInByMail(page)
  await page.goto('/journal')
  await acceptAll(page)
  await beginEntry(page, 'The sea was flat.')
  await button(page, 'Save Entry').click()
  await expect(entries(page)).toContainText('The sea was flat.')
  await button(page, 'Close the sidebar').click()
  await expect(button(page, 'Open the sidebar')).toBeVisible()
})
