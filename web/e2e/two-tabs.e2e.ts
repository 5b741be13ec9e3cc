import type { Page } from '@playwright/test'
import { expect, test } from '#web/e2e/fixtures.ts'
import { entries, openJournal, walk } from '#web/e2e/journaling.ts'
import { openKind } from '#web/e2e/opened-kind.ts'
import { signInByMail } from '#web/e2e/signing-in.ts'
import { button, hearOut, say, sessionBegun } from '#web/e2e/talking.ts'
import { neutralPage } from '#web/safety/quick-exit.ts'

/** Another tab of the same browser, once it hears what the first one tells: then it has told the others of itself. */
async function secondTab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.addInitScript(() => {
    const { postMessage } = BroadcastChannel.prototype
    BroadcastChannel.prototype.postMessage = function (message) {
      postMessage.call(this, message)
      performance.mark('told')
    }
  })
  await other.goto(path)
  await other.waitForFunction(() => performance.getEntriesByName('told').length > 0)
  return other
}

/** The browser shows a tab that was behind others. */
const showAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('what was said is under "Your data" right after, by links alone', async ({ page }) => {
  await page.goto('/data')
  await expect(page.getByText('Nothing from this browser is kept here.')).toBeVisible()
  await page.getByRole('link', { name: 'Start a Conversation' }).click()
  await sessionBegun(page)
  await say(page, 'A marmalade morning')
  await hearOut(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
  await openKind(page, 'Conversations')
  await expect(page.getByText('You wrote a message', { exact: true })).toBeVisible()
  await expect(page.getByText('Nothing from this browser is kept here.')).toHaveCount(0)
})

test('what one tab writes, the other shows', async ({ page }) => {
  await openJournal(page, walk)
  const other = await secondTab(page, '/journal')
  await expect(entries(other)).toHaveCount(1)
  await button(page, 'Delete Untitled Entry').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByRole('heading', { name: 'No journal entries yet' })).toBeVisible()
})

test('signing out in one tab takes the journal off the other', async ({ page }) => {
  await openJournal(page, walk)
  const other = await secondTab(page, '/journal')
  await expect(entries(other)).toContainText(walk.content)
  await page.getByRole('link', { name: 'Log Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByText(walk.content)).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Not Logged In' })).toBeVisible()
})

test('a quick exit in one tab leaves with all of them', async ({ page, context }) => {
  await context.route(`${neutralPage}**`, (route) => route.fulfill({ body: 'An encyclopaedia' }))
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Show the Exit button' }).click()
  await signInByMail(page)
  const other = await secondTab(page, '/chat')
  await page.getByRole('banner').getByRole('button', { name: 'Exit' }).click()
  await page.waitForURL(neutralPage)
  await other.waitForURL(neutralPage)
})

test('a tab that is shown again asks who is here', async ({ page }) => {
  await openJournal(page, walk)
  await expect(entries(page)).toContainText(walk.content)
  // As if on another device, or where the tabs cannot tell each other.
  await page.request.post('/api/auth/logout', { data: {} })
  await showAgain(page)
  await expect(page.getByRole('heading', { name: 'Not Logged In' })).toBeVisible()
  await expect(page.getByText(walk.content)).toHaveCount(0)
})
