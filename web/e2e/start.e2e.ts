import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { entries, openJournal, walk } from '#web/e2e/journaling.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { button, hearOut, later, messageBox, needHelp, openChat, say } from '#web/e2e/talking.ts'

const notStarted = (page: Page) => page.getByText('Leeward has not started on this page yet.')
const mainScript = '**/assets/index-*.js'
const accept = 'I Understand and Accept'

/** Answered never, as by a server that is stuck, until the journey says so. */
async function hang(page: Page, address: string) {
  const answer = later()
  await page.route(address, async (route) => {
    await answer.until
    await route.continue().catch(() => undefined)
  })
  return answer.now
}

/** The page as the server has sent it; whether it begins is what the journey is about. */
async function openUnbegun(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), path)
  await expect(page.locator('#root[data-viewer]').getByRole('main')).toBeVisible()
}

test('a page whose script does not come says so, and leaves the ways to reach help', async ({ page }) => {
  await page.goto('/about')
  await page.route(mainScript, (route) => route.abort())
  for (const path of ['/', '/chat', '/about']) {
    await openUnbegun(page, path)
    await expect(notStarted(page), path).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link', { name: 'call' })).toHaveAttribute(
      'href',
      'tel:988',
    )
    await needHelp(page).click()
    await expect(page.getByRole('link', { name: /Call or Text 988/ }), path).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await look(page, 'not-started')
  await openUnbegun(page, '/chat')
  await expect(notStarted(page)).toBeVisible()
  await look(page, 'not-started-chat')
  await page.unroute(mainScript)
  await page.getByRole('link', { name: 'Load the page again' }).click()
  await expect(notStarted(page)).toHaveCount(0)
  await say(page, 'Hello')
  await hearOut(page)
})

test('a page whose script breaks says so', async ({ page, context }) => {
  // Not the page of the journey: that one may not throw.
  const other = await context.newPage()
  await other.route(mainScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw Error("broken")' }),
  )
  await other.goto('/about')
  await expect(notStarted(other)).toBeVisible()
  await page.goto('/about')
  await expect(notStarted(page)).toHaveCount(0)
})

test('a page that gets no script at all, or only a long wait, says so', async ({ page }) => {
  await page.goto('/about')
  await page.route('**/first.js', (route) => route.abort())
  await openUnbegun(page, '/about')
  await expect(notStarted(page)).toBeVisible()
  await page.unroute('**/first.js')

  const come = await hang(page, mainScript)
  await openUnbegun(page, '/about')
  await expect(notStarted(page)).toBeVisible()
  come()
  await expect(notStarted(page)).toHaveCount(0)
  await expectReachable(page, 'started-late')
})

test('a server that does not say what it is holds no page', async ({ page }) => {
  await hang(page, '**/api/version')
  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  await page.goto('/')
  await button(page, 'Need help?').first().click()
  await expect(page.getByRole('dialog', { name: 'Support Resources' })).toBeVisible()
})

test('a server that could not say what it is, is asked again, and the way in is there', async ({ page }) => {
  await page.route('**/api/version', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.goto('/about')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test.describe('on a first visit', () => {
  test.use({ hasAccepted: false })

  test('a server that does not say what it is keeps nobody from accepting', async ({ page }) => {
    await hang(page, '**/api/version')
    await page.goto('/chat')
    for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check()
    await button(page, accept).click()
    await expect(messageBox(page)).toBeVisible()
    await say(page, 'Hello')
    await hearOut(page)
  })
})

test('a server that does not say whether an account is leaving holds no page', async ({ page }) => {
  await openJournal(page, walk)
  await hang(page, '**/api/account/deletion')
  await page.reload()
  await expect(entries(page)).toContainText(walk.content)
})

test('who cannot be asked for in time is told so, with a way to ask again', async ({ page }) => {
  await page.goto('/about')
  await page.request.get('/api/version')
  const come = await hang(page, '**/api/auth/user')
  // Where the server cannot tell who asks, the page has to.
  await page.route('**/profile', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/ data-viewer="\w+"/, '')
    await route.fulfill({ response, body })
  })
  await page.evaluate(() => location.assign('/profile'))
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
  // What everybody may read is there meanwhile.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle(/About/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'We could not find out who is here' })).toBeVisible()
  come()
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: 'Not Logged In' })).toBeVisible()
})

test('a part of the page that does not come in time says so, with a way to load it again', async ({
  page,
}) => {
  await page.goto('/about')
  await hang(page, '**/assets/chat-page-*.js')
  await openUnbegun(page, '/chat')
  await expect(notStarted(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Call or Text 988/ })).toBeVisible()
  await page.unroute('**/assets/chat-page-*.js')
  await button(page, 'Load the page again').click()
  await expect(messageBox(page)).toBeVisible()
})
