import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { acceptedAt, expect, keepPicture, look, test } from '#web/e2e/fixtures.ts'
import { everyPath } from '#web/e2e/paths.ts'
import { signInByMail } from '#web/e2e/signing-in.ts'

const viewers = ['a visitor', 'somebody signed in'] as const
type Viewer = (typeof viewers)[number]

/** Pages that nothing has begun to wait for, of whoever it is. */
async function browserOf(
  { page, browser, baseURL }: { page: Page; browser: Browser; baseURL: string | undefined },
  viewer: Viewer,
  { hasScripts = true, hasAccepted = true } = {},
): Promise<BrowserContext> {
  if (viewer === 'somebody signed in') {
    await page.goto('/about')
    await signInByMail(page)
  }
  const { cookies } = await page.context().storageState()
  const origins = hasAccepted ? [acceptedAt(baseURL ?? '')] : []
  return browser.newContext({
    locale: 'en-US',
    javaScriptEnabled: hasScripts,
    storageState: { cookies, origins },
    ...(baseURL !== undefined && { baseURL }),
  })
}

const lines = ['tel:988', 'sms:741741?body=HOME', 'tel:911']

/** The lines, with their numbers, in what has just been opened. */
async function expectLines(within: Locator, where: string) {
  for (const line of lines) await expect(within.locator(`a[href="${line}"]`), where).toBeVisible()
  await expect(within, where).toContainText(/988.*HOME.*911/s)
  await expect(within.locator('a[href="tel:988"]'), where).toBeInViewport()
}

const support = (page: Page) => page.getByRole('dialog', { name: 'Support Resources' })
const needHelp = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Need help?' })

// Fourteen pages each, on a machine that may have others to serve.
test.describe.configure({ timeout: 120_000 })

for (const viewer of viewers) {
  test(`${viewer} finds help within one press on every page`, async ({ page, browser, baseURL }) => {
    const context = await browserOf({ page, browser, baseURL }, viewer)
    const visit = await context.newPage()
    for (const path of everyPath) {
      await visit.goto(path, { waitUntil: 'domcontentloaded' })
      await needHelp(visit).click()
      await expectLines(support(visit), path)
      await expect(support(visit)).toContainText('these resources are available 24/7')
      if (path === '/about' && viewer === 'a visitor') await look(visit, 'support-dialog')
      await visit.keyboard.press('Escape')
      await expect(support(visit)).toBeHidden()
      await expect(needHelp(visit)).toBeFocused()
      await expect(
        visit.getByRole('contentinfo').getByRole('button', { name: 'Need help?' }),
        path,
      ).toBeVisible()
    }
    await context.close()
  })

  test(`${viewer} finds help within one press on every page with scripts off`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browserOf({ page, browser, baseURL }, viewer, { hasScripts: false })
    const visit = await context.newPage()
    for (const path of everyPath) {
      await visit.goto(path, { waitUntil: 'domcontentloaded' })
      const words = visit.locator('#root')
      await expectLines(visit.locator('.waiting').first(), path)
      if (path === '/chat' && viewer === 'a visitor')
        for (const width of [375, 1280]) {
          await visit.setViewportSize({ width, height: 800 })
          await keepPicture(visit, `without-scripts-${width}`, true)
        }
      // Of a page that is not the same for everybody there are no first words.
      if ((await words.getByRole('banner').count()) === 0) continue
      await needHelp(visit).click()
      await expectLines(support(visit), path)
    }
    await context.close()
  })

  test(`${viewer} finds help within one press on every page while no API answers`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browserOf({ page, browser, baseURL }, viewer)
    const visit = await context.newPage()
    await visit.route('**/api/**', (route) => route.abort())
    for (const path of everyPath) {
      await visit.goto(path, { waitUntil: 'domcontentloaded' })
      await needHelp(visit).click()
      await expectLines(support(visit), path)
    }
    await keepPicture(visit, `help-api-down-${viewer.split(' ').at(-1)}`)
    await context.close()
  })

  test(`${viewer} finds help within one press on every page before anything is accepted`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browserOf({ page, browser, baseURL }, viewer, { hasAccepted: false })
    const visit = await context.newPage()
    const asking: string[] = []
    for (const path of everyPath) {
      await visit.goto(path, { waitUntil: 'domcontentloaded' })
      await visit.locator('#root[data-viewer]').waitFor({ state: 'detached' })
      await expect(needHelp(visit)).toBeAttached()
      const disclosure = visit.getByRole('dialog', { name: 'Before you begin' })
      if ((await disclosure.count()) > 0) {
        asking.push(path)
        await disclosure.getByText('Need help?').click()
        await expectLines(disclosure, path)
      } else {
        await needHelp(visit).click()
        await expectLines(support(visit), path)
      }
    }
    expect(asking).toContain('/chat')
    await context.close()
  })
}

test('while the API is silent, help opens without it', async ({ context }) => {
  const page = await context.newPage()
  await page.route('**/api/**', () => {})
  await page.goto('/chat')
  await needHelp(page).click()
  await expectLines(support(page), '/chat')
  await look(page, 'support-early')
  await page.keyboard.press('Escape')
  await expect(support(page)).toBeHidden()
  await page.goto('/nowhere')
  await expect(page.getByRole('link', { name: 'call', exact: true })).toHaveAttribute('href', 'tel:988')
})
